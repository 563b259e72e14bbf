import {
  type Address,
  destinationOf,
  type LineItem,
  noParcelNeeds,
  originOf,
  type ParcelNeeds,
  type PlainShipment,
  ratingKey,
  type Shipment,
} from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fedex } from '../fedex/index.ts'
import { readSettings as fedexSettings } from '../fedex/settings.ts'
import { openKit } from '../kit/kit.ts'
import { box, exampleParcels, sentTo } from '../testing/parcels.ts'
import { startRecording } from '../testing/recording.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'
import { usps } from '../usps/index.ts'
import { readSettings } from '../usps/settings.ts'

/*
 * Whatever changes a question for prices outdates the prices that were asked for before: each field of a shipment is
 * changed by itself, and the questions of all carriers of packages are compared.
 */

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let recording: Awaited<ReturnType<typeof startRecording>>
beforeAll(async () => {
  sandbox = await startSandbox()
  recording = await startRecording(sandbox.url)
})
afterAll(async () => {
  await recording.close()
  await sandbox.close()
})

/** What all carriers are asked about a shipment, each question as it goes over the wire. */
async function questions(shipment: Shipment): Promise<readonly string[]> {
  const from = recording.recorded.length
  const own = { clientId: 1, accountId: 1, secrets: [] }
  const signIn = { clientId: 'example', clientSecret: 'example' }
  const { url } = recording
  await ups(openKit()).rate(
    {
      ...{ ...own, scac: 'UPSN', baseUrl: `${url}/ups/api` },
      settings: { ...signIn, accountNumber: 'A1B2C3', pickupType: '01' },
    },
    shipment,
    wireCallOf(),
  )
  await fedex(openKit()).rate(
    {
      ...{ ...own, scac: 'FDEG', baseUrl: `${url}/fedex` },
      settings: fedexSettings({ ...signIn, accountNumber: '510088000' }),
    },
    shipment,
    wireCallOf(),
  )
  const settings = readSettings({ ...signIn, crid: '12345678', mid: '901000123', accountNumber: '1000405' })
  await usps(openKit()).rate({ ...{ ...own, scac: 'USPS', baseUrl: `${url}/usps` }, settings }, shipment, wireCallOf())
  return recording.recorded
    .slice(from)
    .filter(({ path }) => !/oauth|payment/.test(path))
    .map(({ path, body }) => `${path} ${body}`)
    .sort()
}

const elsewhere: Address = {
  ...originOf(exampleParcels()),
  ...{ street: '1 Other St', city: 'Columbus', state: 'OH', zip: '43004' },
}

/** Another value for each thing that packages ask for. */
const needs: Readonly<Record<keyof ParcelNeeds, Partial<ParcelNeeds>>> = {
  signature: { signature: 'adult' },
  saturdayDelivery: { saturdayDelivery: true },
  holdForPickup: { holdForPickup: true },
  returnService: { returnService: 'printLabel' },
  returnAddress: { returnAddress: elsewhere },
  importControl: { importControl: 'printLabel' },
  commercialInvoiceRemoval: { commercialInvoiceRemoval: true },
  surePostCode: { surePostCode: '93' },
  endorsement: { endorsement: 'forward' },
  services: { services: ['365'] },
  residential: { residential: true },
  payerAccount: { payerAccount: 'X9Y8Z7' },
  upsAccount: { upsAccount: 'X9Y8Z7' },
  fedexAccount: { fedexAccount: '510088001' },
  deliverBy: { deliverBy: '2026-11-27' },
  export: {
    export: { reason: 'sale', terms: 'DDP', invoiceNumber: 'INV-1', filing: '' },
  },
}

const customs = { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 88_000, currency: 'USD' } as const

const items: Readonly<Record<string, Partial<LineItem>>> = {
  weight: { weightLb: 11 },
  length: { lengthIn: 13 },
  width: { widthIn: 11 },
  height: { heightIn: 9 },
  packages: { handlingUnits: 2, pieces: 2 },
  packaging: { handlingUnitType: '21' },
  'declared value': { declaredValue: 25_000 },
  'additional handling': { additionalHandling: true },
  customs: { customs: { ...customs, value: 99_000 } },
}

const places: Readonly<Record<string, Partial<Address>>> = {
  street: { street: '7 Maple Lane' },
  city: { city: 'Vernon' },
  state: { state: 'NV' },
  ZIP: { zip: '89101' },
  country: { country: 'CA', state: 'ON', zip: 'M5V 2T6' },
}

const whole: Readonly<Record<string, Partial<PlainShipment>>> = {
  terms: { terms: 'collect' },
  currency: { currency: 'CAD' },
  'pickup day': { pickup: { date: '2026-12-03', from: '09:00', to: '16:00' } },
  'declared value of all': { declaredValue: 100_000 },
}

const withNeeds = (changed: Partial<ParcelNeeds>, base: Shipment): Shipment => ({
  ...base,
  parcel: { ...noParcelNeeds, ...base.parcel, ...changed },
})

const toronto = { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA', contactPhone: '+1 416 555 0100' }
const lanes: Readonly<Record<string, (shipment: Shipment) => Shipment>> = {
  'within the country': shipment => shipment,
  abroad: shipment => sentTo(toronto, shipment),
}

const cases = Object.entries(lanes).flatMap(([lane, on]) => {
  const item = lane === 'abroad' ? { ...box, customs } : box
  const base = on(exampleParcels([item]))
  const changed: Readonly<Record<string, Shipment>> = {
    ...Object.fromEntries(Object.entries(needs).map(([name, change]) => [name, withNeeds(change, base)])),
    ...Object.fromEntries(
      Object.entries(items).map(([name, change]) => [`item: ${name}`, on(exampleParcels([{ ...item, ...change }]))]),
    ),
    ...Object.fromEntries(
      Object.entries(places).map(([name, change]) => [
        `consignee: ${name}`,
        sentTo({ ...destinationOf(base), ...change }, base),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(whole).map(([name, change]) => [name, on(exampleParcels([item], {}, change))]),
    ),
  }
  return Object.entries(changed).map(([name, shipment]) => ({ lane, name, base, shipment }))
})

test.each(cases)(
  'a price $lane is outdated by a change of $name that its question tells',
  async ({ base, shipment }) => {
    const [before, after] = [await questions(base), await questions(shipment)]
    const isAskedAnew = JSON.stringify(before) !== JSON.stringify(after)
    if (isAskedAnew) expect(ratingKey(shipment)).not.toBe(ratingKey(base))
  },
)

test('most of these changes are told', async () => {
  let told = 0
  for (const { base, shipment } of cases) {
    if (JSON.stringify(await questions(base)) !== JSON.stringify(await questions(shipment))) told += 1
  }
  expect(told).toBeGreaterThan(cases.length / 2)
})
