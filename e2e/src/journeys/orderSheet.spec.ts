import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const ORDERS = 60

const file = [
  'Sales order;Cust PO;Consignee;Ship to address;Ship to city;ST;Ship to ZIP;Item no;Qty ordered;UOM;Weight (lb);Class;Length;Width;Height;Due date;Freight terms',
  ...Array.from(
    { length: ORDERS },
    (_, n) =>
      `SHEET-${1000 + n};PO-${n};Sheet Supply;${n + 1} Market Street;Reno;NV;89501;PART-4;1;PLT;500;70;48;40;48;12/14/2026;PPD`,
  ),
].join('\n')

/** What a person does: a file that is chosen, or a press. */
let interactions = 0
const press = async (button: Locator): Promise<void> => {
  interactions += 1
  await button.click()
}

test('sixty orders of a file are with their carriers in at most ten interactions, on one sheet that survives a reload', async ({
  page,
  visit,
}) => {
  interactions = 0
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await visit('/OpenOrders')
  await press(button('From a file'))
  interactions += 1
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  })
  await press(button(/^Import about/))
  await press(button(`Build ${ORDERS} shipments`))
  await expect(page).toHaveURL(/\/OrderSheet\/\d+$/)
  await press(button(`Rate ${ORDERS}`))
  await expect(button(`Priced ${ORDERS}`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row', { name: /^SHEET-1000 .*\$[\d,.]+ Priced/ })).toBeVisible()
  await expectAccessible(page)
  await press(button(`Tender ${ORDERS}`))
  await press(button(`Send ${ORDERS} tenders`))
  await expect(button(`Tendered ${ORDERS}`)).toBeVisible({ timeout: 60_000 })
  expect(interactions).toBeLessThanOrEqual(10)
  await page.reload()
  await expect(page.getByText('Nothing is left to do on this sheet.')).toBeVisible()
})
