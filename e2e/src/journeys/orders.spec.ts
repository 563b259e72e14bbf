import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** As an order system writes it: one order of two lines with a word where a number belongs, and two that go to one place. */
const file = [
  'Sales order;Cust PO;Consignee;Ship to address;Ship to city;ST;Ship to ZIP;Item no;Qty ordered;UOM;Weight (lb);Class;Due date;Freight terms;Salesman',
  'T-5001;PO-81;Test Valley Supply;12 Market Street;Reno;NV;89501;FLANGE-4;2;PLT;1.100;85;12/14/2026;PPD;North',
  'T-5002;PO-82;Test Valley Supply;12 Market Street;Reno;NV;89501;ELBOW-9;1;PLT;500;85;12/14/2026;PPD;North',
  'T-5003;PO-83;Test Ridge Depot;4 Elm Road;Agawam;MA;1001;FLANGE-4;See row above;PLT;400;85;12/18/2026;COL;East',
  'T-5003;PO-83;Test Ridge Depot;4 Elm Road;Agawam;MA;1001;ELBOW-9;3;PLT;900;85;12/18/2026;COL;East',
].join('\n')

test('orders come from a file, one bad row holds one order, and two that go together leave as one', async ({
  page,
  visit,
}) => {
  await visit('/OpenOrders')
  await page.getByRole('button', { name: 'From a file' }).click()
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'orders.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(file, 'utf16le'),
  })
  const preview = page.getByRole('region', { name: 'Preview of the first rows' })
  await expect(preview.getByRole('row', { name: /^4 Held T-5003/ })).toContainText('“See row above” is not a number')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Import about/ }).click()
  const held = page.getByRole('grid', { name: 'Held rows' })
  await expect(held.getByText('Quantity: is not a number')).toBeVisible()
  await expect(held.getByText('row 4 of the same record is held')).toBeVisible()
  await expectAccessible(page)
  await held.getByRole('gridcell', { name: 'See row above' }).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Retry these rows' }).click()
  await expect(held.getByText('See row above')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()

  // The ZIP that a spreadsheet robbed of its zero stands whole again.
  await page.getByRole('searchbox').fill('T-5003')
  await page.getByRole('link', { name: 'T-5003' }).or(page.getByText('T-5003')).first().click()
  const order = page.getByRole('complementary', { name: 'Order T-5003' })
  await expect(order.getByText(/Agawam, MA 01001/)).toBeVisible()
  await expect(order.getByText('2 lines')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'Could ride together' }).click()
  const together = page.getByRole('article').filter({ hasText: 'T-5001, T-5002' })
  await expect(together).toContainText('2 orders · Mon, Dec 14 · 1,600 lb')
  await expectAccessible(page)
  await together.getByRole('button', { name: 'Build one shipment' }).click()
  await expect(page.getByText(/^One shipment now: /)).toBeVisible()
  await expect(together).toHaveCount(0)
})
