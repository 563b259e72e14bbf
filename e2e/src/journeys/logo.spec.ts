import { expect, test } from './journey.ts'
import { act, openShipment } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('a logo is chosen, seen as it will be, saved, removed and brought back', async ({ page, visit }) => {
  await visit('/Settings/LogoUpdate')
  await expect(page.getByText('No logo yet')).toBeVisible()
  const header = page.locator('header')
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>document.title = "run"</script>'),
  })
  await page.getByRole('button', { name: 'Save logo' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Not a PNG or JPEG picture\./)
  await expect(header.getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()

  const picture = await page.getByRole('heading', { level: 1 }).screenshot()
  await file.setInputFiles({ name: 'heading.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('heading.png, not saved yet')).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: 'On paper' }).getByRole('img')).toBeVisible()
  await expectAccessible(page)
  const saves: string[] = []
  page.on('request', request => {
    if (request.url().includes('SaveClientLogo?funType=save')) saves.push(request.url())
  })
  await page.getByRole('button', { name: 'Save logo' }).dblclick()
  await expect(header.getByRole('img')).toBeVisible()
  expect(saves).toHaveLength(1)
  await expect
    .poll(() => header.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await expect(header.getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(header.getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('button', { name: 'Restore last logo' }).click()
  await expect(header.getByRole('img')).toBeVisible()
})

test('a picture that is too large is made smaller, and a colleague’s logo is not overwritten unseen', async ({
  page,
  context,
  visit,
}) => {
  await visit('/Settings/LogoUpdate')
  await page.setViewportSize({ width: 1600, height: 1200 })
  const large = await page.screenshot()
  await page.locator('input[type="file"]').setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('Resized or converted to PNG.')).toBeVisible()

  const colleague = await context.newPage()
  await colleague.goto('/Settings/LogoUpdate')
  const theirs = await colleague.getByRole('heading', { level: 1 }).screenshot()
  await colleague
    .locator('input[type="file"]')
    .setInputFiles({ name: 'theirs.png', mimeType: 'image/png', buffer: theirs })
  await colleague.getByRole('button', { name: 'Save logo' }).click()
  await expect(colleague.getByText('theirs.png,')).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Save logo' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Somebody changed the logo\./)
  await page.getByRole('button', { name: 'Save logo' }).click()
  await expect(page.getByText(/^large\.png, 11\d\d × 8\d\d pixels\./)).toBeVisible()
})

test('shipment details name whom to reach at the carrier, and a message to it is kept', async ({ page }) => {
  await openShipment(page, 'T', 0)
  const card = page.getByRole('region', { name: 'Carrier contact' })
  await expect(card.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(card.getByRole('link', { name: /\d{3}/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/)
  await page.keyboard.press('w')
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Send the message' }).click()
  await expect(panel.getByText('Please fill this in.')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Message').fill('The dock closes at noon on Friday.')
  await panel.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText(/^Message to .*@/)).toBeVisible()
  await expect(page.getByText('The dock closes at noon on Friday.', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(/^Message: /)).toBeVisible()
})

test('a call about an order that nobody wants takes three interactions, by mouse or by keyboard', async ({ page }) => {
  const bol = await openShipment(page, 'T', 1)
  await act(page, 'Void')
  await page.getByRole('complementary').getByRole('button', { name: 'Void shipment' }).click()
  await expect(page.locator('header').getByText('Void', { exact: true })).toBeVisible()
  await page.goto('/Track')
  const work = page.getByRole('region', { name: 'Carriers to call' })
  const order = work.getByRole('listitem').filter({ has: page.getByRole('link', { name: bol }) })
  await expect(order.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  const called = order.getByRole('button', { name: /^Called: cancelled/ })
  await called.focus()
  await page.keyboard.press('Enter')
  await expect(order.getByLabel('Spoke with')).toBeFocused()
  await page.keyboard.type('Pat at the desk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Call recorded.')).toBeVisible()
  await expect(order).toHaveCount(0)
})

test('a carrier without an e-mail is on the list of calls with what changed, until it was told', async ({
  page,
  visit,
}) => {
  const bol = await openShipment(page, 'T', 2)
  const details = page.url()
  const carrier = (await page.getByRole('region', { name: 'Carrier contact' }).locator('p').first().textContent()) ?? ''
  const name = carrier.replace(/ \(\w+\)$/, '')
  await visit('/Carriers?size=50')
  await page.locator('[data-row]', { hasText: name }).first().getByText(name).first().click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel('Tender e-mail').fill('')
  await panel.getByRole('button', { name: 'Save carrier' }).click()
  await expect(panel).toHaveCount(0)
  await visit(details)
  await act(page, 'Change accessorials')
  await panel.getByLabel('Inside delivery').click()
  await panel.getByRole('button', { name: 'Save accessorials' }).click()
  await expect(page.getByText(/ does not know yet: .*accessorials/)).toBeVisible()

  await visit('/Track')
  const work = page.getByRole('region', { name: 'Carriers to call' })
  const due = work.getByRole('listitem').filter({ has: page.getByRole('link', { name: bol }) })
  await expect(due.getByText('Changed since they were told: accessorials.')).toBeVisible()
  await due.getByRole('button', { name: /^Record a call/ }).click()
  await expectAccessible(page)
  await page.keyboard.type('Pat at the desk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Call recorded.')).toBeVisible()
  await expect(due).toHaveCount(0)
})
