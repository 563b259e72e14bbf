import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const cell = (page: Page, name: string) => page.getByLabel(`${name}, line 1`)

async function chooseTile(page: Page): Promise<void> {
  await cell(page, 'Description').pressSequentially('DEMO-TILE')
  await expect(page.getByRole('option', { name: /DEMO-TILE/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Qty')).toBeFocused()
}

test('an item times a quantity is what the line weighs, until a total is typed over it', async ({ page, visit }) => {
  await visit('/SingleOrder')
  await chooseTile(page)
  // The quantity that stands there is selected: 12 is 12, not 112.
  await page.keyboard.type('12')
  await expect(cell(page, 'Qty')).toHaveValue('12')
  await expect(cell(page, 'Weight lb')).toHaveValue('24600')
  await expect(cell(page, 'Pieces')).toHaveValue('720')
  await expect(page.getByText('12 × 2,050 lb = 24,600 lb')).toBeVisible()
  // 65.9 pounds per cubic foot speak for class 50, which it has: nothing else is suggested.
  await expect(page.getByText('65.9', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Use class/ })).toHaveCount(0)
  await expectAccessible(page)

  await cell(page, 'Type').selectOption('CTN')
  await expect(cell(page, 'Weight lb')).toHaveValue('396')
  await expect(page.getByText('12 × 33 lb = 396 lb')).toBeVisible()
  await cell(page, 'Type').selectOption('PLT')

  // Weighed on the dock: it stays, also after a reload, until it is cleared.
  await cell(page, 'Weight lb').click()
  await page.keyboard.type('24480')
  await cell(page, 'Qty').click()
  await page.keyboard.type('14')
  await expect(cell(page, 'Weight lb')).toHaveValue('24480')
  await expect(page.getByText('Typed over 14 × 2,050 lb = 28,700 lb')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Typed over 14 × 2,050 lb = 28,700 lb')).toBeVisible()
  await cell(page, 'Qty').fill('12')
  await expect(cell(page, 'Weight lb')).toHaveValue('24480')
  await cell(page, 'Weight lb').focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Weight lb')).toHaveValue('24600')

  // A line that is repeated counts as the first does.
  await cell(page, 'Qty').press('Control+d')
  await page.getByLabel('Qty, line 2').focus()
  await page.keyboard.type('3')
  await expect(page.getByLabel('Weight lb, line 2')).toHaveValue('6150')
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('Qty, line 2').fill('2')
  await expect(page.getByLabel('Weight lb, line 2')).toHaveValue('4100')
})

test('a number is selected where it is entered, by key and by pointer', async ({ page, visit }) => {
  await visit('/SingleOrder')
  await cell(page, 'Weight lb').fill('500')
  await cell(page, 'H in').fill('40')
  await cell(page, 'Weight lb').click()
  await page.keyboard.type('7')
  await expect(cell(page, 'Weight lb')).toHaveValue('7')
  // A second press is meant for a place in the number.
  await cell(page, 'Weight lb').click()
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expect(cell(page, 'Weight lb')).toHaveValue('75')
  await cell(page, 'Weight lb').press('Shift+Tab')
  await page.keyboard.type('9')
  await expect(cell(page, 'H in')).toHaveValue('9')
  // Words are typed into.
  await cell(page, 'Description').fill('Pumps')
  await cell(page, 'Description').blur()
  await cell(page, 'Description').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(cell(page, 'Description')).toHaveValue('Pumps!')

  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  await page.keyboard.press('ArrowRight')
  // Typing opens the cell on its first digit, which is not typed over by the second.
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('F2')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid', { name: 'Lines from a spreadsheet' })
  await expect(grid.getByRole('gridcell', { name: '3', exact: true })).toBeVisible()
})

test('an item gets its packaging levels, and a line counts the one that is ordered', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Add item' }).first().click()
  const panel = page.getByRole('complementary', { name: 'New item' })
  await panel.getByLabel('SKU').fill('LEVELS-1')
  await panel.getByLabel('Description').fill('Bottles in cartons')
  const carton = panel.getByRole('group', { name: 'One carton' })
  await carton.getByLabel('Weight (lb)').fill('40')
  const pallet = panel.getByRole('group', { name: 'One pallet: the handling unit' })
  await pallet.getByLabel('Units per pallet').fill('48')
  await expect(pallet.getByText('Left blank, one weighs 1,920 lb')).toBeVisible()
  await pallet.getByLabel('Weight (lb)').fill('1900')
  await expect(pallet.getByText('1,900 lb is less than what is in it: 48 × 40 lb = 1,920 lb.')).toBeVisible()
  await expectAccessible(page)
  await pallet.getByLabel('Weight (lb)').fill('')
  await page.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText('Item Details of LEVELS-1 has been added successfully')).toBeVisible()

  await visit('/SingleOrder')
  await cell(page, 'Description').fill('')
  await cell(page, 'Description').pressSequentially('LEVELS-1')
  await expect(page.getByRole('option', { name: /LEVELS-1/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Qty')).toBeFocused()
  await page.keyboard.type('2')
  await expect(cell(page, 'Weight lb')).toHaveValue('3840')
  await expect(page.getByText('(one: 48 cartons, without its own packaging)')).toBeVisible()
  await cell(page, 'Type').selectOption('CTN')
  await cell(page, 'Qty').fill('30')
  await expect(cell(page, 'Weight lb')).toHaveValue('1200')
  await cell(page, 'Type').selectOption('PCS')
  await expect(page.getByText('Nobody said what one piece of this item weighs')).toBeVisible()
})

test('items come from a file, and a file with a fault keeps nothing', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const send = (rows: readonly string[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  const heads = 'SKU,Description,Carton weight (lb),Pallet weight (lb),Units per pallet'
  await send([heads, 'FILE-1,Jars,heavy,1800,40'])
  await expect(page.getByRole('row', { name: '2 Carton weight (lb) heavy This is no number.' })).toBeVisible()
  await expectAccessible(page)
  await send([heads, 'FILE-1,Jars,46,1800,40', 'FILE-2,Lids,5,,'])
  await expect(page.getByText('2 added, 0 changed, 0 as they were.')).toBeVisible()
  await expect(page.getByText('Line 2, FILE-1: One pallet is 1,800 lb, what is in it 1,840 lb.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await visit('/SingleOrder')
  await cell(page, 'Description').fill('')
  await cell(page, 'Description').pressSequentially('FILE-1')
  await expect(page.getByRole('option', { name: /FILE-1/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Qty')).toBeFocused()
  await page.keyboard.type('3')
  await expect(cell(page, 'Weight lb')).toHaveValue('5400')
})
