import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'
import { openOwnPriced } from './ownOrder.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** One line of freight to a consignee of the address book, without a price yet. */
async function typeOrder(page: Page): Promise<void> {
  const company = page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company')
  await company.pressSequentially('Demo Garden Center')
  await page.getByRole('option', { name: 'Demo Garden Center' }).waitFor()
  await company.press('Enter')
  const typed = { Description: 'Brackets', Qty: '2', 'L in': '48', 'W in': '40', 'H in': '60', 'Weight lb': '800' }
  for (const [field, value] of Object.entries(typed)) await page.getByLabel(`${field}, line 1`).fill(value)
  await page.getByLabel('Class, line 1').press('=')
}

const prices = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio')

test('a price is booked from the page of its shipment', async ({ page }) => {
  await openOwnPriced(page)
  const part = page.getByRole('region', { name: 'Prices', exact: true })
  const all = part.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio')
  await all.nth(1).check()
  await all.nth(1).press('Enter')
  const confirm = part.getByRole('button', { name: /^Send tender to|^Place order with/ })
  await expect(confirm).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await confirm.press('Enter')
  await expect(part.getByText('Booked', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(all).toHaveCount(0)
  await expect(part.getByRole('button', { name: /^Book with/ })).toHaveCount(0)
})

test('a company calls its references by its own names, and they stand on an order', async ({ page, visit }) => {
  await visit('/Settings/Company')
  const orders = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Orders', exact: true }) })
  await orders.getByLabel('Reference 2', { exact: true }).fill('Cost center')
  await orders.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved.').filter({ visible: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await visit('/SingleOrder')
  await page.getByLabel('Cost center').fill('CC-7')
  await expect(page.getByLabel('Reference 3')).toHaveCount(0)
  await page.getByRole('button', { name: 'More numbers' }).click()
  await expect(page.getByLabel('Trailer number')).toBeFocused()
  await expect(page.getByLabel('Reference 3')).toBeVisible()
})

test('Enter that is held down asks once more, and buys nothing', async ({ page, visit }) => {
  await visit('/SingleOrder')
  await typeOrder(page)
  await page.keyboard.press('Control+Enter')
  await expect(prices(page).and(page.locator(':checked'))).toBeFocused({ timeout: 20_000 })
  await page.keyboard.down('Enter')
  const confirm = page.getByRole('button', {
    name: /^Send the tender to|^Place the order with|^Place order|^Send tender/,
  })
  await expect(confirm).toBeFocused()
  for (let n = 0; n < 5; n++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(confirm).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toHaveCount(0)
  await confirm.press('Enter')
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 20_000 })
})
