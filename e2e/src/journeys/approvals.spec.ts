import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { call, openOwnPriced } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

const pages = ['SingleOrder', 'ShipmentDetails', 'Track']

/** Somebody who may book up to $1.00; signed in. */
async function limited(admin: Page, hers: Page): Promise<void> {
  await admin.goto('/Home')
  const Email = `limited-${crypto.randomUUID()}@waybill.invalid`
  const invitation = { Email, FirstName: 'Lima', LastName: 'Demo', pages, BookingLimit: 100 }
  const { InvitationLink: link } = await call<{ InvitationLink: string }>(
    admin,
    'LogIn/UserManagement?actions=4',
    invitation,
  )
  await hers.goto(new URL(link).pathname + new URL(link).search)
  await hers.getByLabel('New password').fill('a quite long sentence')
  await hers.getByLabel('Repeat the password').fill('a quite long sentence')
  await hers.getByRole('checkbox').check()
  await hers.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hers).not.toHaveURL(/PasswordSetup/)
}

test('a price above her limit is asked about at the button, approved by a colleague, and booked', async ({
  asClerk,
  page,
  visit,
  browser,
  baseURL,
}) => {
  await asClerk()
  const hers = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await limited(page, hers)
  const { bol } = await openOwnPriced(hers)
  await hers.getByRole('button', { name: /^Book with / }).click()
  const booking = hers.getByRole('region', { name: /^Book with/ })
  const confirm = booking.getByRole('button', { name: /^Send tender to|^Place order with/ })
  await confirm.click()
  await expect(booking.getByText(/is above your limit of \$1\.00: ask for approval/)).toBeVisible()
  await booking.getByLabel('Why this price (optional)').fill('The dock is full')
  await expectAccessible(hers)
  await booking.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(booking.getByText(/^Approval of \$[\d,.]+ requested from/)).toBeVisible()
  await confirm.click()
  await expect(booking.getByText(/You have asked for approval/)).toBeVisible()

  await visit('/Approvals')
  await page.getByRole('row', { name: new RegExp(bol) }).click()
  const panel = page.locator('[data-panel]')
  await expect(panel.getByText('The dock is full')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Remark').fill('Once')
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('cell', { name: 'Approved', exact: true })).toBeVisible()

  await confirm.click()
  await expect(hers.getByText('Tendered', { exact: true })).toBeVisible()
  await visit('/Approvals')
  await expect(page.getByRole('cell', { name: 'Booked', exact: true })).toBeVisible()
})

test('a link of an approval that is wrong says so, and where to look', async ({ page }) => {
  await page.goto('/Approval?ApprovalID=1&AccessID=made-up')
  await expect(page.getByText('There is an error in the URL, contact support')).toBeVisible()
  await expectAccessible(page)
})
