import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { misfits } from './fits.ts'
import { expect, test } from './journey.ts'
import { openOwnPriced } from './ownOrder.ts'

// Every screen of the menus with every form on it, at the widths at which people work: nothing is cut off, and the page
// itself never scrolls. Screens are taken from their own folders, so that a new one is met here without a line.

const screens = join(import.meta.dirname, '../../../packages/web/src/screens')
const widths = [1440, 1366, 1280, 360]

/** What stands in for a part of an address: given by the journey, or none, where the screen says what is missing. */
type Parts = Readonly<Record<string, string>>

/** Addresses of the screens of one folder (`ship`), with their parts filled in. */
const addresses = (folder: string, parts: Parts): readonly string[] =>
  readdirSync(join(screens, folder))
    .flatMap(screen => [
      ...readFileSync(join(screens, folder, screen, 'route.ts'), 'utf8').matchAll(/\bpath: '([^']+)'/g),
    ])
    .map(([, path = '']) => path.replace(/:(\w+)\??/g, (_, part: string) => parts[part] ?? '1'))

/** What opens a form, a list of choices or a further part of one, by its words. */
const opens =
  /^(Add|New|Edit|Change|Create|Invite|Ask|Schedule|More|Import|Columns|Views|Filter|Set|Move|Split|Reserve)\b/

/** Unfolds what is folded, and ticks what asks for more, until nothing is left. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  for (const part of await page
    .locator('main :is(button, [role="button"])[aria-expanded="false"]:not([aria-haspopup]):not([role="combobox"])')
    .all()) {
    if (await part.isVisible()) await part.click()
  }
  for (const tick of await page.getByRole('checkbox', { name: /^(Hazmat|Hazardous)/ }).all()) await tick.check()
}

/** What does not fit, with the widths and the places where it was met. */
class Findings {
  readonly found = new Map<string, { readonly widths: Set<number>; readonly places: Set<string> }>()

  async look(page: Page, place: string, isFrame: boolean): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 })
      for (const words of await settled(page, isFrame)) {
        const one = this.found.get(words) ?? { widths: new Set(), places: new Set() }
        one.widths.add(width)
        one.places.add(place)
        this.found.set(words, one)
      }
    }
    await page.setViewportSize({ width: widths[0] ?? 1440, height: 720 })
  }

  list = (): readonly string[] =>
    [...this.found].map(([words, { widths, places }]) => {
      const [first, ...others] = places
      return `${first}: ${words} (${[...widths].join(', ')})${others.length > 0 ? ` and ${others.length} more` : ''}`
    })
}

/** What does not fit once what moves to its place has come there. */
async function settled(page: Page, isFrame: boolean): Promise<readonly string[]> {
  let now: readonly string[] = []
  for (let frame = 0; frame < 12; frame++) {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    now = await misfits(page, isFrame)
    if (now.length === 0) break
  }
  return now
}

for (const folder of readdirSync(screens)) {
  test(`nothing on the screens of ${folder} is cut off, and none scrolls beside its content`, async ({
    page,
    asClerk,
    visit,
  }) => {
    test.setTimeout(420_000)
    await asClerk()
    const findings = new Findings()
    const { shipmentId } = await openOwnPriced(page)
    await page.setViewportSize({ width: 1440, height: 720 })
    for (const address of addresses(folder, { shipmentid: String(shipmentId), sh: 'edit' })) {
      await visit(address)
      await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
      const isFrame = await page.locator('main#content').isVisible()
      await unfold(page)
      await findings.look(page, address, isFrame)
      // A row's own panel, where the list has one.
      if (await page.evaluate(() => document.querySelector('main [data-row]') !== null)) {
        await page.evaluate(() => document.querySelector<HTMLElement>('main [data-row]')?.click())
        await unfold(page)
        await findings.look(page, `${address} a row`, isFrame)
        await visit(address)
      }
      const names = new Set(
        (await page.locator('main').getByRole('button', { name: opens }).allInnerTexts()).map(words => words.trim()),
      )
      for (const name of names) {
        // Two of a name stand for the two ends of a shipment; more of them for rows, which are alike.
        const alike = await page.locator('main').getByRole('button', { name, exact: true }).all()
        for (const button of alike.slice(0, 2)) {
          if ((await button.isVisible()) && (await button.isEnabled())) await button.click()
        }
        await unfold(page)
        await findings.look(page, `${address} ${name}`, isFrame)
        await page.keyboard.press('Escape')
      }
    }
    expect(findings.list()).toEqual([])
  })
}
