import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openOwnPriced } from './ownOrder.ts'

// Spanish is a fifth longer: what fits in English may be cut off in it.

test.beforeEach(({ asClerk }) => asClerk())

const paths = [
  ...['ReviewRates?from=45402&to=53703&weight=800&class=70', 'ReviewServices', 'TerminalInfo', 'OpenOrders'],
  ...[
    'StraightThrough',
    'SpotQuotes',
    'SingleOrder',
    'Parcel',
    'ParcelScan',
    'DayEnd',
    'MultipleOrders',
    'PrintDocuments',
  ],
  ...['DockView', 'Track', 'GuideOverrides', 'Carriers', 'ItemMaster', 'Settings/ChangeDefaults', 'ParcelAccounts'],
]

/** Labels, heads and buttons whose words don't fit where they stand, with the words. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, legend, th, h1, h2, h3, summary, a, dt, [role="tab"]')]
      .flatMap(one => [one, ...one.querySelectorAll<HTMLElement>('span')])
      .filter(one => {
        const { overflowX, visibility, clipPath } = getComputedStyle(one)
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        const isShown = visibility === 'visible' && clipPath === 'none' && one.offsetWidth > 2
        return isCut && isShown && one.scrollWidth > one.clientWidth + 1
      })
      // What is cut on purpose is said whole where it is pointed at, or is the name of a thing.
      .filter(one => one.closest('[title]') === null && one.closest('td, li, option, [data-name]') === null)
      .map(one => one.innerText.replace(/\s+/g, ' ').trim())
      .filter(words => words !== ''),
  )

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`no words of the screens are cut off in Spanish at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const { shipmentId } = await openOwnPriced(page)
    await page.addInitScript(() => localStorage.setItem('waybill.preference.language', 'es-es'))
    const found: string[] = []
    for (const path of [...paths, `ShipmentDetails/${shipmentId}`, `Prepaid/${shipmentId}/edit`]) {
      await page.goto(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 })
      found.push(...(await clipped(page)).map(words => `${path}: ${words}`))
      // Nothing stands beside the window either.
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (beside > 1) found.push(`${path}: ${beside} px beside the window`)
    }
    expect(found).toEqual([])
  })
}
