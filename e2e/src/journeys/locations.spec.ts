import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('a place is added with how it receives, known when it is entered again, changed, deleted and brought back', async ({
  page,
  visit,
}) => {
  await visit('/Locations')
  await page.getByRole('button', { name: 'Add place' }).first().click()
  const panel = page.getByRole('complementary', { name: 'New place' })
  await panel.getByRole('button', { name: 'Save place' }).click()
  await expect(panel.getByRole('textbox', { name: 'Company' })).toBeFocused()
  await panel.getByRole('textbox', { name: 'Company' }).fill('Harbor Pump Supply, Inc.')
  await panel.getByRole('textbox', { name: 'Street' }).fill('12 North Main Street')
  await panel.getByRole('textbox', { name: 'ZIP' }).fill('45402')
  await expect(panel.getByRole('textbox', { name: 'City' })).toHaveValue('Dayton')
  await panel.getByRole('textbox', { name: 'Open from' }).fill('7a')
  await panel.getByRole('textbox', { name: 'Open to' }).fill('6a')
  await panel.getByRole('checkbox', { name: 'Needs a lift gate' }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save place' }).click()
  await expect(panel.getByText('The end must be after the start.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Open to' }).fill('3:30 PM')
  await panel.getByRole('button', { name: 'Save place' }).click()
  await expect(page.getByText('Harbor Pump Supply, Inc. saved.')).toBeVisible()
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: 'Add place' }).first().click()
  await panel.getByRole('textbox', { name: 'Company' }).fill('HARBOR PUMP SUPPLY')
  await panel.getByRole('textbox', { name: 'Street' }).fill('12 N Main St')
  await panel.getByRole('textbox', { name: 'ZIP' }).fill('45402-1234')
  await expect(panel.getByText(/^Already in the address book: Harbor Pump Supply, Inc\./)).toBeVisible()
  await panel.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  const known = page.getByRole('complementary', { name: 'Harbor Pump Supply, Inc.' })
  await expect(known.getByRole('textbox', { name: 'Open to' })).toHaveValue('3:30 PM')
  await known.getByRole('textbox', { name: 'For the driver' }).fill('Ring at door 4')
  await known.getByRole('button', { name: 'Save place' }).click()
  await expect(known).toHaveCount(0)
  await page.locator('[data-row="0"] [data-row-link]').click()
  await expect(known.getByRole('textbox', { name: 'For the driver' })).toHaveValue('Ring at door 4')
  await known.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Harbor Pump Supply, Inc. deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Harbor Pump Supply, Inc. restored.')).toBeVisible()
})
