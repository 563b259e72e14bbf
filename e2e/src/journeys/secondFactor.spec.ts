import { appCode } from '@waybill/server/testing/authenticator.ts'
import { expect, signIn, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test('a second factor is set up in Preferences, and the next sign-in takes its code, once, or a recovery code', async ({
  asClerk,
  page,
  visit,
  browser,
  baseURL,
}) => {
  await asClerk()
  await visit('/Preferences')
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Second factor' }) })
  await part.getByRole('button', { name: 'Set up' }).click()
  await part.getByLabel('Your password').fill(signIn.password())
  const begun = page.waitForResponse(response => response.url().includes('/api/LogIn/SecondFactor?flag=begin'))
  await part.getByRole('button', { name: 'Continue' }).click()
  const { address } = (await (await begun).json()).enrolment
  await expect(part.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
  const now = new Date()
  await part.getByRole('textbox', { name: 'Code', exact: true }).fill(appCode(address, now))
  const confirmed = page.waitForResponse(response => response.url().includes('/api/LogIn/SecondFactor?flag=confirm'))
  await part.getByRole('button', { name: 'Confirm' }).click()
  const { recoveryCodes } = await (await confirmed).json()
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveText(recoveryCodes)
  await expectAccessible(page)
  await part.getByRole('button', { name: 'I have kept them' }).click()
  await expect(part.getByText('10 recovery codes left.')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const other = await context.newPage()
  const password = async () => {
    await other.goto('/')
    await other.getByLabel('Business email').fill(signIn.email())
    await other.getByLabel('Password', { exact: true }).fill(signIn.password())
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const code = other.getByLabel('Code', { exact: true })
  await password()
  // The code that set it up is used; the next one works from half a minute before it is shown.
  await code.fill(appCode(address, now))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription(/used already/)
  await code.fill(appCode(address, new Date(now.getTime() + 30_000)))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/\/Home/)

  await context.clearCookies()
  await other.evaluate(() => localStorage.clear())
  await password()
  await code.fill(recoveryCodes[0])
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('Recovery codes left: 9.')).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/\/Home/)
})
