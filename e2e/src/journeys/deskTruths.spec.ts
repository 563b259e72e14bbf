import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { buildOwnOrder } from './ownOrder.ts'

// What the desk says of itself is so: an action does what its name says, and what is said covers nothing that is pressed.

test.beforeEach(async ({ asClerk }) => asClerk())

const prices = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a rate' })

test('Get rates gets rates, from the page, from the menu of a row by its letter, and from the palette', async ({
  page,
}) => {
  const { shipmentId, BOLNumber } = await buildOwnOrder(page)
  await page.goto(`/ShipmentDetails/${shipmentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${BOLNumber}`)
  await page.getByRole('button', { name: 'Get rates' }).click()
  await expect(prices(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  // The same letter behind the points of a row, where its name stands with it.
  await page.goto(`/Track?tab=NB&search=${BOLNumber}`)
  const menu = page.getByRole('button', { name: `Actions for ${BOLNumber}` })
  await menu.click()
  const getRates = page.getByRole('menuitem', { name: 'Get rates' })
  await expect(getRates).toHaveAttribute('aria-keyshortcuts', 'r')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(new RegExp(`/Prepaid/${shipmentId}/edit`))
  await expect(prices(page)).toBeVisible()

  // And in the palette, while the page of the shipment is shown.
  await page.goto(`/ShipmentDetails/${shipmentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${BOLNumber}`)
  await page.keyboard.press('Control+k')
  await page
    .getByPlaceholder(/Search/)
    .last()
    .fill('get rates')
  await page.getByRole('button', { name: 'Get rates' }).last().click()
  await expect(prices(page)).toBeVisible()
})

/** What is said lies over: of heads, their buttons and the way to the booking. Said has to be something. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('.mantine-Notification-root')].map(one => one.getBoundingClientRect())
    if (said.length === 0) return ['nothing was said']
    return [...document.querySelectorAll('[data-keep-clear]')].flatMap(element => {
      const box = element.getBoundingClientRect()
      const over = said.some(
        one => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top,
      )
      return over && box.width > 0 ? [element.textContent.slice(0, 60)] : []
    })
  })

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`at ${width} px what is said covers neither the head of a shipment nor its actions`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { BOLNumber } = await buildOwnOrder(page)
    // What failed stays until somebody closes it, on whatever page.
    const refused = { status: 404, contentType: 'application/json', body: '{"code":"NotFound","message":"Not found."}' }
    await page.route('**/api/Shipment/GETPackinglist', route => route.fulfill(refused))
    await page.goto(`/Track?tab=NB&search=${BOLNumber}`)
    const menu = page.getByRole('button', { name: `Actions for ${BOLNumber}` })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Download packing list' }).click()
    await expect(page.getByText(/^Something went wrong while downloading the packing list/)).toBeVisible()
    await expect.poll(() => covered(page)).toEqual([])
    await menu.click()
    await page.getByRole('menuitem', { name: 'Open shipment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${BOLNumber}`)
    await expect.poll(() => covered(page)).toEqual([])

    // The actions open over what is said.
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeVisible()
    const under = await items.evaluateAll(all =>
      all.flatMap(item => {
        item.scrollIntoView({ block: 'nearest' })
        const box = item.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return item.contains(top) ? [] : [item.textContent]
      }),
    )
    expect(under).toEqual([])
    await page.keyboard.press('Escape')

    // Beside the prices the way to the booking stays free.
    await page.getByRole('button', { name: 'Get rates' }).click()
    await expect(page.getByRole('button', { name: /^Book with/ })).toBeVisible()
    await expect.poll(() => covered(page)).toEqual([])
  })
}
