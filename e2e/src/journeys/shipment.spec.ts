import { expect, test } from './journey.ts'
import { act, openShipment } from './openShipment.ts'
import { openOwnTender } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('a shipment is shown whole, by keyboard alone', async ({ page }) => {
  const { scac } = await openOwnTender(page)
  for (const part of ['Shipment', 'Items', 'Prices', 'Documents', 'E-mails', 'Money', 'Internal notes', 'History'])
    await expect(page.getByRole('region', { name: part, exact: true }).first()).toBeVisible()
  const booked = page.getByRole('region', { name: 'Prices' }).getByText('Booked', { exact: true })
  await expect(booked).toBeVisible()
  await page
    .getByRole('button', { name: `why this price of ${scac}` })
    .first()
    .click()
  await expect(page.getByText(/^Rate sheet /).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show text' }).first().click()
  await expectAccessible(page)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('.')
  await expect(page.getByRole('menuitem', { name: 'Void' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('notes are changed in place and stand in the history', async ({ page }) => {
  await openShipment(page, 'D')
  await page.getByRole('button', { name: /Add a note|Edit notes/ }).click()
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Dock 7 only <b>after</b> noon 🚚')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('The notes are saved.')).toBeVisible()
  await expect(page.getByText('Dock 7 only <b>after</b> noon 🚚').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Internal notes')
})

test('files are attached, shown, taken away and brought back; one that lies about itself is refused', async ({
  page,
}) => {
  await openShipment(page, 'A')
  const field = page.locator('input[type="file"]')
  await field.setInputFiles({
    name: 'invoice.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>no</html>'),
  })
  await expect(page.getByText(/This is not really a \.pdf file/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await field.setInputFiles({ name: 'run.exe', mimeType: 'application/octet-stream', buffer: pdf })
  await expect(page.getByText(/\.exe files are not accepted/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await field.setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(26 * 1024 * 1024, 'x'),
  })
  await expect(page.getByText(/large\.pdf is larger than 25 MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await field.setInputFiles({ name: 'delivery receipt.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('button', { name: 'delivery receipt.pdf', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove delivery receipt.pdf' }).click()
  await expect(page.getByText('No Attachment Yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'delivery receipt.pdf', exact: true })).toBeVisible()
})

test('voiding asks first, says whom to call, and stays said', async ({ page }) => {
  await openShipment(page, 'T', 2)
  await act(page, 'Void')
  const panel = page.getByRole('complementary')
  await expect(panel.getByText(/Voiding here does not stop the truck/)).toBeVisible()
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Reason (optional)').fill('Order cancelled')
  await panel.getByRole('button', { name: 'Void shipment' }).click()
  await expect(page.locator('header').getByText('Void', { exact: true })).toBeVisible()
  await expect(page.getByText(/to confirm the pickup is cancelled/)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Void' })).toHaveCount(0)
})

test('a change after booking is told to the carrier, at the new price that a person accepts', async ({ page }) => {
  await openOwnTender(page)
  await act(page, 'Edit', true)
  const weight = page.getByLabel('Weight lb, line 1')
  const before = Number((await weight.inputValue()).replace(',', ''))
  for (const more of [150, 1250]) {
    await weight.fill(String(before + more))
    await page.getByRole('button', { name: 'Save changes' }).first().click()
    await expect(page.getByText(/^The carrier has not been told yet\./)).toHaveCount(more === 150 ? 1 : 2)
  }
  await page.getByRole('button', { name: 'Tell the carrier' }).first().click()
  await expect(page.getByText(/ does not know yet: items\.$/)).toBeVisible()
  await expectAccessible(page)

  const amount = page.locator('header dd').last()
  const booked = (await amount.textContent()) ?? ''
  await page.getByRole('button', { name: 'Get new rates' }).click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('radio', { name: `Keep ${booked}` })).toBeChecked()
  await expect(amount).toHaveText(booked)
  await panel.getByRole('radio', { name: /Standard$/ }).check()
  await expectAccessible(page)
  const accept = panel.getByRole('button', { name: new RegExp(`^Accept .* instead of \\${booked} and tell D`) })
  const price = /^Accept (\S+) /.exec((await accept.textContent()) ?? '')?.[1] ?? ''
  await accept.click()
  await expect(amount).toHaveText(price)
  await expect(page.getByText(/ does not know yet/)).toHaveCount(0)
  await expect(page.getByText(/^The price is .* is in the outbox\. What becomes of it appears here\.$/)).toBeVisible()
  await expect(page.getByText('no mail server: not sent', { exact: false }).first()).toBeVisible()
})

test('a change can be told by telephone, which needs a name', async ({ page }) => {
  await openOwnTender(page)
  await act(page, 'Change accessorials')
  const panel = page.getByRole('complementary')
  await panel.getByLabel('Inside delivery').click()
  await panel.getByRole('button', { name: 'Save accessorials' }).click()
  // What it has not heard of before may stand there already: a word is about what is shown.
  await expect(page.getByText(/ does not know yet: .*accessorials/)).toBeVisible()
  await page.getByRole('button', { name: 'Record a call' }).click()
  await panel.getByRole('button', { name: 'Record a call' }).click()
  await expect(panel.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Spoke with').fill('Pat at the desk')
  await panel.getByRole('button', { name: 'Record a call' }).click()
  await expect(page.getByText(/ does not know yet/)).toHaveCount(0)
  await expect(page.getByText(/Told by phone, spoke with Pat at the desk/).first()).toBeVisible()
})

test('a tendered shipment goes back to its prices with the call in which the carrier gave it back', async ({
  page,
}) => {
  await openOwnTender(page)
  await act(page, 'Back to Rate & route')
  const panel = page.getByRole('complementary')
  await expect(panel.getByText(/may still come for this shipment/)).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Spoke with').fill('Pat at the desk')
  await panel.getByRole('button', { name: 'Record and move back' }).click()
  await expect(page.locator('header').getByText('Rate & route', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Get rates/ })).toBeVisible()
})

test('collect freight is booked without a price', async ({ page }) => {
  await openShipment(page, 'T', 1)
  await act(page, 'Copy')
  await expect(page.getByLabel('Collect carrier')).toHaveCount(0)
  await page.getByLabel('Freight terms').selectOption('Collect')
  await page.getByLabel('Collect carrier').selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Book with / }).click()
  await expect(page.getByText('None of ours: others pay')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Send tender to/ }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/so nothing was sent/)).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.locator('header').getByText('Tendered', { exact: true })).toBeVisible()
  await expect(page.locator('header').getByText('The consignee pays', { exact: true })).toBeVisible()
})
