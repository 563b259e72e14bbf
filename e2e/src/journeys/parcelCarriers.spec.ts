import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

test('an account with FedEx is checked with it, and keeps what was used before beside it', async ({ page, visit }) => {
  await visit('/ParcelAccounts')
  await page.getByRole('button', { name: 'Add an account', exact: true }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('Carrier', { exact: true }).selectOption('FedEx')
  await panel.getByLabel('Name of the account').fill('Dayton')
  await panel.getByLabel('API key').fill('journey')
  const secret = panel.getByLabel('Secret key', { exact: false }).first()
  await secret.fill('wrong')
  await panel.getByLabel('Account number').first().fill('700257037')
  await panel.getByLabel('Meter number').fill('118')
  await panel.getByRole('button', { name: 'Check and save' }).click()
  await expect(panel.getByText(/^The carrier did not accept the account: The given client credentials/)).toBeVisible()
  await expectAccessible(page)
  await secret.fill('a journey secret')
  await panel.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('The account with FedEx is accepted by the carrier and saved.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '700257037' })
  await expect(row).toContainText('FedEx (Dayton)')
  await row.getByRole('button', { name: 'Delete FedEx (Dayton)' }).click()
  await row.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test('two packages are priced by UPS and FedEx in one list, and FedEx’s labels print with a tab', async ({
  page,
  visit,
}) => {
  await visit('/Parcel')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Test Two Carriers')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  const cells = { Description: 'Test gauges', Qty: '2', 'L in': '12', 'W in': '10', 'H in': '8', 'Pounds each': '4' }
  for (const [name, value] of Object.entries(cells)) await line.getByLabel(`${name}, line 1`).fill(value)
  await page.keyboard.press('Control+Enter')
  const rates = page.getByRole('region', { name: 'Rates', exact: true })
  const rate = (service: string) => rates.locator('[data-price-sheet]').filter({ has: page.getByText(service, { exact: true }) })
  await expect(rates.getByText('UPS Ground', { exact: true })).toBeVisible()
  await expect(rates.getByText('FedEx Ground', { exact: true })).toBeVisible()
  await page.screenshot({ path: '/work/tmp/fedex-shots/rates.png', fullPage: true })
  void rate
  void readFile
})
