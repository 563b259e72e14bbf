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
  await reference(other).fill('THEIRS')
  await other.keyboard.press('Control+Enter')
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
  await other.keyboard.press('Control+Enter')
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

test('a bill-to location keeps a colleague’s change of another field', async ({ page, visit, context }) => {
  await visit('/Settings/BillToLocations?open=new')
  const panel = (at: Page) => at.locator('[data-panel]')
  const name = `Demo Together ${Date.now()}`
  for (const [field, value] of [
    ['Company', name],
    ['Address line 1', '9 Sample Way'],
    ['City', 'Reno'],
    ['State', 'NV'],
    ['ZIP', '89501'],
  ] as const) {
    await panel(page).getByLabel(field).fill(value)
  }
  await page.getByRole('button', { name: 'Save location' }).click()
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click()
  await panel(page).getByLabel('City').waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await panel(other).getByLabel('Address line 2').fill('Floor 2')
  await other.getByRole('button', { name: 'Save location' }).click()
  await expect(panel(other)).toBeHidden()
  await panel(page).getByLabel('City').fill('Sparks')
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText(/^Not saved: somebody else changed other fields/)).toBeVisible()
  await expect(panel(page).getByLabel('Address line 2')).toHaveValue('Floor 2')
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(panel(page)).toBeHidden()
})

test('a profile that is open in two windows keeps what each of them changed', async ({ page, visit, context }) => {
  await visit('/Settings/UpdateProfile')
  const other = await context.newPage()
  await other.goto('/Settings/UpdateProfile')
  const save = (at: Page) => at.getByRole('button', { name: 'Save' }).click()
  await other.getByLabel('Title').fill('Lead clerk')
  await other.getByLabel('Phone').fill('937-555-0111')
  await save(other)
  await expect(other.getByText('Your profile has been updated.')).toBeVisible()
  await page.getByLabel('Phone').fill('937-555-0112')
  await save(page)
  const question = page.getByRole('region', { name: /^Somebody else changed this/ })
  await expect(question.getByRole('radiogroup', { name: 'Phone' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Lead clerk')
  await save(page)
  await expect(page.getByText('Your profile has been updated.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Lead clerk')
  await expect(page.getByLabel('Phone')).toHaveValue('937-555-0112')
})

test('Back shows the question that the prices below are of', async ({ page, visit }) => {
  await visit('/ReviewServices?from=45402&to=89502')
  await expect(page.getByRole('cell', { name: 'Direct' }).first()).toBeVisible({ timeout: 20_000 })
  await page.locator('[id="lane.to"]').fill('60601')
  // The address changes before the page does: asked is what is shown.
  const asked = page.waitForRequest(/\/ReviewServices$/)
  await page.locator('[id="lane.to"]').press('Enter')
  await asked
  await page.goBack()
  await expect(page.locator('[id="lane.to"]')).toHaveValue('89502')
})
