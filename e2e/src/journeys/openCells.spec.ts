import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { codes, saveCodes, typeCode } from './shipViaCodes.ts'
import { expectAccessible } from './themes.ts'

// What is begun and not done: a cell that is left again, a row that is one too many, defaults that are cleared, a call
// without a line.

test.beforeEach(({ asClerk }) => asClerk())

const rowOf = (page: Page, code: string) => codes(page).getByRole('row').filter({ hasText: code })
const saved = (page: Page) => page.getByText('Ship-via codes saved.')

/** Begins to type over the carrier of a code, by keys alone: a save that takes long covers the page for the pointer. */
async function typeOver(page: Page, code: string, text: string): Promise<void> {
  const row = Number(await rowOf(page, code).getAttribute('aria-rowindex')) - 2
  await codes(page).focus()
  await page.keyboard.press('Control+Home')
  for (let i = 0; i < row; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(text)
}

/** Saves are held until the function is called. */
async function hold(page: Page): Promise<() => void> {
  let pass = (): void => undefined
  const held = new Promise<void>(resolve => {
    pass = resolve
  })
  await page.route('**/api/Supplemental/ShipViaCodeUpdation', async route => {
    await held
    await route.continue()
  })
  return pass
}

test('a cell that is left by Escape after an answer says what stood there, or what a colleague put there', async ({
  page,
  visit,
  context,
}) => {
  await visit('/CarrierMapping')
  await typeCode(page, 'LEFT-OPEN', 'DMBL')
  await saveCodes(page).click()
  await expect(saved(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/CarrierMapping')
  await typeOver(other, 'DEMO-1', 'DMTX')
  await other.keyboard.press('Enter')
  await saveCodes(other).click()
  await expect(saved(other)).toBeVisible()

  const pass = await hold(page)
  await typeCode(page, 'ONE-MORE', 'DMGL')
  await saveCodes(page).click()
  await typeOver(page, 'LEFT-OPEN', 'XX')
  pass()
  await expect(page.getByText(/^Not saved: somebody else changed other fields/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'LEFT-OPEN').getByRole('gridcell').nth(1)).toHaveText('DMBL')
  await expect(rowOf(page, 'ONE-MORE')).toBeVisible()
  await expect(rowOf(page, 'DEMO-1').getByRole('gridcell').nth(1)).toHaveText('DMTX')
  await page.unroute('**/api/Supplemental/ShipViaCodeUpdation')
  await saveCodes(page).click()
  await expect(saveCodes(page)).toBeDisabled()

  await other.reload()
  await typeOver(other, 'LEFT-OPEN', 'DMGL')
  await other.keyboard.press('Enter')
  await saveCodes(other).click()
  await expect(saved(other)).toBeVisible()
  await other.close()
  const passAgain = await hold(page)
  await typeCode(page, 'ANOTHER', 'DMGL')
  await saveCodes(page).click()
  await typeOver(page, 'LEFT-OPEN', 'XX')
  passAgain()
  const question = page.getByRole('region', { name: /^Somebody else changed this/ })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'LEFT-OPEN').getByRole('gridcell').nth(1)).toHaveText('DMGL')
  await expect(question).toBeHidden()
  await expect(rowOf(page, 'ANOTHER')).toBeVisible()
})

test('on a phone a row is taken out of a grid, and comes back', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit('/CarrierMapping')
  const first = codes(page).getByRole('gridcell').first()
  const was = (await first.textContent()) ?? ''
  expect(was).not.toBe('')
  await first.click()
  await page.getByRole('button', { name: 'Remove row 1', exact: true }).click()
  await expect(codes(page).getByRole('gridcell', { name: was, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveText(was)
})

test('defaults that a colleague changed meanwhile are cleared only once they are seen', async ({
  page,
  visit,
  context,
}) => {
  const part = (at: Page, name: RegExp) => at.getByRole('heading', { name }).locator('..')
  const company = (at: Page) => part(at, /^The company’s/)
  const done = (at: Page) => at.getByText('Service(s) has been updated successfully')
  await visit('/Settings/ChangeDefaults')
  await company(page).getByLabel('Pickup from').fill('8a')
  await company(page).getByLabel('Pickup to').fill('4p')
  await company(page).getByRole('button', { name: 'Save' }).click()
  await expect(done(page)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/Settings/ChangeDefaults')
  await expect(company(other).getByLabel('Pickup to')).toHaveValue('4:00 PM')
  await company(page).getByLabel('Pickup to').fill('5p')
  await company(page).getByRole('button', { name: 'Save' }).click()
  await expect(done(page)).toHaveCount(2)
  // What is saved beside them loads all of them anew.
  const own = part(other, /^Yours/)
  await own.getByLabel('Pickup from').fill('9a')
  await own.getByLabel('Pickup to').fill('3p')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(done(other)).toBeVisible()
  await company(other).getByRole('button', { name: 'Clear' }).click()
  await expect(company(other).getByRole('alert')).toContainText('somebody else changed')
  await expect(company(other).getByLabel('Pickup to')).toHaveValue('5:00 PM')
  await company(other).getByRole('button', { name: 'Clear' }).click()
  await expect(company(other).getByLabel('Pickup to')).toHaveValue('')
})

test('what failed for want of a line is not shown any more once there is one', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/CarrierMapping')
  await typeCode(page, 'NO-LINE', 'DMBL')
  await context.setOffline(true)
  await saveCodes(page).click()
  const words = page.getByText(/You are offline, or the server cannot be reached/)
  await expect(words).toBeVisible()
  await context.setOffline(false)
  await expect(words).toBeHidden()
  await saveCodes(page).click()
  await expect(saved(page)).toBeVisible()
})
