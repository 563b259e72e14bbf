import { readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { openShipment } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('tabs, search and an empty result', async ({ page, visit }) => {
  await visit('/Track')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search the list' })).toBeFocused()
  await page.keyboard.type('no such shipment')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.locator('[data-row="0"]')).toBeVisible()
})

test('a row is moved from its menu, and a second window follows by itself', async ({ page, context }) => {
  await page.goto('/Track?tab=T')
  const link = page.locator('[data-row="4"] [data-row-link]')
  const bol = (await link.textContent()) ?? ''
  const other = await context.newPage()
  await other.goto('/Track?tab=T')
  await expect(other.getByRole('link', { name: bol })).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${bol}` }).click()
  await page.getByRole('menuitem', { name: 'Move to In Transit' }).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Move to In Transit' }).click()
  await expect(page.getByText(`${bol} is in In Transit.`)).toBeVisible()
  await expect(page.getByRole('link', { name: bol })).toHaveCount(0)
  await expect(other.getByRole('link', { name: bol })).toHaveCount(0)
  await other.close()
})

test('many rows are voided after a question; what cannot be says why', async ({ page }) => {
  await page.goto('/Track?tab=A')
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  await expect(page.getByText(/^Void 2 shipments\?/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Void' }).getByRole('button', { name: 'Void' }).click()
  await expect(page.getByText('0 done · 2 to fix')).toBeVisible()
  await expect(page.getByText('It is in transit: a reason is needed.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  await page.getByLabel('Reason (needed for what is in transit)').fill('Order cancelled')
  await page.getByRole('region', { name: 'Void' }).getByRole('button', { name: 'Void' }).click()
  await expect(page.getByText('2 done')).toBeVisible()
})

test('the whole list is exported, in the shown columns', async ({ page }) => {
  await page.goto('/Track?tab=D')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = readFileSync((await (await download).path()) ?? '', 'utf8')
    .trim()
    .split('\r\n')
  const count = Number(
    await page
      .getByRole('button', { name: /^Delivered/ })
      .locator('span')
      .textContent(),
  )
  expect(lines).toHaveLength(count + 1)
  expect(lines[0]).toMatch(/BOL/)
})

test('the palette finds a shipment by its number, reference and city', async ({ page }) => {
  const bol = await openShipment(page, 'D', 1)
  await page.goto('/Preferences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferences')
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Search shipments, pages, actions' }).fill(bol)
  await expect(page.getByRole('button', { name: new RegExp(bol) })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`BOL ${bol}`)
})

test('an item is added with its hazmat details, found, deleted and brought back', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Add item' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel('This item is a hazardous material').check()
  await panel.getByRole('button', { name: 'Save item' }).click()
  await expect(panel.getByText('Please fill this in.')).toHaveCount(6)
  await expectAccessible(page)
  await panel.getByLabel('SKU').fill('ADHESIVE-1')
  await panel.getByLabel('Description').fill('Adhesive in pails')
  await panel.getByLabel('Length (in)').fill('48')
  await panel.getByLabel('Width (in)').fill('40')
  await panel.getByLabel('Height (in)').fill('48')
  await panel.getByLabel('Weight (lb)').fill('500')
  await panel.getByRole('button', { name: 'Use class 100' }).click()
  await panel.getByLabel('UN number').fill('UN1133')
  await panel.getByLabel('Hazard class').fill('3')
  await panel.getByLabel('Proper shipping name').fill('Adhesives')
  await panel.getByLabel('Emergency phone').fill('800-555-0199')
  await panel.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText('Item Details of ADHESIVE-1 has been added successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for ADHESIVE-1' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item ADHESIVE-1 is back.')).toBeVisible()
  await expectAccessible(page)
})

test('the outbox shows every mail with its text, and says that none leaves', async ({ page, visit }) => {
  await visit('/Outbox')
  await expect(page.getByText('No mail server is set, so nothing leaves the house.')).toBeVisible()
  await page.locator('[data-row="0"] [data-row-link]').click()
  await expect(page.getByRole('complementary').getByText('dispatch@', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
})
