import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/**
 * What axe finds on the page as it stands (WCAG 2.2 AA); empty is the goal.
 * @param rules those alone, where what else there is was looked at in another theme; left out: all
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // It stays until the page is left: half a megabyte is not sent twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async runOnly => {
      // Colours on their way from one theme to the other are nobody's to judge: they arrive. What never ends has nowhere to.
      for (const running of document.getAnimations()) {
        if (Number.isFinite(Number(running.effect?.getComputedTiming().endTime))) running.finish()
      }
      const { axe } = window as unknown as {
        axe: { run: (context: Document, options: unknown) => Promise<{ violations: Finding[] }> }
      }
      return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations
    },
    rules === undefined ? everything : [...rules],
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
