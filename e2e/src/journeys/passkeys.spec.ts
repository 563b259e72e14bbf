import type { CDPSession, Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

/** Gives a page a device that makes passkeys, checks its holder and is touched at once. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('WebAuthn.enable')
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return wire
}

test('a passkey is added in Preferences, signs in alone and after a password, and is removed', async ({
  company,
  browser,
  product,
}) => {
  // Browsers give no passkeys to an address that is a number.
  const address = new URL(product.address)
  address.hostname = 'localhost'
  const context = await browser.newContext({ baseURL: address.origin })
  const page = await context.newPage()
  await withAuthenticator(page)
  const byPassword = async () => {
    await page.goto('/')
    await page.getByLabel('Business email').fill(company.email)
    await page.getByLabel('Password', { exact: true }).fill(signIn.password())
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const signOut = async () => {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  await byPassword()
  await expect(page).toHaveURL(/\/Home/)
  await page.goto('/Preferences')
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) })
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await part.getByLabel('Name').fill('Dock phone')
  await part.getByLabel('Your password').fill(signIn.password())
  await part.getByRole('button', { name: 'Create passkey' }).click()
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await part.getByRole('button', { name: 'I have kept them' }).click()
  const row = part.getByRole('listitem').filter({ hasText: 'Dock phone' })
  await expect(row).toContainText('not used yet')
  await expectAccessible(page)

  await signOut()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/Home/)

  await signOut()
  await byPassword()
  await expect(page.getByRole('button', { name: 'Use a code instead' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL(/\/Home/)

  await page.goto('/Preferences')
  await expect(row).toContainText('last used')
  // The device knows that it has one.
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await part.getByLabel('Your password').fill(signIn.password())
  await part.getByRole('button', { name: 'Create passkey' }).click()
  await expect(part.getByText('This device has a passkey of yours already.')).toBeVisible()
  await part.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Rename Dock phone' }).click()
  await part.getByLabel('Name').fill('Gate 4')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByRole('button', { name: 'Remove Gate 4' }).click()
  await part.getByLabel('Your password').fill(signIn.password())
  await part.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(part.getByText('You have no passkey.')).toBeVisible()

  await signOut()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not sign you in here.')).toBeVisible()
  await context.close()
})
