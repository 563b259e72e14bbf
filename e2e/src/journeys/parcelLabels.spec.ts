import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { act } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** Buys the labels of two packages, and opens their papers. */
async function buyTwo(page: Page): Promise<void> {
  await page.goto('/Parcel')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Test ^XZ~JA Reader')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  const cells = { Description: 'Test gauges', Qty: '2', 'L in': '12', 'W in': '10', 'H in': '8', 'Pounds each': '4' }
  for (const [name, value] of Object.entries(cells)) await line.getByLabel(`${name}, line 1`).fill(value)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Buy labels with UPSN' }).click()
  await page.getByRole('button', { name: /^Place the order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
  await page.locator('a[href^="/PrintDocuments?ids="]').first().click()
}

test('labels are seen as they will come out, and printed again as pages or commands', async ({ page }) => {
  await buyTwo(page)
  const labels = page.getByRole('list', { name: 'Labels' }).getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(labels.first()).toContainText('not printed yet')
  const picture = page.getByRole('region', { name: /^Label 1Z/ }).getByRole('img')
  await expect(picture).toBeVisible()
  await expect(page.getByLabel('Tab with your own words')).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('Label stock').selectOption('4x8')
  await page.getByLabel('Tab with your own words').selectOption('top')
  await page.getByRole('checkbox', { name: 'Ship-to name' }).check()
  await page.getByLabel('Other words').fill('Ring twice ^XZ')
  await expect(picture).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZPL', exact: true }).click()
  const zpl = await readFile(await (await saving).path(), 'utf8')
  expect(zpl.match(/\^XA/g)).toHaveLength(2)
  expect(zpl.match(/\^XZ/g)).toHaveLength(2)
  expect(zpl).toContain('To Test _5EXZ_7EJA Reader')
  expect(zpl).toContain('^LL1624')
  await expect(labels.first()).toContainText('printed once')
  // What is in the printer of this device is known the next time.
  await page.reload()
  await expect(page.getByLabel('Label stock')).toHaveValue('4x8')
  await expect(page.getByLabel('Other words')).toHaveValue('Ring twice ^XZ')
  const pages = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  expect((await pages).suggestedFilename()).toMatch(/^Labels P\d+\.pdf$/)
  await expect(labels.first()).toContainText('printed 2 times')
  await page.getByRole('button', { name: 'Packing lists' }).click()
  await expect(page.getByRole('checkbox', { name: 'Packing list' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Bill of lading' })).toHaveCount(0)
  await expectAccessible(page)
})

test('what was bought gets a way back, which is priced like any other', async ({ page }) => {
  await buyTwo(page)
  await expect(page).toHaveURL(/ids=\d+/)
  await page.goto(`/ShipmentDetails/${new URL(page.url()).searchParams.get('ids')}`)
  await expect(page.getByRole('list', { name: 'Labels' }).getByRole('listitem')).toHaveCount(2)
  await act(page, 'Make a return')
  await expect(page.getByLabel('How they get the label')).toHaveValue('printLabel')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make the return and get rates' }).click()
  await expect(page).toHaveURL(/\/Parcel\/\d+/)
  await expect(page.getByRole('region', { name: 'From', exact: true })).toContainText('Test ^XZ~JA Reader')
  await page.goBack()
  await expect(page.getByText('Comes back with')).toBeVisible()
})
