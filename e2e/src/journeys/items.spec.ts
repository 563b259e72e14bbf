import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const cell = (page: Page, name: string) => page.getByLabel(`${name}, line 1`)

test('an item gets its packaging levels, and a line counts the one that is ordered', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Add item' }).first().click()
  const panel = page.getByRole('complementary', { name: 'New item' })
  await panel.getByLabel('SKU').fill('LEVELS-1')
  await panel.getByLabel('Description').fill('Bottles in cartons')
  const carton = panel.getByRole('group', { name: 'One carton' })
  await carton.getByLabel('Weight (lb)').fill('40')
  const pallet = panel.getByRole('group', { name: 'One pallet: the handling unit' })
  await pallet.getByLabel('Cartons per pallet').fill('48')
  await expect(pallet.getByText('Blank: 1,920 lb')).toBeVisible()
  await pallet.getByLabel('Weight (lb)').fill('1900')
  await expect(pallet.getByText('1,900 lb is less than its contents: 48 × 40 lb = 1,920 lb.')).toBeVisible()
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
  await expect(page.getByText('(each: 48 cartons, packaging not included)')).toBeVisible()
  await cell(page, 'Type').selectOption('CTN')
  await cell(page, 'Qty').fill('30')
  await expect(cell(page, 'Weight lb')).toHaveValue('1200')
  await cell(page, 'Type').selectOption('PCS')
  await expect(page.getByText('The weight of one piece is unknown')).toBeVisible()
})

test('items come from a file, and a line counts them', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const rows = ['SKU,Description,Carton weight (lb),Pallet weight (lb),Cartons per pallet', 'FILE-1,Jars,46,1800,40']
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await page.getByRole('button', { name: /^Import about/ }).click()
  await expect(page.getByText('Row 2, FILE-1: one pallet weighs 1800 lb, its contents 1840 lb')).toBeVisible()
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
