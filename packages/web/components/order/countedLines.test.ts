import { GetShipmentsToRepeat } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { wireHazmat } from '@waybill/contract/wire/lineItem.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { masterItem } from '../testing/answers/items.ts'
import { orderForm } from '../testing/answers/order.ts'
import { plainShipment } from '../testing/answers/priced.ts'
import { press, pressAt, typeKeys } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { reload, renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const cell = (name: string, line = 1) => page.getByLabelText(`${name}, line ${line}`)

/** Tiles in cartons of 33 pounds, 60 of them on a pallet of 48 × 40 × 28. */
const tile = masterItem(1, {
  ...{ SKU: 'DEMO-TILE', Description: 'Floor tiles', Class: '50', Weight: 2050, Length: 48, Width: 40, Height: 28 },
  Levels: {
    each: null,
    carton: { Packaging: 'CTN', Weight: 33, Length: 12, Width: 12, Height: 6, Count: null },
    pallet: { Packaging: 'PLT', Weight: 2050, Length: 48, Width: 40, Height: 28, Count: 60 },
  },
})

async function choose(sku: string): Promise<void> {
  await cell('Description').click()
  await typeKeys(sku)
  await expect.element(page.getByRole('option', { name: new RegExp(sku) })).toBeVisible()
  await press('Enter')
  await expect.element(cell('Qty')).toHaveFocus()
}

test('an item times a quantity is what the line weighs, until a total is typed over it', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm({ items: [tile] }) })
  await choose('DEMO-TILE')
  // The quantity that stands there is selected: 12 is 12, not 112.
  await typeKeys('12')
  await expect.element(cell('Qty')).toHaveValue('12')
  await expect.element(cell('Weight lb')).toHaveValue('24600')
  await expect.element(cell('Pieces')).toHaveValue('720')
  await expect.element(page.getByText('12 × 2,050 lb = 24,600 lb')).toBeVisible()
  // 65.9 pounds per cubic foot speak for class 50, which it has: nothing else is suggested.
  await expect.element(page.getByText('65.9', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Use class/ })).not.toBeInTheDocument()
  await expectAccessible()

  await cell('Type').selectOptions('CTN')
  await expect.element(cell('Weight lb')).toHaveValue('396')
  await expect.element(page.getByText('12 × 33 lb = 396 lb')).toBeVisible()
  await cell('Type').selectOptions('PLT')

  // Weighed on the dock: it stays, also after a reload, until it is cleared.
  await cell('Weight lb').click()
  await typeKeys('24480')
  await cell('Qty').click()
  await typeKeys('14')
  await expect.element(cell('Weight lb')).toHaveValue('24480')
  const over = page.getByText('Typed over 14 × 2,050 lb = 28,700 lb')
  await expect.element(over).toBeVisible()
  await expectAccessible()
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible()
  await reload()
  await expect.element(over).toBeVisible()
  await cell('Qty').fill('12')
  await expect.element(cell('Weight lb')).toHaveValue('24480')
  await pressAt(cell('Weight lb'), 'Delete')
  await press('Tab')
  await expect.element(cell('Weight lb')).toHaveValue('24600')

  // A line that is repeated counts as the first does.
  await pressAt(cell('Qty'), 'Control+d')
  await cell('Qty', 2).click()
  await typeKeys('3')
  await expect.element(cell('Weight lb', 2)).toHaveValue('6150')
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell('Qty', 2).fill('2')
  await expect.element(cell('Weight lb', 2)).toHaveValue('4100')
})

test('a number is selected where it is entered, by key and by pointer', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm() })
  const weight = cell('Weight lb')
  await weight.fill('500')
  await cell('H in').fill('40')
  await weight.click()
  await typeKeys('7')
  await expect.element(weight).toHaveValue('7')
  // A second press is meant for a place in the number.
  await weight.click()
  await press('End')
  await typeKeys('5')
  await expect.element(weight).toHaveValue('75')
  await press('Shift+Tab')
  await typeKeys('9')
  await expect.element(cell('H in')).toHaveValue('9')
  // Words are typed into.
  await cell('Description').fill('Pumps')
  await cell('H in').click()
  await cell('Description').click()
  await press('End')
  await typeKeys('!')
  await expect.element(cell('Description')).toHaveValue('Pumps!')

  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  const grid = page.getByRole('grid', { name: 'Lines from a spreadsheet' })
  await expect.element(grid).toHaveFocus()
  await press('ArrowRight')
  // Typing opens the cell on its first digit, which is not typed over by the second.
  await typeKeys('12')
  await press('Enter')
  await press('ArrowUp')
  await expect.element(grid.getByRole('gridcell', { name: '12', exact: true })).toBeVisible()
  await press('F2')
  await typeKeys('3')
  await press('Enter')
  await expect.element(grid.getByRole('gridcell', { name: '3', exact: true })).toBeVisible()
})

/** Paint in drums of 205 pounds, four of them on a pallet of 880. */
const paint = masterItem(2, {
  ...{ SKU: 'DEMO-PAINT', Description: 'Paint, in drums', Class: '55', Weight: 880, Length: 48, Width: 40, Height: 40 },
  Hazmat: madeUp(wireHazmat, {
    ...{ UNNumber: 'UN1263', ProperShippingName: 'Paint', HazardClass: '3', PackingGroup: 'II' },
    ...{ Quantity: '4 drums, 880 lb', EmergencyPhone: '800-555-0199' },
  }),
  Levels: {
    each: null,
    carton: { Packaging: 'DRM', Weight: 205, Length: 20, Width: 20, Height: 35, Count: null },
    pallet: { Packaging: 'PLT', Weight: 880, Length: 48, Width: 40, Height: 40, Count: 4 },
  },
})

test('the quantity of a hazardous material is that of the line that declares it', async () => {
  await renderScreen('/SingleOrder', { answers: orderForm({ items: [paint] }) })
  await choose('DEMO-PAINT')
  await typeKeys('12')
  const quantity = page.getByLabelText('Quantity and unit')
  await expect.element(quantity).toHaveValue('48 drums, 10,560 lb')
  // Words behind the name leave the line what it is.
  await pressAt(cell('Description'), 'End')
  await typeKeys(', PO line 4')
  await cell('Qty').fill('3')
  await expect.element(cell('Weight lb')).toHaveValue('2640')
  await expect.element(quantity).toHaveValue('12 drums, 2,640 lb')
  await quantity.fill('4 drums, 880 lb')
  await press('Control+Enter')
  await expect.element(page.getByText(/^The line says 12 drums/).first()).toBeVisible()
})

const past101 = {
  ...{ shipmentId: 101, consignee: 'Demo Garden Center', consigneeCity: 'Reno', consigneeState: 'NV' },
  ...{ TotalQuantity: 1, Totalweight: 500, shipDate: '2026-11-24' },
}

test('a line of a past shipment that is repeated is counted by its item', async () => {
  const pump = masterItem(3, {
    SKU: 'DEMO-PUMP',
    Description: 'Pump housings',
    Weight: 500,
    Length: 48,
    Width: 40,
    Height: 48,
  })
  const past = plainShipment()
  const Items = past.Items.map(item => ({ ...item, ItemCode: 'DEMO-PUMP' }))
  await renderScreen('/SingleOrder', {
    answers: [
      ...orderForm({ items: [pump] }),
      answer(GetShipmentsToRepeat, { shipments: [past101] }),
      answer(ShipmentDetails, shipmentDetails(101, { shipment: { ...past, Items } })),
    ],
  })
  await expect.element(page.getByRole('heading', { name: /^Repeat a shipment/ })).toBeVisible()
  await page.getByRole('link', { name: /^Demo/ }).click()
  await expect.poll(address).toContain('/copy')
  await expect.element(cell('Description')).toHaveValue('Pump housings')
  await expect.element(page.getByText('1 × 500 lb = 500 lb')).toBeVisible()
  await cell('Qty').click()
  await typeKeys('9')
  await expect.element(cell('Weight lb')).toHaveValue('4500')
})
