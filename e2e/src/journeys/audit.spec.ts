import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test('who changed somebody’s rights is read from the person, narrowed, exported, and a browser that is still signed in is ended', async ({
  asClerk,
  page,
  visit,
  browser,
  baseURL,
  company,
}) => {
  await asClerk()
  await visit('/Settings/ManageUsers')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const email = `new-${crypto.randomUUID()}@waybill.invalid`
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('E-mail').fill(email)
  await panel.getByLabel('First name').fill('Nora')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(panel.getByLabel('Invitation link', { exact: true })).toBeVisible()
  await visit('/Settings/ManageUsers')
  await page.getByRole('cell', { name: 'Nora', exact: true }).click()
  await panel.getByLabel('May open').selectOption({ label: 'Chosen pages' })
  await panel.getByLabel('Track', { exact: true }).selectOption({ label: 'Look only' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('cell', { name: 'Nora', exact: true }).click()
  await panel.getByRole('link', { name: 'History of changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit trail')
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'sent an invitation' })).toBeVisible()
  await page.getByRole('cell', { name: 'changed the rights' }).click()
  await expect(panel.getByText('Pages to look at', { exact: true })).toBeVisible()
  await expect(panel.getByRole('cell', { name: 'Track', exact: true })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = (await readFile(await (await download).path())).toString()
  expect(text).toContain(email)
  expect(text).toContain('Pages to look at: Track')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('1–2 of 2')).toBeHidden()

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await elsewhere.newPage()
  await other.goto('/')
  await other.getByLabel('Business email').fill(company.email)
  await other.getByLabel('Password', { exact: true }).fill(company.password)
  await other.keyboard.press('Enter')
  await expect(other).not.toHaveURL(/\/$/)
  await visit('/Preferences')
  const devices = page.getByRole('list', { name: 'Signed in on these devices' })
  await expect(devices.getByText('this browser')).toBeVisible()
  await devices.getByRole('button', { name: 'Sign out' }).click()
  await expect(devices.getByRole('button', { name: 'Sign out' })).toBeHidden()
  // Its socket ends, and with it the page.
  await expect(other.getByLabel('Business email')).toBeVisible()
  await visit('/Settings/ManageUsers')
})
