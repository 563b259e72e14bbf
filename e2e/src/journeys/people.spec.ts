import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test('somebody is invited to look at Track alone, accepts, changes nothing there, and is signed out for good', async ({
  asClerk,
  page,
  visit,
  browser,
  baseURL,
}) => {
  await asClerk()
  await visit('/Settings/ManageUsers')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const email = `reader-${crypto.randomUUID()}@waybill.invalid`
  const panel = page.locator('[data-panel]')
  await panel.getByLabel('E-mail').fill(email)
  await panel.getByLabel('First name').fill('Rita')
  await panel.getByLabel('May open').selectOption({ label: 'Chosen pages' })
  for (const section of ['Plan', 'Ship', 'Analyze', 'Settings', 'Help and own account']) {
    await panel.getByLabel(`All of ${section}`).selectOption({ label: 'Not open' })
  }
  await panel.getByLabel('Track', { exact: true }).selectOption({ label: 'Look only' })
  await expectAccessible(page)
  const answer = page.waitForResponse(response => response.url().includes('actions=4'))
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const { InvitationLink: link } = await (await answer).json()
  await expect(panel.getByLabel('Invitation link', { exact: true })).toHaveValue(link)

  const hers = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const reader = await hers.newPage()
  await reader.goto(new URL(link).pathname + new URL(link).search)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Join')
  await reader.getByLabel('New password').fill('a quite long sentence')
  await reader.getByLabel('Repeat the password').fill('a quite long sentence')
  await reader.getByRole('checkbox').check()
  await reader.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(reader).toHaveURL(/\/Track/)
  await expect(reader.getByText('You may look at this page and change nothing on it.')).toBeVisible()
  await expect(reader.getByText(/^1–\d+ of \d+$/)).toBeVisible()
  const refused = await reader.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('waybill.key')}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ shipmentId: 1, version: 1 })
    const answer = await fetch('/api/Shipment/Void', { method: 'POST', headers, body })
    return (await answer.json()).code
  })
  expect(refused).toBe('LookOnly')
  // A page that is not open to her says so, and leads to one that is.
  await reader.goto('/Reports')
  await expect(reader).toHaveURL(/\/Track/)

  await visit('/Settings/ManageUsers')
  await page.getByRole('cell', { name: 'Rita', exact: true }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible()
  await reader.reload()
  await expect(reader.getByLabel('Business email')).toBeVisible()
})
