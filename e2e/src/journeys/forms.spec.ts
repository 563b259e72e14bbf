import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

test.beforeEach(({ asClerk }) => asClerk())

const panel = (page: Page) => page.getByRole('complementary', { name: /^Item / })
const field = (page: Page, name: string) =>
  panel(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\*)?$`))

test('a refused session finds what was typed again after the sign-in; somebody else does not', async ({
  page,
  visit,
}) => {
  await visit('/ItemMaster')
  const rows = page.locator('[data-row]')
  await rows.nth(2).click()
  await field(page, 'Description').fill('Typed before the session ended')
  await page.evaluate(() => localStorage.setItem('waybill.key', 'refused'))
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // Who is signed in is not asked any more: a late answer would put the real person back.
  await page.route('**/api/Login/userDetails*', route => route.fulfill({ status: 503 }))
  await page.getByLabel('Business email').fill(signIn.email())
  await page.getByLabel('Password', { exact: true }).fill(signIn.password())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
  // The same tab, as another person would find it, then as the one who typed.
  const as = async (change: number): Promise<void> => {
    // Outside the app: a screen that hears of another person goes elsewhere, just when the next page is opened.
    await page.goto('/readyz')
    await page.evaluate(by => {
      const user = JSON.parse(localStorage.getItem('waybill.user') ?? '{}')
      localStorage.setItem('waybill.user', JSON.stringify({ ...user, UserId: user.UserId + by }))
    }, change)
  }
  await as(1000)
  await visit('/ItemMaster')
  await rows.nth(2).click()
  await expect(field(page, 'Description')).not.toHaveValue('Typed before the session ended')
  await as(-1000)
  await visit('/ItemMaster')
  await rows.nth(2).click()
  await expect(field(page, 'Description')).toHaveValue('Typed before the session ended')
  await page.getByRole('button', { name: 'Cancel' }).click()
})
