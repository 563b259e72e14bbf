import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

const heads = 'Order Number,SKU,Description,Quantity,Ship To Name,Address,City,State,Zip,Weight'
const orders = [
  heads,
  'OI-1,S-1,Bolts,5,Acme Stores,1 Main St,Dayton,OH,45402,120',
  'OI-1,S-2,Nuts,7,Acme Stores,1 Main St,Dayton,OH,45402,80',
].join('\n')

test('sources are set up, tested in words, and taken away by a reset', async ({ page, visit }) => {
  await visit('/OrderIntegration')
  await expect(page.getByText('No source yet')).toBeVisible()
  await expectAccessible(page)

  // A source that is uploaded to: its file becomes orders right there.
  await page.getByRole('button', { name: 'Uploads' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Monday lists')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const lists = page.getByRole('article', { name: 'Monday lists' })
  await expect(lists.getByText('Nothing received yet')).toBeVisible()
  await lists.getByRole('button', { name: 'Upload a file' }).click()
  const file = { name: 'monday.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: /^Import about/ }).click()
  await expect(lists.getByText('Good', { exact: true })).toBeVisible()
  await expect(lists.getByText('2 rows imported, 0 held')).toBeVisible()

  // A folder on a server that nobody answers for: the test says where it stops, and what to do.
  await page.getByRole('button', { name: 'Server folder' }).click()
  await page.getByLabel('Name').fill('ERP')
  await page.getByLabel('Host').fill('files.invalid')
  await page.getByLabel('User').fill('acme')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Neither a password nor a key was given.
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Password' }).fill('a secret of ours')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const erp = page.getByRole('article', { name: 'ERP' })
  await erp.getByRole('button', { name: 'Test connection' }).click()
  const steps = erp.getByRole('status', { name: 'Connection test of ERP' })
  await expect(steps.getByText('Host files.invalid not found')).toBeVisible()
  await expect(steps.getByText('Signed in: not reached')).toBeVisible()
  await expectAccessible(page)
  // The secret is on no page.
  await erp.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  await page.getByRole('button', { name: 'Cancel' }).click()

  // Switched on, it is looked at by itself, and says why it can't be read.
  await page.getByRole('switch', { name: 'Order integration' }).click({ force: true })
  await expect(erp.getByText('Failing')).toBeVisible()

  // A reset asks first; orders stay.
  await page.getByRole('button', { name: 'Reset order integration' }).click()
  await page.getByRole('button', { name: 'No, keep it' }).click()
  await expect(erp).toBeVisible()
  await page.getByRole('button', { name: 'Reset order integration' }).click()
  await page.getByRole('button', { name: 'Yes, reset' }).click()
  await expect(page.getByText('No source yet')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Order integration' })).not.toBeChecked()
  await visit('/OpenOrders?q=OI-1')
  await expect(page.getByText('OI-1').first()).toBeVisible()
})
