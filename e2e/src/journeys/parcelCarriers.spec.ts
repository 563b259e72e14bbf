import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

test('an account with FedEx is checked with it, and keeps what was used before beside it', async ({ page, visit }) => {
  await visit('/ParcelAccounts')
  await page.getByRole('button', { name: 'Add account', exact: true }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('Carrier', { exact: true }).selectOption('FedEx')
  await panel.getByLabel('Account name').fill('Dayton')
  await panel.getByLabel('API key').fill('journey')
  const secret = panel.getByLabel('Secret key', { exact: false }).first()
  await secret.fill('wrong')
  await panel.getByLabel('Account number').first().fill('700257037')
  await panel.getByLabel('Meter number').fill('118')
  await panel.getByRole('button', { name: 'Check and save' }).click()
  await expect(panel.getByText(/^The carrier rejected the account: The given client credentials/)).toBeVisible()
  await expectAccessible(page)
  await secret.fill('a journey secret')
  await panel.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('Account with FedEx verified and saved.')).toBeVisible()
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
  const offer = (service: string) => rates.getByRole('radiogroup').locator(':scope > div').filter({ hasText: service })
  // One list of both: the cheapest is on the ground, the fastest by air.
  await expect(offer('UPS Ground').getByText('Cheapest', { exact: true })).toBeVisible()
  await expect(offer('FedEx Ground')).toHaveCount(1)
  await expect(rates.getByText('Cheapest', { exact: true })).toHaveCount(1)
  await expect(rates.getByText('Fastest', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await offer('FedEx Ground').getByRole('radio').check()
  await page.getByRole('button', { name: 'Buy labels with FDEG' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
  await page.locator('a[href^="/PrintDocuments?ids="]').first().click()
  const labels = page.getByRole('list', { name: 'Labels' }).getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(page.getByRole('region', { name: /^Label 61\d{13}/ }).getByRole('img')).toBeVisible()
  await page.getByLabel('Label stock').selectOption('4x6.75')
  await page.getByLabel('Custom tab').selectOption('bottom')
  await page.getByLabel('Other text').fill('Ring twice')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZPL', exact: true }).click()
  const zpl = await readFile(await (await saving).path(), 'utf8')
  expect(zpl.match(/\^XA/g)).toHaveLength(2)
  // ¾ of an inch more than six.
  expect(zpl).toContain('^LL1370')
  expect(zpl).toContain('Ring twice')
  await expect(labels.first()).toContainText('printed once')
})
