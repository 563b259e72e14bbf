import { expect, test } from './journey.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const line = (n: number) => `UNDO-${n};Undo Supply;${n} Market Street;Reno;NV;89501;PART-4;1;PLT;500;70;PPD`
const file = [
  'Sales order;Consignee;Ship to address;Ship to city;ST;Ship to ZIP;Item no;Qty ordered;UOM;Weight (lb);Class;Freight terms',
  ...[1, 2, 3].map(line),
].join('\n')

test('an import is undone whole, and orders that were cancelled together are brought back', async ({ page, visit }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await visit('/OpenOrders?q=UNDO-')
  await button('From a file').click()
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'undo.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  })
  await button(/^Import about/).click()
  await expect(rows).toHaveCount(3, { timeout: 20_000 })
  await button('Undo import').click()
  await button('Yes, undo it').click()
  await expect(rows).toHaveCount(0, { timeout: 20_000 })

  await visit('/OpenOrders')
  await expect(rows).not.toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await button('Cancel orders').click()
  await page.getByRole('region', { name: 'Cancel orders' }).getByRole('button', { name: 'Cancel orders' }).click()
  await expect(page.getByText(/^\d+ orders cancelled\.$/)).toBeVisible({ timeout: 20_000 })
  await expect(rows).toHaveCount(2)
  await button('Undo').click()
  await expect(rows).toHaveCount(10, { timeout: 20_000 })
})
