import { readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { call } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(async ({ asClerk }) => asClerk())

/** As an order system writes it, under heads of its own. */
const file = [
  'SO No.;Cust PO;Ship to name;Ship to address;Ship to city;ST;Ship to ZIP;Contact;Phone;Part;Description;Qty ordered;UOM;Weight (lb);Class;Length;Width;Height',
  'CF7001;PO-71;Test Valley Supply;12 Market Street;Reno;NV;89501;Pat Demo;775-555-0123;FLANGE-4;Flanges;2;PLT;1100;70;48;40;40',
].join('\n')

interface Rate {
  readonly PricesheetID: number
  readonly CarrierSCAC: string
  readonly title: string
  readonly source: string
  readonly CurrAmount: number
}

test('an order file is confirmed as soon as a carrier has its order, in a file like the one that came', async ({
  page,
  visit,
}) => {
  await visit('/OrderIntegration')
  await page.getByRole('button', { name: 'Uploads' }).click()
  await page.getByLabel('Name').fill('Plant')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const plant = page.getByRole('article', { name: 'Plant' })
  await plant.getByRole('button', { name: 'Confirmations' }).click()
  await plant.getByLabel('When').selectOption('When booked')
  await expect(plant.getByLabel('File type')).toHaveValue('')
  await expectAccessible(page)
  await plant.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Confirmations for Plant saved.')).toBeVisible()

  await plant.getByRole('button', { name: 'Upload a file' }).click()
  const buffer = Buffer.from(file)
  await page.locator('input[type=file]').setInputFiles({ name: 'plant.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: /^Import about/ }).click()
  await expect(plant.getByText('1 rows imported, 0 held')).toBeVisible()

  // Before a carrier has it there is nothing to say.
  await visit('/OpenOrders?q=CF7001')
  await page.getByText('CF7001').first().click()
  const order = page.getByRole('complementary', { name: 'Order CF7001' })
  await expect(order.getByText(/^Written for each order/)).toBeVisible()
  await order.getByRole('button', { name: 'Build one shipment' }).click()
  await expect(page.getByText(/^Built as .*, ready to rate/)).toBeVisible()
  await expect(order).toHaveCount(0)

  // It is wholly on a shipment now, and no longer among the open ones.
  await page.getByText('All', { exact: true }).click()
  await page.getByText('CF7001').first().click()
  const built = order.getByRole('link')
  const BOLNumber = (await built.textContent()) ?? ''
  const shipmentId = Number((await built.getAttribute('href'))?.split('/').at(-1))
  const { rates } = await call<{ rates: readonly Rate[] }>(page, 'Shipment/GETLTLRates', { shipmentId })
  const [price] = rates
    .filter(({ source, title }) => source.startsWith('Rate sheet') && title === 'Standard')
    .sort((a, b) => a.CurrAmount - b.CurrAmount)
  const { version } = await call<{ version: number }>(page, 'Shipment/ShipmentDetails', { shipmentId })
  await call(page, 'Shipment/Pickup', { shipmentId, version, PricesheetID: price?.PricesheetID })

  const one = order.getByRole('listitem', { name: `No. 1, ${BOLNumber}` })
  await expect(one.getByText('To download')).toBeVisible()
  await expect(one.getByText(/^Booked,/)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await one.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`CF7001-${BOLNumber}-1.csv`)
  const [heads = [], line = [], ...more] = readFileSync(await download.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(';'))
  expect(more).toEqual([])
  const said = Object.fromEntries(heads.map((head, at) => [head, line[at]]))
  expect(said).toMatchObject({
    ...{ 'SO No.': 'CF7001', 'Cust PO': 'PO-71', Part: 'FLANGE-4', 'Qty ordered': '2', ShippedQty: '2', OpenQty: '0' },
    ...{ BOLNumber, SCAC: price?.CarrierSCAC, Charge: ((price?.CurrAmount ?? 0) / 100).toFixed(2) },
    ...{ Currency: 'USD', Cause: 'booked', Amendment: '1' },
  })

  // The shipment says it, too, and so does the list of all.
  await visit(`/ShipmentDetails/${shipmentId}`)
  await expect(page.getByRole('listitem', { name: 'No. 1, CF7001' })).toBeVisible()
  await visit('/OrderIntegration')
  await page.getByText('Ship confirmations', { exact: true }).click()
  await expect(page.getByRole('row', { name: /CF7001/ })).toContainText('To download')
})
