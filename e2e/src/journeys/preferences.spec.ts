import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** Chooses something, and waits until it is kept: what is in force at once is on its way meanwhile. */
async function keep(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/LogIn/SavePreferences'))
  await choose()
  expect((await kept).status()).toBe(200)
}

test('what is chosen in Preferences is in force after a reload, and decides where sign-in leads', async ({
  page,
  visit,
}) => {
  await visit('/Preferences')
  const rows = page.getByLabel('Rows per page')
  await keep(page, () => rows.selectOption('25'))
  await keep(page, () => page.getByLabel('Start page').selectOption('Track'))
  const tracking = page.getByRole('group', { name: /what carriers report/ })
  await keep(page, () => tracking.getByLabel('By e-mail').uncheck())
  await expect(tracking.getByLabel('By e-mail')).not.toBeChecked()
  await page.reload()
  await expect(rows).toHaveValue('25')
  await expect(page.getByLabel('Start page')).toHaveValue('Track')
  await expect(tracking.getByLabel('By e-mail')).not.toBeChecked()
  await expect(tracking.getByLabel('In the app')).toBeChecked()
  await visit('/Home')
  await expect(page.getByRole('heading', { level: 1, name: 'Track' })).toBeVisible()
  await expect(page.getByLabel('Rows per page')).toHaveValue('25')
})

test('a list opens with the view that was chosen, and a link shows what it says', async ({ page, visit }) => {
  await visit('/ItemMaster?order=desc')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save view as').fill('By name')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'By name' }).click()
  await keep(page, () => page.getByRole('button', { name: 'Open the list with By name' }).click())
  await expect(page.getByRole('button', { name: 'Open the list with By name' })).toHaveAttribute('aria-pressed', 'true')
  await visit('/ItemMaster')
  await expect(page).toHaveURL(/saved=/)
  await visit('/ItemMaster?q=nothing')
  await expect(page).toHaveURL(/q=nothing$/)
  await visit('/Preferences')
  await keep(page, () => page.getByRole('button', { name: 'Do not open the list with By name' }).click())
  await expect(page.getByText('By name')).toHaveCount(0)
})

test('a screen leads to its section of the guide, which is searched', async ({ page, visit }) => {
  await visit('/DockView')
  await page.getByRole('button', { name: 'Info on this page' }).click()
  await page.getByRole('link', { name: 'Read on in the guide' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'The dock' })).toBeFocused()
  await page.getByLabel('Search the guide').fill('lift gate')
  await expect(page.getByRole('heading', { level: 2, name: 'Ship an order' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'The dock' })).toHaveCount(0)
  await page.getByLabel('Search the guide').fill('xylophone')
  await expect(page.getByText('Nothing has all these words.')).toBeVisible()
})
