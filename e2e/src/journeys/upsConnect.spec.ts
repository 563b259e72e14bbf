import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** Signs in on the page that stands in UPS's place, and answers. */
async function answerAtUps(page: Page, user: string, answer: 'Allow' | 'Refuse'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in at UPS' })).toBeVisible()
  await page.getByLabel('User ID').fill(user)
  await page.getByLabel('Password').fill('any')
  await page.getByRole('button', { name: answer }).click()
}

test('a UPS account is connected at UPS, after a refusal there too, and connected again from its row', async ({
  page,
  visit,
}) => {
  const user = `journey-${Date.now()}`
  await visit('/UPSReady')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check()
  await next.click()
  for (const [label, value] of [
    ['Company', 'Journey Pumps'],
    ['Contact name', 'Dana Cole'],
    ['Job title', 'Controller'],
    ['Phone', '937-555-0142'],
    ['E-mail', 'dana@journey.invalid'],
    ['Street', '1 Mill Road'],
    ['City', 'Dayton'],
    ['State', 'OH'],
    ['ZIP', '45402'],
  ] as const) {
    await page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(value)
  }
  await next.click()
  await page.getByLabel('How the account is added').selectOption({ label: 'Sign in at UPS' })
  const connect = page.getByRole('button', { name: 'Connect your UPS account' })
  await connect.click()
  await expect(page.getByLabel('Account number')).toBeFocused()
  await page.getByLabel('Account number').fill('c0nne1')
  await expectAccessible(page)
  await connect.click()
  await answerAtUps(page, user, 'Refuse')
  await expect(page.getByRole('alert')).toContainText('Account C0NNE1 is not connected. Access was refused at UPS')
  await expect(page.getByLabel('How the account is added')).toHaveValue('connect')
  await expect(page.getByLabel('Account number')).toHaveValue('c0nne1')
  await expectAccessible(page)
  await connect.click()
  await answerAtUps(page, user, 'Allow')
  await expect(page.getByRole('heading', { name: 'Account C0NNE1 is connected through UPS.' })).toBeVisible()
  await expectAccessible(page)

  // What came back with it is used up.
  await page.goBack()
  await visit('/UPSConnected?state=made-up&code=made-up')
  await expect(page.getByRole('alert')).toContainText('This sign-in at UPS is over')

  await visit('/ParcelAccounts')
  const row = page.getByRole('listitem').filter({ hasText: 'C0NNE1' })
  await expect(row).toContainText('Connected through UPS, by')
  await row.getByRole('button', { name: /^Connect again/ }).click()
  await answerAtUps(page, user, 'Allow')
  await expect(page.getByRole('status').filter({ hasText: 'Account C0NNE1 is connected through UPS.' })).toBeVisible()
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByLabel('How packages reach UPS')).toBeVisible()
  await expect(page.getByLabel('Client secret')).toHaveCount(0)
  await expectAccessible(page)
})

test('whoever is no company here asks for an account on the page that sets up a UPS account', async ({
  page,
  visit,
  browser,
}) => {
  await visit('/UPSReady')
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(new URL('/AccountSetup', page.url()).href)
  const send = other.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(other.getByLabel('First name')).toBeFocused()
  const email = `stranger-${Date.now()}@journey.invalid`
  for (const [label, value] of Object.entries({
    ...{ 'First name': 'Pat', 'Last name': 'Reed', Company: 'Journey Pumps', 'E-mail': email, Phone: '937-555-0143' },
    'Account number': 'J0URN4',
  })) {
    await other.getByLabel(label).fill(value)
  }
  await expect(other.getByLabel('Invoice number')).toHaveCount(0)
  await expectAccessible(other)
  await send.click()
  await expect(other.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await stranger.close()
})
