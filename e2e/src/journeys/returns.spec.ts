import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { act } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** Types a package for a home on a lane. */
async function typeParcel(page: Page): Promise<void> {
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Test Sender Back')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Lane')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  await to.getByRole('textbox', { name: 'Phone' }).fill('312-555-0100')
  const line = page.getByRole('group', { name: 'Line 1' })
  const cells = { Description: 'Test gauges', Qty: '1', 'L in': '12', 'W in': '10', 'H in': '8', 'Pounds each': '4' }
  for (const [name, value] of Object.entries(cells)) await line.getByLabel(`${name}, line 1`).fill(value)
}

test('an address is looked at in the form, its home marked by a press; what was sent comes back by a label by e-mail', async ({
  page,
  visit,
}) => {
  await visit('/Parcel')
  await typeParcel(page)
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByRole('button', { name: 'Check address' }).click()
  await expect(to.getByText('Residential', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const home = page.getByRole('checkbox', { name: 'Residential address' })
  await expect(home).not.toBeChecked()
  await to.getByRole('button', { name: 'Mark as residential' }).click()
  await expect(home).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Buy labels with UPSN' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()

  await act(page, 'Make a return')
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('Label delivery').selectOption({ label: 'Label by e-mail' })
  await panel.getByRole('button', { name: 'Make return, get rates' }).click()
  await expect(panel.getByText('Enter an e-mail address.')).toBeVisible()
  await panel.getByLabel('E-mail label to').fill('sender@example.invalid')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Make return, get rates' }).click()
  await expect(page.getByRole('region', { name: 'From', exact: true }).getByText('Test Sender Back')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const rates = page.getByRole('region', { name: 'Rates', exact: true })
  await expect(rates.getByText('UPS Ground')).toBeVisible()
})
