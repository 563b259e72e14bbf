import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { misfits } from './fits.ts'
import { expect, test } from './journey.ts'
import { call, openOwnPriced } from './ownOrder.ts'

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

/** Unfolds what is folded, and ticks what asks for more. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
    const folded =
      'main :is(button, [role="button"])[aria-expanded="false"]:not([aria-haspopup]):not([role="combobox"])'
    for (const one of document.querySelectorAll<HTMLElement>(folded)) if (one.checkVisibility()) one.click()
    for (const tick of document.querySelectorAll<HTMLInputElement>('main [type="checkbox"][aria-label^="Haz"]')) {
      if (!tick.checked) tick.click()
    }
  })

/** The words of the buttons that open something, each once. */
const openers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(pattern => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')]
    const words = buttons.filter(one => one.checkVisibility()).map(one => one.innerText.trim())
    return [...new Set(words)].filter(one => new RegExp(pattern).test(one))
  }, opens.source)

/** Presses the buttons of these words; two of them stand for the two ends of a shipment, more for rows, which are alike. */
const press = (page: Page, words: string): Promise<void> =>
  page.evaluate(words => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled)')]
    for (const one of buttons.filter(one => one.innerText.trim() === words).slice(0, 2)) one.click()
  }, words)

/** Opens the panel of the first row, where the screen lists some. @returns whether it does */
const openRow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('main [data-row]')
    row?.click()
    return row !== null
  })

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

/** Screens of one test: a folder of many is shared out, so that no test is much longer than another. */
const AT_ONCE = 6

/** Looks at one screen as it opens, with its first row, and with everything that a button of it opens. */
async function lookAt(page: Page, visit: (path: string) => Promise<void>, address: string, findings: Findings) {
  await visit(address)
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
  const isFrame = await page.evaluate(() => document.querySelector('main#content') !== null)
  await unfold(page)
  await findings.look(page, address, isFrame)
  if (await openRow(page)) {
    await unfold(page)
    await findings.look(page, `${address} a row`, isFrame)
    await visit(address)
  }
  for (const words of await openers(page)) {
    await press(page, words)
    await unfold(page)
    await findings.look(page, `${address} ${words}`, isFrame)
    await page.keyboard.press('Escape')
  }
}

const given = { shipmentid: '{shipmentId}', versionid: '{versionId}', sh: 'edit' }

for (const folder of readdirSync(screens)) {
  const all = addresses(folder, given)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.length > AT_ONCE ? `, part ${from / AT_ONCE + 1}` : ''
    test(`nothing on the screens of ${folder} is cut off, and none scrolls beside its content${part}`, async ({
      page,
      asClerk,
      visit,
    }) => {
      test.setTimeout(300_000)
      await asClerk()
      const findings = new Findings()
      const { shipmentId } = await openOwnPriced(page)
      // One that prices freight: drafts come and go with other journeys.
      const { sheets } = await call<{ sheets: readonly { versionId: number }[] }>(page, 'RateSheets/GetRateSheets', {
        filter: { states: ['active'], kinds: ['sheet'] },
        sortOrder: 'asc',
      })
      const versionId = String(sheets[0]?.versionId)
      await page.setViewportSize({ width: 1440, height: 720 })
      for (const path of all.slice(from, from + AT_ONCE)) {
        const address = path.replace(given.shipmentid, String(shipmentId)).replace(given.versionid, versionId)
        await test.step(address, () => lookAt(page, visit, address, findings))
      }
      expect(findings.list()).toEqual([])
    })
  }
}
