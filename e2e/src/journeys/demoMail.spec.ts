import { expect, signIn, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test('a forgotten password: the mail that could not leave is opened in place', async ({ page }) => {
  await page.goto('/#forgot-password')
  await page.getByLabel('Business email').fill(signIn.email())
  await page.getByRole('button', { name: 'Send link' }).click()
  const open = page.getByRole('button', { name: 'Demo: open the e-mail' })
  await expect(async () => {
    await open.click()
    await expect(page.getByRole('link', { name: /PasswordSetup\?accessid=/ })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('link', { name: /PasswordSetup\?accessid=/ }).click()
  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible()
})
