import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** Buys the labels of so many packages. */
async function buy(page: Page, count: string): Promise<void> {
  await page.goto('/Parcel')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Test Reader')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  const cells = { Description: 'Test gauges', Qty: count, 'L in': '12', 'W in': '10', 'H in': '8', 'Pounds each': '4' }
  for (const [name, value] of Object.entries(cells)) await line.getByLabel(`${name}, line 1`).fill(value)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Buy labels with UPSN' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
}

/** A Wednesday that is at least two days away. */
function wednesday(): string {
  const date = new Date(Date.now() + 2 * 86_400_000)
  while (date.getUTCDay() !== 3) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

test('two labels are bought, a truck is asked for, the day closed, the truck sent away and the labels voided', async ({
  page,
  visit,
}) => {
  await buy(page, '2')
  await visit('/DayEnd')
  const accounts = page.getByRole('region', { name: 'Demo UPS', exact: true })
  await expect(accounts.getByText('2 packages, 8 lb, waiting for pickup.')).toBeVisible()
  await expectAccessible(page)

  await accounts.getByRole('button', { name: /^Schedule pickup: / }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('Pickup date').fill(wednesday())
  await panel.getByLabel('Company').fill('Journey Dock')
  await panel.getByLabel('Street').fill('1 Dock Road')
  await panel.getByLabel('City').fill('Dayton')
  await panel.getByLabel('State').fill('OH')
  await panel.getByLabel('ZIP').fill('45402')
  await panel.getByLabel('Phone').fill('')
  await panel.getByRole('button', { name: 'Schedule pickup' }).click()
  await expect(panel.getByLabel('Phone')).toBeFocused()
  await panel.getByLabel('Phone').fill('937-555-0100')
  await panel.getByRole('button', { name: 'Get price' }).click()
  await expect(panel.getByText('The pickup costs $7.95.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Schedule pickup' }).click()
  await expect(panel).toHaveCount(0)
  const pickups = page.getByRole('region', { name: 'Pickups', exact: true })
  await expect(pickups.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(pickups.getByText(/^29\d{9}$/)).toBeVisible()
  await expect(accounts.getByText('No packages waiting for pickup.')).toBeVisible()

  await accounts.getByRole('button', { name: /^Close: .* and before$/ }).click()
  await expect(page.getByText('2 labels closed.')).toBeVisible()
  await expect(accounts.getByText('No open labels.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Manifests', exact: true })
    .getByRole('button', { name: /^Manifest \d+$/ })
    .click()
  expect((await saving).suggestedFilename()).toMatch(/^Manifest \d+ \d{4}-\d\d-\d\d\.pdf$/)

  await pickups.getByRole('button', { name: /^Cancel: 29/ }).click()
  await expect(pickups.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(accounts.getByText('2 packages, 8 lb, waiting for pickup.')).toBeVisible()

  const unscanned = page.getByRole('region', { name: 'Unscanned labels', exact: true })
  await expect(unscanned.getByText('All labels of that age were scanned.')).toBeVisible()
  await unscanned.getByLabel('Bought more than days ago').fill('0')
  await expect(unscanned.getByText(/^2 labels, \$/)).toBeVisible()
  await unscanned.getByRole('checkbox', { name: 'Select all shown' }).check()
  await unscanned.getByRole('button', { name: 'Void 2 labels' }).click()
  await expectAccessible(page)
  await unscanned.getByRole('button', { name: 'Void now' }).click()
  await expect(unscanned.getByText('All labels of that age were scanned.')).toBeVisible()
})

test('places to drop off are a list with a sketch, and a ZIP that is none is said so', async ({ page, visit }) => {
  await visit('/DayEnd')
  const places = page.getByRole('region', { name: 'Drop-off locations', exact: true })
  await places.getByLabel('Account').selectOption({ label: 'Demo UPS' })
  await places.getByLabel('ZIP').fill('00000')
  await places.getByRole('button', { name: 'Find' }).click()
  await expect(places.getByText('This ZIP code is not known.')).toBeVisible()
  await places.getByLabel('ZIP').fill('45402')
  await places.getByRole('button', { name: 'Find' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(4)
  await expect(places.getByRole('listitem').first()).toContainText('0.8 mi')
  await expect(places.getByRole('listitem').first()).toContainText('Mon–Fri 8:00 AM–6:30 PM, Sat 9:00 AM–2:00 PM')
  await expect(places.getByRole('img', { name: /^Map, north up/ })).toBeVisible()
  await expectAccessible(page)
})
