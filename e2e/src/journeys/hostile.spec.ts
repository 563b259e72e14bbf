import type { Page } from '@playwright/test'
import { withViewer } from '../browser.ts'
import { expect, test } from './journey.ts'

// A bill is shown as PDF.
test.use({ launchOptions: withViewer })

const image = '<img src=x onerror="window.canary=1">'
const script = '"><script>window.canary=1</script>'
const link = 'javascript:window.canary=1'
const foreign = 'تجربة \u202e 📦 <svg onload=window.canary=1>'
const long = (length: number) =>
  `${image} `
    .repeat(20)
    .slice(0, length - 1)
    .concat('§')

const end = (city: string, state: string, zip: string) => ({
  CompanyName: image,
  Street: script,
  Street2: link,
  City: city,
  State: state,
  Zip: zip,
  ContactName: '<b onclick=window.canary=1>x',
  ContactNumber: '937-555-0123',
  EmailID: "'onload=window.canary=1'@test.invalid",
})

const shipmentOn = (pickup: { date: string; from: string; to: string }) => ({
  Origin: end('<i onclick=window.canary=1>Dayton', 'OH', '45402'),
  Destination: { ...end('<script>window.canary=1</script>', 'WI', '53703'), CompanyName: `${image}${foreign}` },
  SheduleDateTime: { PickupByDate: pickup.date, PickupByFromTime: pickup.from, PickupByToTime: pickup.to },
  Items: [
    {
      ...{ Description: long(200), ItemCode: image, itemClass: '70', packageType: 'PLT', PieceType: 'CTN' },
      ...{ Qty: 1, Pieces: 10, Weight: 500, Length: 48, Width: 40, Height: 48 },
    },
  ],
  Reference1: image,
  Reference2: script,
  Reference3: link,
  Reference4: 'تجربة \u202e 📦',
  Reference5: '{{constructor.constructor("window.canary=1")()}}'.slice(0, 50),
  SpecialInstruction: `${script}\n${link}\n${foreign}`,
  internalnotes: `${image}\n${script}\n${foreign}\n${long(300)}`,
  LoadNumber: '<u onclick=window.canary=1>',
  TrailerNumber: '"onclick=window.canary=1',
  Seals: script,
})

interface Made {
  readonly shipmentId: number
  readonly version: number
  readonly BOLNumber: string
}

/** What another client of the company may send: no field of the screens is in between. */
function caller(page: Page) {
  const keyed = async () => {
    const token = await page.evaluate(() => localStorage.getItem('waybill.key'))
    return { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  }
  const url = (path: string) => new URL(`/api/${path}`, page.url()).href
  return {
    async call<R>(path: string, data: object): Promise<R> {
      const answer = await page.request.post(url(path), { data, headers: await keyed() })
      expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([path, 200, ''])
      return answer.json()
    },
    async attach(shipmentId: number, name: string): Promise<void> {
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(image) }
      const multipart = { shipmentId: String(shipmentId), file }
      const answer = await page.request.post(url('Shipment/FileUpload'), { multipart, headers: await keyed() })
      expect(await answer.text()).toContain('Success')
    },
  }
}

/** A booked shipment, an address and an item whose every text would be a program, were it not text. */
async function enterCanaries(page: Page): Promise<Made> {
  const { call, attach } = caller(page)
  const { defaultPickup } = await call<{ defaultPickup: { date: string; from: string; to: string } }>(
    'Shipment/IntialCachefunction',
    {},
  )
  const shipment = shipmentOn(defaultPickup)
  const made = await call<Made>('Shipment/BuildShipment', { shipment })
  await call('Address/UpdateLocation?funtype=add', {
    address: { ...shipment.Destination, Receives: { Notes: `${script}${image}` } },
  })
  await call('Shipment/WaybillExtraInfoDetails?flag=add', {
    item: { SKU: '<img src=x onerror=window.canary=1>', Description: long(200), HTS: '<i onclick=x>' },
  })
  await attach(made.shipmentId, `${image}.txt`)
  const { rates } = await call<{ rates: { PricesheetID: number; allowed: boolean; isAPI: boolean }[] }>(
    'Shipment/GETLTLRates',
    {
      shipmentId: made.shipmentId,
    },
  )
  await call('Shipment/Pickup?flag=book', {
    shipmentId: made.shipmentId,
    version: made.version,
    PricesheetID: rates.find(rate => rate.allowed && !rate.isAPI)?.PricesheetID,
    comments: `${image}${script}`,
  })
  return made
}

/** Nothing ran, and nothing stands ready to. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'canary' in window)).toBe(false)
  await expect(page.locator('img[src="x"], a[href^="javascript:" i], [onerror], [onclick], [onload]')).toHaveCount(0)
}

test('what is typed to run in the page is shown as it was typed, everywhere', async ({ page, asClerk, visit }) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await asClerk()
  await visit('/Home')
  const { shipmentId, BOLNumber } = await enterCanaries(page)

  await visit(`/Track?tab=T&q=${encodeURIComponent(BOLNumber)}`)
  await page.getByRole('searchbox', { name: 'Search the list' }).fill(BOLNumber)
  await expect(page.getByRole('link', { name: BOLNumber })).toBeVisible()
  await expect(page.locator('[data-row="0"]')).toContainText(image)
  await expectHarmless(page)

  await page.getByRole('searchbox', { name: 'Search the list' }).fill('<img src=x')
  await expect(page.getByRole('link', { name: BOLNumber })).toBeVisible()
  await expectHarmless(page)

  await visit('/SingleOrder')
  await page.getByRole('region', { name: 'To', exact: true }).getByLabel('Company').pressSequentially('<img src')
  await expect(page.getByRole('option', { name: image })).toBeVisible()
  await expectHarmless(page)

  await visit(`/ShipmentDetails/${shipmentId}`)
  for (const text of [image, script, link, 'تجربة', '<i onclick=window.canary=1>Dayton', '<u onclick=window.canary=1>'])
    await expect(page.getByRole('main')).toContainText(text)
  await expect(page.getByText(/img src=x onerror=.*\.txt/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show text' }).first().click()
  await expectHarmless(page)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').locator('input').fill(BOLNumber)
  await expect(page.getByRole('dialog')).toContainText(image)
  await expectHarmless(page)
  await page.keyboard.press('Escape')

  await visit(`/Prepaid/${shipmentId}/copy`)
  await expect(page.getByText(image).first()).toBeVisible()
  await expect(page.getByLabel('Description, line 1')).toHaveValue(long(200))
  await expectHarmless(page)

  await visit(`/PrintDocuments?ids=${shipmentId}&documents=bol`)
  await expect(page.getByText('1 of 1 ready')).toBeVisible()
  await expect(page.locator('iframe[title="Preview of Bill of lading"]')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(image)
  await expectHarmless(page)

  await visit('/ItemMaster')
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('window.canary')
  await expect(page.getByText('<img src=x onerror=window.canary=1>', { exact: true }).first()).toBeVisible()
  await expectHarmless(page)

  await visit('/Outbox')
  await page.getByText(`Pickup request ${BOLNumber}`).first().click()
  await expect(page.getByRole('complementary').getByText(script).first()).toBeVisible()
  await expectHarmless(page)
  expect(dialogs).toEqual([])
})
