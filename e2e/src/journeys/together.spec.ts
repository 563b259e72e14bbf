import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

// What is typed on the screens of freight: two people at one list, a reload in the middle, letters typed while a save is on
// its way. Nothing typed is lost, and nobody is overwritten.

test.beforeEach(({ asClerk }) => asClerk())

async function typeOrder(page: Page): Promise<void> {
  const company = page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company')
  await company.pressSequentially('Demo Garden Center')
  await expect(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await company.press('Enter')
  const fill = (field: string, value: string) => page.getByLabel(`${field}, line 1`).fill(value)
  await fill('Description', 'Cast iron brackets')
  await fill('Qty', '2')
  await fill('Weight lb', '1240')
  await fill('Class', '70')
}

test('stops that are typed outlive a colleague’s change and a reload; the order beside them too', async ({
  page,
  visit,
  context,
}) => {
  await visit('/SingleOrder')
  await typeOrder(page)
  await page.getByRole('button', { name: 'Edit stops' }).click()
  const stops = page.getByRole('list', { name: 'Stops in order' })
  await expect(page.getByRole('heading', { name: 'Stops', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Add delivery' }).press('Enter')
  await expect(stops.getByLabel('Company')).toBeFocused()
  await page.keyboard.type('Toledo Cross-dock')
  await page.getByRole('link', { name: 'Track', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()

  // Somebody else changes the shipment meanwhile.
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Reference 1').fill('FROM THE OTHER')
  await other.keyboard.press('Control+Enter')
  await expect(other.getByRole('button', { name: /^Book with / })).toBeEnabled()
  await other.close()
  await expect(stops.getByRole('button', { name: /Toledo Cross-dock/ })).toBeVisible()

  page.once('dialog', asked => asked.accept())
  await page.reload()
  // Open again by itself: what is typed holds up prices.
  await expect(page.getByText('Restored what you had typed.')).toBeVisible()
  await stops.getByRole('button', { name: /Toledo Cross-dock/ }).click()
  await stops.getByLabel('Street').fill('7 Dock Way')
  await stops.getByLabel('ZIP').fill('43604')
  await expect(stops.getByLabel('City')).toHaveValue('Toledo')
  await page.getByRole('button', { name: /^Split / }).click()
  await page.getByLabel(/^How many of/).press('Enter')
  await page.getByRole('button', { name: 'More numbers' }).click()
  await page.locator('[id="references.1"]').fill('TYPED BESIDE')
  await page.getByRole('button', { name: 'Save stops' }).click()
  await expect(page.getByText('Stops saved.')).toBeVisible()
  await page.waitForURL(/\/Prepaid\/\d+\/edit$/)
  await expect(page.locator('[id="references.1"]')).toHaveValue('TYPED BESIDE')
  await expect(page.locator('[id="references.0"]')).toHaveValue('FROM THE OTHER')
})

test('what is given up for a colleague’s order does not come back, and what is restored can be thrown away', async ({
  page,
  visit,
  context,
}) => {
  const reference = (at: Page) => at.getByLabel('Reference 1')
  const prices = (at: Page) => expect(at.getByRole('button', { name: /^Book with / })).toBeEnabled()
  await visit('/SingleOrder')
  await typeOrder(page)
  await page.keyboard.press('Control+Enter')
  await prices(page)
  const other = await context.newPage()
  await other.goto(page.url())
  // Its prices of before may still be bookable while the save is on its way.
  const saved = () => other.waitForResponse(answer => answer.url().includes('/Shipment/BuildShipment') && answer.ok())
  await reference(other).fill('THEIRS')
  const first = saved()
  await other.keyboard.press('Control+Enter')
  await first
  await prices(other)

  await reference(page).fill('MINE')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('region', { name: /^Somebody else changed this/ })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  // A reload answers no question.
  await page.reload()
  await expect(question.getByRole('radio', { name: 'Yours: MINE' })).toBeChecked()
  // Nor does another save of the colleague.
  await other.getByRole('button', { name: 'More numbers' }).click()
  await other.getByLabel('Seals').fill('S-1')
  const second = saved()
  await other.keyboard.press('Control+Enter')
  await second
  await prices(other)
  await other.close()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Seals')).toHaveValue('S-1')
  await expect(question.getByRole('radio', { name: 'Yours: MINE' })).toBeChecked()
  await question.getByRole('radio', { name: 'Theirs: THEIRS' }).check()
  await question.getByRole('radio', { name: 'Yours: MINE' }).check()
  await expect(reference(page).and(page.getByRole('textbox'))).toHaveValue('MINE')
  // What is half typed is not saved as nothing on the way to the stops.
  const value = page.locator('[id="declaredValue"]')
  await value.fill('12x')
  await page.getByRole('button', { name: 'Edit stops' }).click()
  await expect(value).toHaveAttribute('aria-invalid', 'true')
  await expect(value).toHaveValue('12x')
  await value.fill('')
  await page.getByRole('button', { name: 'Take all of theirs' }).click()
  await page.waitForURL(/\/Prepaid\/\d+\/edit$/)
  await expect(reference(page)).toHaveValue('THEIRS')
  await page.reload()
  await expect(reference(page)).toHaveValue('THEIRS')

  await reference(page).fill('GIVEN UP')
  await page.reload()
  await expect(reference(page)).toHaveValue('GIVEN UP')
  await page.getByText('Restored what you had typed.').getByRole('button', { name: 'Discard' }).click()
  await expect(reference(page)).toHaveValue('THEIRS')
  await expect(page.getByText('Restored what you had typed.')).toBeHidden()
  await page.reload()
  await expect(reference(page)).toHaveValue('THEIRS')

  // What was typed and taken back is not there again either.
  const kept = page.getByText(/Draft saved/)
  await reference(page).fill('TAKEN BACK')
  await expect(kept).toBeVisible()
  await reference(page).fill('THEIRS')
  await expect(kept).toBeHidden()
  await page.reload()
  await expect(reference(page)).toHaveValue('THEIRS')
  await expect(page.getByText('Restored what you had typed.')).toBeHidden()
})
