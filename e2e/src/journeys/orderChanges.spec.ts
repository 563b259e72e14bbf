import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** A file with one row that is right and one with a word where a number belongs. */
const file = [
  'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Length,Width,Height,Terms',
  'C-7001,PO-1,Test Ridge Depot,4 Elm Road,Dayton,OH,45402,FLANGE-4,2,PLT,900,85,48,40,50,PPD',
  'C-7002,PO-2,Test Ridge Depot,4 Elm Road,Dayton,OH,45402,ELBOW-9,none,PLT,400,85,48,40,50,PPD',
].join('\n')

test('an order is entered by hand, built, changed, and its shipment follows', async ({ page, visit }) => {
  await visit('/OpenOrders')
  await page.getByRole('button', { name: 'New order' }).click()
  const form = page.getByRole('region', { name: 'New order' })
  await form.getByRole('textbox', { name: 'Order', exact: true }).fill('C-6001')
  await form.getByRole('textbox', { name: 'PO', exact: true }).fill('PO-61')
  await form.getByRole('textbox', { name: 'Company' }).fill('Test Valley Supply')
  await form.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await form.getByRole('textbox', { name: /^ZIP/ }).fill('45402')
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Dayton')
  const lines = form.getByRole('grid', { name: 'Lines' })
  await lines.focus()
  // From cell to cell by keys alone: SKU, unit and figures, the others stay blank.
  for (const cell of ['FLANGE-4', '', '', '2', 'PLT', '900', '85', '', '', '48', '40', '50']) {
    if (cell !== '') await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('Order C-6001 saved.')).toBeVisible()

  await page.getByRole('searchbox').fill('C-6001')
  const row = page.getByRole('row').filter({ hasText: 'C-6001' })
  await row.getByText('C-6001').click()
  const panel = page.getByRole('complementary', { name: 'Order C-6001' })
  await panel.getByRole('button', { name: 'Build one shipment' }).click()
  await expect(page.getByText(/^Built as \d+/)).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Orders shown' }).getByText('All').click()
  await row.getByText('C-6001').click()
  await panel.getByRole('button', { name: 'Edit', exact: true }).click()
  const change = page.getByRole('region', { name: 'Order C-6001' })
  await change.getByRole('gridcell', { name: '2', exact: true }).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await change.getByRole('button', { name: 'Save order' }).click()
  // The notice of the first save may still be there: the form is gone once this one is done.
  await expect(change).toBeHidden()
  await row.getByText('C-6001').click()
  await panel.getByRole('link').first().click()
  const orders = page.getByRole('region', { name: 'Orders on this shipment' })
  await expect(orders.getByRole('cell', { name: '3 PLT' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items', exact: true }).getByText('3 pallets').first()).toBeVisible()
  await expectAccessible(page)
})

test('a held row is found by its order, mended beside the list, and its order is there', async ({ page, visit }) => {
  await visit('/OpenOrders')
  await page.getByRole('button', { name: 'From a file' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'changes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  const start = page.getByRole('button', { name: /^Import about/ })
  const done = page.getByRole('grid', { name: 'Held rows' })
  await start.or(done).first().waitFor()
  if (await start.isVisible()) await start.click()
  await done.waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Held').click()
  await page.goBack()
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Held').click()
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'C-7002' })
  await expect(row).toContainText('is not a number')
  await expectAccessible(page)
  await row.getByText('C-7002').click()
  const panel = page.getByRole('complementary', { name: 'C-7002' })
  await expect(panel.getByRole('textbox', { name: 'Qty' })).toHaveValue('none')
  await panel.getByRole('textbox', { name: 'Qty' }).fill('1')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save and retry' }).click()
  await expect(page.getByText('Importing C-7002.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Orders').click()
  // Both lists have a search field: what is typed belongs to the one that has come.
  await expect(page.getByRole('radiogroup', { name: 'Orders shown' })).toBeVisible()
  await page.getByRole('searchbox').fill('C-7002')
  await expect(page.getByRole('row').filter({ hasText: 'C-7002' })).toBeVisible()
})
