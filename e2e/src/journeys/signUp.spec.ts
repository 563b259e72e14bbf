import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test('a stranger asks for an account, the operator approves it in the product, and the stranger signs in', async ({
  page,
  visit,
  browser,
  baseURL,
}) => {
  const id = crypto.randomUUID()
  const [email, company] = [`ann-${id}@waybill.invalid`, `Example Freight ${id.slice(0, 8)}`]
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const stranger = await context.newPage()
  await stranger.goto('/')
  await stranger.getByRole('link', { name: 'Sign up' }).click()
  await stranger.getByLabel('First name').fill('Ann')
  await stranger.getByLabel('Last name').fill('Example')
  await stranger.getByLabel('Company').fill(company)
  await stranger.getByLabel('Business email').fill(email)
  await stranger.getByLabel('Phone').fill('937-555-0123')
  await stranger.getByRole('button', { name: 'Send request' }).click()
  await expect(stranger.getByRole('status')).toContainText('Thank you')

  // The first company of the demo runs it.
  await page.goto('/')
  await page.getByLabel('Business email').fill('demo@waybill.invalid')
  await page.getByLabel('Password', { exact: true }).fill('demo shipper 1')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/$/)
  await visit('/Settings/ManageUsers')
  await page.getByRole('link', { name: /^Sign-up requests/ }).click()
  await page.getByRole('button', { name: company }).click()
  const panel = page.locator('[data-panel]')
  await expectAccessible(page)
  const answer = page.waitForResponse(response => response.url().includes('DecideSignUp'))
  await panel.getByRole('button', { name: 'Approve' }).click()
  const { SetupLink: link } = await (await answer).json()
  await expect(panel.getByLabel('Setup link', { exact: true })).toHaveValue(link)

  await stranger.goto(new URL(link).pathname + new URL(link).search)
  await stranger.getByLabel('New password').fill('a quite long sentence')
  await stranger.getByLabel('Repeat the password').fill('a quite long sentence')
  await stranger.getByRole('checkbox').check()
  await stranger.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Set up your profile')
})
