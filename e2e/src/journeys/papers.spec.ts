import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const cell = (page: Page, field: string) => page.getByLabel(`${field}, line 1`)

test('a hazardous line fills itself from the table, COD asks for its amount, and both stand on the shipment', async ({
  page,
  visit,
}) => {
  await visit('/SingleOrder')
  const company = page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company')
  await company.pressSequentially('Demo Garden Center')
  await page.getByRole('option', { name: 'Demo Garden Center' }).waitFor()
  await company.press('Enter')
  for (const [field, value] of [
    ['Description', 'Paint in drums'],
    ['Qty', '2'],
    ['L in', '48'],
    ['W in', '40'],
    ['H in', '45'],
    ['Weight lb', '1240'],
  ] as const)
    await cell(page, field).fill(value)
  await cell(page, 'Class').fill('55')

  await cell(page, 'Hazmat').check()
  const hazmat = page.getByRole('group', { name: 'Hazardous materials, line 1' })
  await hazmat.getByLabel('UN number').pressSequentially('UN1263')
  await page
    .getByRole('option', { name: /^UN1263 Paint/ })
    .first()
    .click()
  await expect(hazmat.getByLabel('Proper shipping name')).not.toHaveValue('')
  await expect(hazmat.getByLabel('Hazard class')).toHaveValue('3')
  await hazmat.getByLabel(/^Quantity/).fill('110 gal')
  await hazmat.getByLabel('Emergency phone, 24 h').fill('555-0100')
  await page.getByPlaceholder('Add accessorial').fill('collect on')
  await page.getByRole('option', { name: 'Collect on delivery' }).click()
  await expect(page.getByRole('checkbox', { name: 'Collect on delivery' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Please enter the number with its area code/)).toHaveCount(2)
  await expect(page.getByLabel(/^COD amount in/)).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindings(page)).toEqual([])

  await hazmat.getByLabel('Emergency phone, 24 h').fill('800-555-0100')
  await page.getByLabel(/^COD amount in/).fill('1,250.00')
  await page.getByLabel('COD fee paid by').selectOption('collect')
  await page.keyboard.press('Control+Enter')
  // Enter books from the rate that was chosen, so it waits until the focus is there.
  await expect(
    page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio', { checked: true }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^(Send tender to|Place order with)/ }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.getByText('$1,250.00')).toBeVisible()
  await expect(page.getByText(/UN1263/).first()).toBeVisible()
})
