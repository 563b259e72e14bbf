import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from '../testing/address.ts'
import { rate, unbooked } from '../testing/answers/priced.ts'
import { shipmentList, shipmentRow } from '../testing/answers/shipments.ts'
import { press, typeKeys } from '../testing/hands.ts'
import { renderScreen, visit } from '../testing/render.tsx'
import { answer, empty, refusal } from '../testing/wire.ts'

// What the desk says of itself is so: an action does what its name says, and what is said covers nothing that is pressed.

const bol = '0400000101'
const answers = [
  ...unbooked(101, [rate(7)]),
  // Ours stands below what is said at the right of the first rows.
  shipmentList([9, 8, 7, 6, 5, 4, 3, 2, 1].map(n => shipmentRow(100 + n, { shipmentStatus: 'Q' }))),
  empty(GlobalSearch),
]
const prices = page.getByRole('radiogroup', { name: 'Choose a rate' })
const title = page.getByRole('heading', { level: 1, name: `BOL ${bol}` })
const menu = page.getByRole('button', { name: `Actions for ${bol}` })

test('Get rates gets rates, from the page, from the menu of a row by its letter, and from the palette', async () => {
  await renderScreen('/ShipmentDetails/101', { answers })
  await expect.element(title).toBeVisible()
  await page.getByRole('button', { name: 'Get rates' }).click()
  await expect.element(prices).toBeVisible()
  expect(window.location.hash).toBe('')

  // The same letter behind the points of a row, where its name stands with it.
  await visit(`/Track?tab=NB&search=${bol}`)
  await menu.click()
  const getRates = page.getByRole('menuitem', { name: 'Get rates' })
  await expect.element(getRates).toHaveAttribute('aria-keyshortcuts', 'r')
  await press('r')
  await expect.poll(address).toContain('/Prepaid/101/edit')
  await expect.element(prices).toBeVisible()

  // And in the palette, while the page of the shipment is shown.
  await visit('/ShipmentDetails/101')
  await expect.element(title).toBeVisible()
  await press('Control+k')
  const palette = page.getByRole('dialog')
  await expect.element(palette).toBeVisible()
  await typeKeys('get rates')
  await palette.getByRole('button', { name: 'Get rates' }).click()
  await expect.element(prices).toBeVisible()
})

/** What is said lies over: of heads, their buttons and the way to the booking. Said has to be something. */
function covered(): readonly string[] {
  const said = [...document.querySelectorAll('.mantine-Notification-root')].map(one => one.getBoundingClientRect())
  if (said.length === 0) return ['nothing was said']
  return [...document.querySelectorAll('[data-keep-clear]')].flatMap(element => {
    const box = element.getBoundingClientRect()
    const over = said.some(
      one => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top,
    )
    return over && box.width > 0 ? [element.textContent.slice(0, 60)] : []
  })
}

/** Entries of the open menu that something else lies over. */
const under = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role="menuitem"]')].flatMap(item => {
    item.scrollIntoView({ block: 'nearest' })
    const box = item.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return item.contains(top) ? [] : [item.textContent]
  })

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`at ${width} px what is said covers neither the head of a shipment nor its actions`, async () => {
    // What failed stays until somebody closes it, on whatever page.
    const refused = answer(GETPackinglist, refusal('NotFound'))
    await renderScreen(`/Track?tab=NB&search=${bol}`, { answers: [...answers, refused], width, height })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Download packing list' }).click()
    await expect.element(page.getByText(/^Something went wrong while downloading the packing list/)).toBeVisible()
    await expect.poll(covered).toEqual([])
    await menu.click()
    await page.getByRole('menuitem', { name: 'Open shipment' }).click()
    await expect.element(title).toBeVisible()
    await expect.poll(covered).toEqual([])

    // The actions open over what is said.
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    expect(under()).toEqual([])
    await press('Escape')

    // Beside the prices the way to the booking stays free.
    await page.getByRole('button', { name: 'Get rates' }).click()
    await expect.element(page.getByRole('button', { name: /^Book with/ })).toBeVisible()
    await expect.poll(covered).toEqual([])
  })
}
