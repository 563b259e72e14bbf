import { readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

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
  // It stands there after a reload, and is mended in place.
  await page.reload()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('0 done · 2 to fix')).toBeVisible()
  await result.getByRole('textbox', { name: 'Reason' }).fill('Order cancelled')
  await result.getByRole('button', { name: 'Try again' }).click()
  await expect(result.getByText('2 done')).toBeVisible()
  await expect(result.getByText(/Call .* to cancel the pickup/).first()).toBeVisible()
  await result.getByRole('button', { name: 'Close' }).click()
  await expect(result).toHaveCount(0)
})

test('prices are asked for many shipments, each with who has it for how much, and the result is saved', async ({
  page,
}) => {
  await page.goto('/Track?tab=NB')
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Get rates', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Priced 2' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('row', { name: /^04\d+ .* \$[\d,]+\.\d\d Priced$/ })).toHaveCount(2)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = readFileSync((await (await download).path()) ?? '', 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^1,04\d+,04\d+,Priced,/)
  await page.goBack()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('link', { name: 'Open result sheet' })).toBeVisible()
  await result.getByRole('button', { name: 'Close' }).click()
  await expect(result).toHaveCount(0)
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

test('an item is added with its hazmat details, found, deleted and brought back', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Add item' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel('This item is hazardous').check()
  await panel.getByRole('button', { name: 'Save item' }).click()
  await expect(panel.getByText('Please fill this in.')).toHaveCount(6)
  await expectAccessible(page)
  await panel.getByLabel('SKU').fill('ADHESIVE-1')
  await panel.getByLabel('Description').fill('Adhesive in pails')
  const pallet = panel.getByRole('group', { name: 'One pallet: the handling unit' })
  await pallet.getByLabel('Length (in)').fill('48')
  await pallet.getByLabel('Width (in)').fill('40')
  await pallet.getByLabel('Height (in)').fill('48')
  await pallet.getByLabel('Weight (lb)').fill('500')
  await panel.getByRole('button', { name: 'Use class 100' }).click()
  await panel.getByLabel('UN number').pressSequentially('UN1133')
  await page.getByRole('option', { name: /UN1133 .* II$/ }).click()
  await expect(panel.getByLabel('Hazard class')).toHaveValue('3')
  await expect(panel.getByLabel('Proper shipping name')).toHaveValue('Adhesives, containing a flammable liquid')
  await panel.getByRole('textbox', { name: 'Emergency phone' }).fill('800-555-0199')
  await panel.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByText('Item Details of ADHESIVE-1 has been added successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for ADHESIVE-1' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item ADHESIVE-1 restored.')).toBeVisible()
  await expectAccessible(page)
})

test('the outbox shows every mail with its text, and says that none leaves', async ({ page, visit }) => {
  await visit('/Outbox')
  await expect(page.getByText('No mail server is set up: e-mails are kept here.')).toBeVisible()
  await page.locator('[data-row="0"] [data-row-link]').click()
  await expect(page.getByRole('complementary').getByText('dispatch@', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
})
