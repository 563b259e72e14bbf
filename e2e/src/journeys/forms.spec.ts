import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { act, openShipment } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const notes = (page: Page) => page.getByRole('textbox', { name: 'Internal notes' })
const editNotes = (page: Page) => page.getByRole('button', { name: /Add a note|Edit notes/ })

test('a note that was cancelled is gone; one that a reload interrupted is restored, and can be discarded', async ({
  page,
}) => {
  await openShipment(page, 'A')
  await editNotes(page).click()
  const before = await notes(page).inputValue()
  await notes(page).fill('Typed and cancelled')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await editNotes(page).click()
  await expect(notes(page)).toHaveValue(before)
  await notes(page).fill('Typed before the reload')
  await page.reload()
  await editNotes(page).click()
  await expect(notes(page)).toHaveValue('Typed before the reload')
  await expect(page.getByText('Restored what you had typed.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(notes(page)).toHaveValue(before)
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('two people on one note: both values are shown, and the person chooses', async ({ page, context }) => {
  await openShipment(page, 'A', 1)
  await editNotes(page).click()
  await notes(page).fill('Mine')
  const other = await context.newPage()
  await other.goto(page.url())
  await editNotes(other).click()
  await notes(other).fill('Theirs')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('The notes are saved.')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Somebody else changed this too.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).check()
  await expect(notes(page)).toHaveValue('Theirs')
  await page.getByRole('radio', { name: 'Yours: Mine' }).check()
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('The notes are saved.')).toBeVisible()
  await expect(page.getByText('Mine', { exact: true }).first()).toBeVisible()
})

const panel = (page: Page) => page.getByRole('complementary', { name: /^Item |^New item/ })
const field = (page: Page, name: string) =>
  panel(page).getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\*)?$`))

test('a time that was typed is sent by Enter as it stands', async ({ page }) => {
  await openShipment(page, 'A')
  await act(page, 'Add event')
  await page.getByLabel('Status').last().selectOption({ index: 2 })
  const time = page.getByRole('complementary').getByLabel('Time')
  await time.fill('12:05')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/NewTrackingAPI/TrackingDetails'),
    time.press('Enter'),
  ])
  expect(request.postDataJSON()).toMatchObject({ time: '12:05' })
})

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
  const as = (change: number): Promise<void> =>
    page.evaluate(by => {
      const user = JSON.parse(localStorage.getItem('waybill.user') ?? '{}')
      localStorage.setItem('waybill.user', JSON.stringify({ ...user, UserId: user.UserId + by }))
    }, change)
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
