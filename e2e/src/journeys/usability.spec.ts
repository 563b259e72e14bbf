import { expect, test } from './journey.ts'

// It books a shipment, so it runs after the journeys that count rows.
test.beforeEach(({ asClerk }) => asClerk())

test('a booked order from a saved address and a saved item takes eight interactions', async ({ page, visit }) => {
  await visit('/SingleOrder')
  let interactions = 0
  const press = async (key: string): Promise<void> => {
    interactions++
    await page.keyboard.press(key)
  }
  const type = async (words: string): Promise<void> => {
    interactions++
    await page.keyboard.type(words)
  }
  interactions++
  await page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company').click()
  await type('Demo Machine')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await press('Enter')
  await expect(page.getByLabel('Description, line 1')).toBeFocused()
  await type('housings')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await press('Enter')
  await expect(page.getByLabel('Weight lb, line 1')).not.toHaveValue('')
  await press('Control+Enter')
  await expect(
    page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio', { checked: true }),
  ).toBeFocused({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^Book with / })).toBeInViewport({ ratio: 1 })
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Send the tender to|^Place the order with/ })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('heading', { name: /^Booked with|^The order is with|is on its way$/ })).toBeVisible()
  expect(interactions).toBeLessThanOrEqual(8)
})

test('a shipment is repeated and its bill printed in six interactions, from anywhere', async ({ page, visit }) => {
  await visit('/Track')
  let interactions = 0
  const press = async (key: string): Promise<void> => {
    interactions++
    await page.keyboard.press(key)
  }
  interactions++
  // At a person's pace: what comes faster is a scanner's.
  await page.keyboard.type('gs', { delay: 200 })
  await expect(page.getByRole('heading', { level: 1, name: 'Single Order' })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /^Repeat a shipment/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await press('r')
  await page.waitForURL(/\/Prepaid\/\d+\/copy/)
  await expect(page.getByLabel('Description, line 1')).not.toHaveValue('')
  await press('Control+Enter')
  await expect(
    page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio', { checked: true }),
  ).toBeFocused({ timeout: 30_000 })
  await press('Enter')
  await expect(page.getByRole('button', { name: /^Send the tender to|^Place the order with/ })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Print BOL' })).toBeFocused({ timeout: 30_000 })
  await press('Enter')
  await expect(page.getByText(/^(Sent to the printer|Downloaded): /)).toBeVisible({ timeout: 30_000 })
  expect(interactions).toBeLessThanOrEqual(6)
})
