import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'
import { buildOwnOrder, call } from './ownOrder.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const typeOrder = async (page: Page, consignee = 'Demo Garden Center'): Promise<void> => {
  const company = page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company')
  await company.pressSequentially(consignee)
  await expect(page.getByRole('option', { name: consignee })).toBeVisible()
  await company.press('Enter')
  const fill = (field: string, value: string) => page.getByLabel(`${field}, line 1`).fill(value)
  await fill('Description', 'Cast iron brackets')
  await fill('Qty', '2')
  await fill('Weight lb', '1240')
  await fill('Class', '70')
}

test('collect freight goes to the flagged carrier, without a price', async ({ page, visit }) => {
  await visit('/Collect')
  await expect(page.getByLabel('Ready from')).toHaveValue('11:00 AM')
  await expect(page.getByLabel('Until')).toHaveValue('3:30 PM')
  await typeOrder(page)
  await expect(page.getByLabel('Collect carrier')).toContainText('Flagged: Demo Great Lakes Freight (DMGL)')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Book with DMGL' }).click()
  await page.getByText('I called', { exact: true }).click()
  await page.getByLabel('Spoke with').fill('Pat')
  await page.getByRole('button', { name: 'Record order with DMGL' }).click()
  await expect(page.getByRole('heading', { name: /^Phone order with/ })).toBeVisible({ timeout: 20_000 })
  // The order was saved on its way, which leaves nothing that was typed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a truckload is priced by a rate sheet, explained and booked', async ({ page, visit }) => {
  await visit('/SingleOrder')
  await typeOrder(page, 'Demo Machine Works')
  await page.getByText('Truckload', { exact: true }).click()
  await page.locator('[id="truck.equipment"]').selectOption('dryVan')
  await page.keyboard.press('Control+Enter')
  const rate = page.getByRole('radiogroup', { name: 'Choose a rate' })
  await expect(rate).toContainText('Demo Truckload Partners', { timeout: 20_000 })
  await rate.getByRole('button', { name: 'why this price of DMTK' }).click()
  // Dayton to Houston.
  await expect(page.getByText('Linehaul: 1,110 miles at $2.25 (Dry van)')).toBeVisible()
  await expect(page.getByText('$2,497.50').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Book with DMTK' }).click()
  await page.getByRole('button', { name: /^Send tender to DMTK/ }).click()
  await expect(page.getByRole('heading', { name: 'Booked with Demo Truckload Partners' })).toBeVisible({
    timeout: 20_000,
  })
})

test('a quick price from the address becomes an order', async ({ page, visit }) => {
  await visit('/ReviewRates?from=45402&to=89502&weight=1200&class=70')
  const make = page.getByRole('button', { name: 'Make shipment' })
  await expect(make).toBeVisible({ timeout: 20_000 })
  // The lowest price is a live one: what another mode costs by the rate sheets is no measure of it.
  await expect(page.getByRole('region', { name: 'Modes that cost less than LTL' })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await make.click()
  await expect(page.getByRole('region', { name: 'To', exact: true }).getByLabel('ZIP')).toHaveValue('89502')
  await expect(page.getByLabel('Weight lb, line 1')).toHaveValue('1200')
  await expect(page.getByText(/^Fill in what’s missing/)).toHaveCount(0)
  await visit('/ReviewRates?from=45402&to=89502&weight=1300&class=70')
  await page.getByRole('button', { name: 'Request quotes' }).click()
  await expect(page.getByText(/^Fill in what’s missing, then press Request quotes/)).toBeVisible()
  await expect(page.getByLabel('Weight lb, line 1')).toHaveValue('1300')
  await visit('/ReviewServices?from=45402&to=89502')
  await expect(page.getByRole('cell', { name: 'Direct' }).first()).toBeVisible({ timeout: 20_000 })
  expect(await axeFindings(page)).toEqual([])
})

test('a stop is put between, moved by keys, and refused behind its drop', async ({ page, visit }) => {
  await visit('/SingleOrder')
  await typeOrder(page)
  await page.getByRole('button', { name: 'Edit stops' }).click()
  const stops = page.getByRole('list', { name: 'Stops in order' })
  await expect(stops.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add delivery' }).click()
  await stops.getByLabel('Company').fill('Toledo Cross-dock')
  await stops.getByLabel('Street').fill('7 Dock Way')
  await stops.getByLabel('ZIP').fill('43604')
  await expect(stops.getByLabel('City')).toHaveValue('Toledo')
  await page.getByRole('button', { name: /^Split / }).click()
  await page.getByLabel(/^How many of/).press('Enter')
  await page.getByRole('button', { name: /^Change stop 2/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(/^Stop 2 can’t move there/)).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Now stop 3 of 3.')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Now stop 2 of 3.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save stops' }).click()
  await expect(page.getByText('Stops saved.')).toBeVisible()
})

test('several tenders leave after each was read once more', async ({ page, visit }) => {
  const ids: number[] = []
  for (const _ of [1, 2]) {
    const { shipmentId } = await buildOwnOrder(page)
    await call(page, 'Shipment/GETLTLRates', { shipmentId })
    ids.push(shipmentId)
  }
  await visit(`/Tender?ids=${ids.join(',')}`)
  await page.getByRole('button', { name: 'Review and send 2 tenders' }).click()
  const question = page.getByRole('region', { name: 'Send these 2 tenders?' })
  await expect(question.getByText(/^Demo Own Consignee, Reno NV/)).toHaveCount(2)
  await expect(question.getByText('500 lb · 1 Pallet')).toHaveCount(2)
  await expect(question.getByText(/business days$/)).toHaveCount(2)
  await expect(question.getByText('no PO and no sales order')).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Send 2 tenders' }).click()
  // What went well leaves no sheet behind: the rows say it.
  const list = page.getByRole('region', { name: 'Shipments to tender' })
  await expect(list.getByText('Tendered', { exact: true })).toHaveCount(2)
})
