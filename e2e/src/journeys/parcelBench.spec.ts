import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { call, weekdayAhead } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** Types an address and a package, and asks for prices. */
async function priceParcel(page: Page, company: string): Promise<void> {
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill(company)
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Description, line 1').fill('Test gauges')
  await line.getByLabel('Qty, line 1').fill('1')
  await line.getByLabel('L in, line 1').fill('12.2')
  await line.getByLabel('W in, line 1').fill('10.1')
  await line.getByLabel('H in, line 1').fill('8.01')
  await line.getByLabel('Pounds each, line 1').fill('4')
  // By its room it weighs more than on the scale.
  await expect(line.getByLabel('Billed lb, line 1')).toHaveText('10')
  await page.keyboard.press('Control+Enter')
}

test('a parcel is priced by all services, and its label bought from the form', async ({ page, visit }) => {
  await visit('/Parcel')
  await priceParcel(page, 'Test Parcel Reader')
  const rates = page.getByRole('region', { name: 'Rates', exact: true })
  await expect(rates.getByText('UPS Ground')).toBeVisible()
  await expect(rates.getByText('UPS Next Day Air', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy labels with UPSN' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
  await expect(page.getByText(/1Z[0-9A-Z]{16}/).first()).toBeVisible()
})

test('at the bench a scan, a weight and Enter are enough', async ({ page, visit }) => {
  await visit('/Parcel')
  const reference = page.getByRole('textbox', { name: 'Reference 1' })
  await reference.fill('TOTE-4711')
  await priceParcel(page, 'Test Bench Reader')
  await expect(page.getByRole('region', { name: 'Rates', exact: true }).getByText('UPS Ground')).toBeVisible()
  await visit('/ParcelScan')
  const field = page.getByRole('textbox', { name: 'Scan a shipment, an order or a label' })
  await expect(field).toBeFocused()
  await page.keyboard.type('~^XA no such thing\n')
  await expect(page.getByRole('alert')).toContainText('is not your shipment, order or label')
  await page.keyboard.type('TOTE-4711\n')
  await expect(page.getByText('Put it on the scale', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('heavy\n')
  await expect(page.getByText('heavy is not a weight. Enter 0.1 to 150 lb.')).toBeVisible()
  await page.keyboard.type('5.25\n')
  await expect(page.getByText('Label bought', { exact: true })).toBeVisible()
  await expect(page.getByText(/UPS Ground · 1Z[0-9A-Z]{16}/)).toBeVisible()
  await expect(page.getByText('The cheapest price of a carrier that may be used.')).toBeVisible()
  // The next scan closes it; one that has its label is said so.
  await page.keyboard.type('TOTE-4711\n')
  await expect(page.getByText('Already labeled. Open the shipment to reprint.')).toBeVisible()
})

test('the smallest own box that fits is suggested in the form and at the bench', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await page.getByRole('button', { name: 'Own boxes', exact: true }).click()
  const panel = page.locator('[data-panel]')
  const boxes = { 'Journey large': ['24', '18', '12'], 'Journey small': ['12', '9', '6'] }
  for (const [index, [name, sides]] of Object.entries(boxes).entries()) {
    await panel.getByRole('button', { name: 'Add box' }).click()
    const box = panel.getByRole('group', { name: `Box ${index + 1}`, exact: true })
    await box.getByLabel('Name').fill(name)
    for (const [at, label] of ['Length', 'Width', 'Height'].entries()) {
      await box.getByLabel(new RegExp(`^${label}`)).fill(sides[at] ?? '')
    }
    await box.getByLabel(/^Maximum weight/).fill('30')
    await box.getByLabel(/^Empty box weight/).fill('1')
  }
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save boxes' }).click()
  await expect(page.getByText('Boxes saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Add item' }).click()
  await panel.getByLabel('SKU').fill('BOXED-GAUGE')
  await panel.getByLabel('Description').fill('Boxed gauge')
  const cells = { eachLength: '6', eachWidth: '4', eachHeight: '3', eachWeight: '2' }
  for (const [name, value] of Object.entries(cells)) await panel.locator(`[name="${name}"]`).fill(value)
  await panel.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'BOXED-GAUGE' })).toBeVisible()

  await visit('/Parcel')
  await page.getByRole('textbox', { name: 'Reference 1' }).fill('TOTE-BOXED')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill('Test Box Reader')
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill('60601')
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue('Chicago')
  const line = page.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Description, line 1').pressSequentially('BOXED-GAUGE')
  await expect(page.getByRole('option', { name: /BOXED-GAUGE/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await line.getByLabel('Qty, line 1').fill('1')
  await line.getByLabel('Cartons, line 1').fill('10')
  await line.getByLabel('Pounds each, line 1').fill('20')
  await expect(line.getByText('Smallest box that fits: Journey large, 24 × 18 × 12 in.')).toBeVisible()
  await expect(line.getByLabel('L in, line 1')).toHaveValue('')
  await line.getByRole('button', { name: 'Use its size' }).click()
  await expect(line.getByLabel('L in, line 1')).toHaveValue('24')
  await line.getByLabel('Cartons, line 1').fill('9')
  await expect(line.getByText('Smallest box that fits: Journey small, 12 × 9 × 6 in.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Rates', exact: true }).getByText('UPS Ground')).toBeVisible()

  await visit('/ParcelScan')
  await page.keyboard.type('TOTE-BOXED\n')
  await expect(page.getByText('Smallest box that fits: Journey small, 12 × 9 × 6 in.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use its size' }).click()
  await expect(page.getByText('Packed in Journey small: 12 × 9 × 6 in.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Weight in pounds' })).toBeFocused()
  await page.keyboard.type('19\n')
  await expect(page.getByText('Label bought', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.getByText(/12 × 9 × 6/).first()).toBeVisible()
})

/** A parcel of one package that stands ready for the bench. */
const enterParcel = (page: Page, street: string) =>
  call<{ BOLNumber: string }>(page, 'Shipment/BuildShipment', {
    shipment: {
      shipMode: 'PARCEL',
      Origin: { CompanyName: 'Journey Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' },
      Destination: { CompanyName: 'Journey Reader', Street: street, City: 'Chicago', State: 'IL', Zip: '60601' },
      SheduleDateTime: { PickupByDate: weekdayAhead(), PickupByFromTime: '10:00', PickupByToTime: '15:30' },
      Items: [
        {
          ...{ Description: 'Test gauges', packageType: '02', PieceType: 'CTN', Weight: 4, Qty: 1, Pieces: 1 },
          ...{ Length: 12, Width: 10, Height: 8 },
        },
      ],
    },
  })

test('no scan at the bench is lost in silence: while one is at work, or after a click beside the field', async ({
  page,
  visit,
}) => {
  await visit('/ParcelScan')
  const one = await enterParcel(page, '16 Market Street')
  const other = await enterParcel(page, '18 Market Street')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/Labels/ScanParcel', async route => {
    await answered
    await route.continue()
  })
  await page.keyboard.type(`${one.BOLNumber}\n${other.BOLNumber}\n`)
  await expect(page.getByRole('alert')).toContainText(`${other.BOLNumber} ignored`)
  answer()
  await expect(page.getByRole('region', { name: 'In the box' })).toContainText(one.BOLNumber)
  await expect(page.getByRole('alert')).toContainText(`${other.BOLNumber} ignored`)
  await page.keyboard.type('4\n')
  await expect(page.getByText('Label bought', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A button that was used last hears nothing of the next scan.
  await page.getByRole('button', { name: 'Print', exact: true }).focus()
  await page.keyboard.type(`${other.BOLNumber}\n`)
  await expect(page.getByRole('region', { name: 'In the box' })).toContainText(other.BOLNumber)
})

test('the bench goes on though no news come in', async ({ page, visit }) => {
  await page.routeWebSocket('**/ws?*', socket => socket.close())
  await visit('/ParcelScan')
  const { BOLNumber } = await enterParcel(page, '20 Market Street')
  await page.keyboard.type(`${BOLNumber}\n`)
  await expect(page.getByText('Put it on the scale', { exact: true })).toBeVisible()
  await page.keyboard.type('4\n')
  await expect(page.getByText('Label bought', { exact: true })).toBeVisible()
})

test('a label that may not have reached the printer is said so, and sent again under the same key', async ({
  page,
  visit,
}) => {
  await visit('/ParcelScan')
  const { BOLNumber } = await enterParcel(page, '22 Market Street')
  const keys: string[] = []
  await page.route('**/SendToPrinter*', route => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    return keys.length === 1 ? route.fulfill({ status: 503, body: 'upstream connect error' }) : route.continue()
  })
  await page.keyboard.type(`${BOLNumber}\n`)
  await expect(page.getByText('Put it on the scale', { exact: true })).toBeVisible()
  await page.keyboard.type('5\n')
  await expect(page.getByText('printing not confirmed', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('No printer station. Print it, then scan the next box.')).toBeVisible()
  expect(new Set(keys).size).toBe(1)
})
