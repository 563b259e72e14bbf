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

/** Pounds of the item's handling unit. */
const weight = (page: Page) =>
  panel(page)
    .getByRole('group', { name: /the handling unit$/ })
    .getByLabel('Weight (lb)')

async function addItem(page: Page, sku: string): Promise<void> {
  await page.getByRole('button', { name: 'Add item' }).first().click()
  await field(page, 'SKU').fill(sku)
  await field(page, 'Description').fill(`Forms journey ${sku}`)
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText(`Item Details of ${sku} has been added successfully`)).toBeVisible()
}

test('a save that is refused leaves the focus on its button', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.locator('[data-row]').nth(0).click()
  await field(page, 'Description').fill('Refused')
  await page.route('**/api/Shipment/WaybillExtraInfoDetails?flag=update', async route => {
    await new Promise(over => setTimeout(over, 300))
    await route.fulfill({ status: 503 })
  })
  const save = page.getByRole('button', { name: 'Save item' })
  await save.focus()
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  // Deaf meanwhile: a second press, or Enter in a field, sends nothing.
  let sent = 0
  page.on('request', request => {
    if (request.url().endsWith('flag=update')) sent += 1
  })
  await save.press('Enter')
  await expect(panel(page).getByRole('alert')).not.toBeEmpty()
  expect(sent).toBe(0)
  await expect(save).toBeFocused()
  await expect(save).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test("an item keeps a colleague's change of another field, and asks about the same one", async ({
  page,
  visit,
  context,
}) => {
  await visit('/ItemMaster')
  await addItem(page, 'TWO-EDITORS')
  await visit('/ItemMaster?q=TWO-EDITORS')
  await page.getByText('Forms journey TWO-EDITORS').click()
  await weight(page).fill('40')
  const other = await context.newPage()
  await other.goto('/ItemMaster?q=TWO-EDITORS')
  await other.getByText('Forms journey TWO-EDITORS').click()
  await weight(other).fill('55')
  await field(other, 'NMFC').fill('156600-2')
  await other.getByRole('button', { name: 'Save item' }).click()
  await expect(other.getByText('Item TWO-EDITORS saved.')).toBeVisible()
  await other.close()
  // The list of this page hears of the change as it would after a minute away.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect(panel(page).getByText('Somebody else changed this too.')).toBeVisible()
  await expect(field(page, 'NMFC')).toHaveValue('156600-2')
  await expect(page.getByRole('radio', { name: 'Yours: 40' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText('Item TWO-EDITORS saved.')).toBeVisible()
  await page.getByText('Forms journey TWO-EDITORS').click()
  await expect(weight(page)).toHaveValue('40')
  await expect(field(page, 'NMFC')).toHaveValue('156600-2')
})

test('edits are asked for before another row, Escape, Back or another page takes them', async ({ page, visit }) => {
  await visit('/Track')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('menuitem', { name: 'Item Master' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Item Master' })).toBeVisible()
  const rows = page.locator('[data-row]')
  await rows.nth(0).click()
  const description = field(page, 'Description')
  await description.fill('Not saved')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stays = async (): Promise<void> => {
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await expect(description).toHaveValue('Not saved')
  }
  await rows.nth(1).click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await stays()
  await description.focus()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(description).toHaveValue('Not saved')
  await page.goBack()
  await stays()
  await page.getByRole('link', { name: 'Track', exact: true }).first().click()
  await stays()
  await rows.nth(1).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(description).not.toHaveValue('Not saved')
  await rows.nth(0).click()
  await expect(description).not.toHaveValue('Not saved')
})

test('Escape closes the menu of a row and leaves the panel with what was typed', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.locator('[data-row]').nth(0).click()
  await field(page, 'Description').fill('Still here')
  await page.locator('[data-row-menu]').nth(1).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(field(page, 'Description')).toHaveValue('Still here')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

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

test('the buttons of a panel stay in sight, and what it covers is out of reach', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.locator('[data-row]').nth(0).click()
  for (const [width, height] of [
    [991, 700],
    [768, 560],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Save item', 'Cancel', 'Delete']) {
      await expect(panel(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(page.locator('header').first()).toHaveAttribute('inert', '')
  }
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[inert]')).toHaveCount(0)
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

test('a year of two digits is of this century', async ({ page, visit }) => {
  await visit('/SingleOrder')
  const date = page.getByLabel('Pickup date')
  await date.focus()
  await page.keyboard.type('120126')
  await page.getByLabel('Ready from').focus()
  await expect(date).toHaveValue('2026-12-01')
  await date.focus()
  await page.keyboard.type('120226')
  await page.keyboard.press('Control+Enter')
  await expect(date).toHaveValue('2026-12-02')
})
