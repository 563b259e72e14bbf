import axe from 'axe-core'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands (WCAG 2.2 AA); empty is the goal. */
async function findings(rules: axe.RunOptions): Promise<readonly string[]> {
  // Colours on their way from one theme to the other are nobody's to judge: they arrive. What never ends has nowhere to.
  for (const running of document.getAnimations()) {
    if (Number.isFinite(Number(running.effect?.getComputedTiming().endTime))) running.finish()
  }
  const { violations } = await axe.run(document, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

async function shownIn(colorScheme: 'light' | 'dark'): Promise<void> {
  await commands.colorScheme(colorScheme)
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe(colorScheme)
}

/** Axe finds nothing: by all rules in light, by those of colours in dark; it is light afterwards. */
export async function expectAccessible(): Promise<void> {
  await shownIn('light')
  expect(await findings({ runOnly: tags })).toEqual([])
  await shownIn('dark')
  expect(await findings({ runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([])
  await shownIn('light')
}
