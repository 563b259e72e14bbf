import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const SCAC = 'DMSP'
const name = 'Demo Spot Lines'

test('a spot-quote carrier is added, insured, marked, deleted and brought back', async ({ page, visit }) => {
  await visit('/Carriers')
  await page.getByRole('button', { name: 'Add a New Carrier' }).click()
  await page.getByRole('button', { name: /^Spot quotes/ }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByRole('button', { name: 'Save carrier' }).click()
  await expect(panel.getByLabel('Carrier name')).toBeFocused()
  await expect(panel.getByText('3 fields need your attention.')).toBeVisible()
  await panel.getByLabel('Carrier name').fill(name)
  await panel.getByLabel('SCAC').fill(SCAC.toLowerCase())
  await panel.getByLabel('Quote e-mail').fill('quotes@dmsp-demo.invalid')
  await panel.getByRole('button', { name: 'Save carrier' }).click()
  await expect(page.getByText(`Carrier(${name}) has been added successfully`)).toBeVisible()

  const row = page.locator('[data-row]', { hasText: name })
  await expect(row).toContainText('No date')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Mark do not use' }).click()
  await expect(row).toContainText('Do not use')
  await row.getByText(name).click()
  await panel.getByLabel('Insured until').fill('2027-06-30')
  await panel.getByRole('checkbox', { name: 'Do not use' }).uncheck()
  await panel.getByRole('button', { name: 'Save carrier' }).click()
  await expect(row).toContainText('Jun 30, 2027')
  await row.getByText(name).click()
  await page.locator('[data-panel] input[type="file"]').setInputFiles({
    name: 'certificate.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('insured'),
  })
  await expect(panel.getByRole('button', { name: 'certificate.txt', exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Jun 30, 2027')
  await row.getByText(name).click()
  await expect(panel.getByRole('button', { name: 'certificate.txt', exact: true })).toBeVisible()
})

test('an uninsured carrier is shown with its price and can’t be booked', async ({ page, visit }) => {
  await visit('/Carriers?insurance=expired')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator('[data-row="0"]')).toContainText('Expired')
  await visit('/SingleOrder')
  await expect(page.getByLabel('Ready from')).toBeVisible()
  const company = page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company')
  await company.pressSequentially('Demo Garden Center')
  await expect(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await company.press('Enter')
  const typed = { Description: 'Cast iron brackets', Qty: '2', 'L in': '48', 'W in': '40', 'H in': '45' }
  for (const [field, value] of Object.entries(typed)) await page.getByLabel(`${field}, line 1`).fill(value)
  await page.getByLabel('Weight lb, line 1').fill('800')
  await page.getByLabel('Class, line 1').press('=')
  await page.keyboard.press('Control+Enter')
  const rates = page.getByRole('radiogroup', { name: 'Choose a rate' })
  await expect(rates.getByText('insurance?').first()).toBeVisible()
  // What can't be booked is folded, and says why.
  await expect(rates.getByRole('radio', { name: /DMEC/ })).toHaveCount(0)
  await page.getByRole('button', { name: /not usable: .*DMEC uninsured/ }).click()
  await rates.getByRole('radio', { name: /DMEC/ }).check()
  await expect(rates.getByText(/Demo Economy Carriers’s insurance expired .+: it can’t be booked/)).toBeVisible()
  await page.getByRole('button', { name: 'Book with DMEC' }).click()
  const booking = page.getByRole('region', { name: /^Book with Demo Economy/ })
  await expect(booking.getByText(/insurance expired/)).toBeVisible()
  await expect(booking.getByRole('button', { name: /DMEC/ })).toBeDisabled()
  await expectAccessible(page)
})
