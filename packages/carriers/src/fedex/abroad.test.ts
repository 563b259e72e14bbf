import {
  isFedExBarcode34,
  isFedExExpressNumber,
  isFedExGroundNumber,
  noParcelNeeds,
  type Shipment,
} from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { beyondReach } from '../kit/reach.ts'
import { box, exampleLabels, exampleParcels, turned } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { fedex } from './index.ts'
import { shipBody } from './labels.ts'
import { rateBody } from './rate.ts'
import type { Account } from './send.ts'
import { readSettings } from './settings.ts'

const accountAt = (url: string): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'FDEG', baseUrl: `${url}/fedex`, secrets: [] },
  settings: readSettings({ clientId: 'example', clientSecret: 'example', accountNumber: '510088000' }),
})

const ground = 'FEDEX_GROUND'
const account = accountAt('http://127.0.0.1:1')

const gauges = { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 88_000, currency: 'USD' }
const places = {
  CA: { city: 'Toronto', state: 'ON', zip: 'M5V 2T6' },
  GB: { city: 'London', state: '', zip: 'EC1A 1BB' },
  CU: { city: 'Havana', state: '', zip: '10100' },
} as const

/** A shipment to another country. */
function abroad(
  country: keyof typeof places,
  items: Parameters<typeof exampleParcels>[0] = [{ ...box, description: 'Gauges', customs: gauges }],
  needs: Parameters<typeof exampleParcels>[1] = {},
): Shipment {
  const shipment = exampleParcels(items, needs)
  const last = shipment.stops.length - 1
  const stops = shipment.stops.map((stop, index) =>
    index === last ? { ...stop, address: { ...stop.address, ...places[country], country } } : stop,
  )
  return { ...shipment, stops }
}

test('what goes abroad brings its goods and asks for an invoice, and says who pays duties', () => {
  const customs = { originCountry: 'MX', htsCode: '6109.10', pieces: 40, value: 50_050, currency: 'GBP' }
  const papers = { reason: 'sample', terms: 'DDP', invoiceNumber: 'INV-7', filing: 'NOEEI 30.37(a)' } as const
  const shirts = { ...box, description: 'Shirts', customs }
  const ship = (shipment = abroad('CA', [shirts], { export: papers })) =>
    shipBody(account, exampleLabels('R1', 'FEDEX_INTERNATIONAL_PRIORITY', shipment)).requestedShipment
  const commodity = {
    ...{ description: 'Shirts', quantity: 40, harmonizedCode: '610910', countryOfManufacture: 'MX' },
    ...{ unitPrice: { amount: 12.5125, currency: 'UKL' }, customsValue: { amount: 500.5, currency: 'UKL' } },
  }
  expect(ship()).toMatchObject({
    customsClearanceDetail: {
      dutiesPayment: {
        paymentType: 'SENDER',
        payor: { responsibleParty: { accountNumber: { value: '510088000' } } },
      },
      commercialInvoice: {
        ...{ shipmentPurpose: 'SAMPLE', termsOfSale: 'DDP' },
        customerReferences: [{ value: 'INV-7' }],
      },
      commodities: [commodity],
      exportDetail: { exportComplianceStatement: 'NOEEI 30.37(a)' },
    },
    shippingDocumentSpecification: { shippingDocumentTypes: ['COMMERCIAL_INVOICE'] },
  })
  expect(ship(abroad('GB', [shirts]))).toMatchObject({
    customsClearanceDetail: {
      dutiesPayment: { paymentType: 'RECIPIENT' },
      commercialInvoice: { shipmentPurpose: 'SOLD', customerReferences: [{ value: 'W-1' }] },
    },
  })
  expect(rateBody(account, abroad('GB', [shirts])).requestedShipment).toMatchObject({
    customsClearanceDetail: { commodities: [commodity] },
  })
  expect(ship(exampleParcels([shirts]))).not.toHaveProperty('customsClearanceDetail')
})

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const connector = fedex(openKit())
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  test('other countries have services of their own, the ground goes to the neighbour alone', async () => {
    const codes = async (country: keyof typeof places) =>
      (await connector.rate(accountAt(sandbox.url), abroad(country), wireCallOf())).map(one =>
        one.kind === 'price' ? one.serviceCode : one.message,
      )
    const air = ['INTERNATIONAL_ECONOMY', 'FEDEX_INTERNATIONAL_CONNECT_PLUS', 'FEDEX_INTERNATIONAL_PRIORITY']
    expect(await codes('CA')).toEqual([ground, ...air])
    expect(await codes('GB')).toEqual(air)
    expect(await codes('CU')).toEqual([expect.stringContaining('does not serve')])
  })

  test.each([
    ['CA', ground, isFedExGroundNumber],
    ['GB', 'FEDEX_INTERNATIONAL_PRIORITY', isFedExExpressNumber],
  ] as const)('labels to %s come with their invoice', async (country, service, isNumber) => {
    const order = exampleLabels(`RABROAD${country}`, service, abroad(country))
    const outcome = await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())
    if (outcome.kind !== 'bought') throw new Error(JSON.stringify(outcome))
    const { labels, papers } = outcome.purchase
    expect(isNumber(labels[0]?.trackingNumber ?? '')).toBe(true)
    expect(papers).toMatchObject([{ kind: 'customs', name: 'commercial-invoice.pdf' }])
    const barcode = /\^FD>;(\d{34})\^FS/.exec(Buffer.from(labels[0]?.bytes ?? []).toString())?.[1] ?? ''
    expect(isFedExBarcode34(barcode)).toBe(true)
  })

  test('what comes back from another country says why to customs', async () => {
    const shipment = abroad('CA', undefined, { returnService: 'printLabel' })
    const back = { ...shipment, stops: turned(shipment.stops) }
    const order = exampleLabels('RBACKCA', 'FEDEX_INTERNATIONAL_PRIORITY', back)
    expect(shipBody(account, order).requestedShipment).toMatchObject({
      shipper: { address: { countryCode: 'CA' } },
      customsClearanceDetail: { customsOption: { type: 'OTHER', description: 'Return' } },
    })
    expect(await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())).toMatchObject({ kind: 'bought' })
    expect(beyondReach(connector.reach, back)).toBeNull()
    expect(beyondReach(connector.reach, { ...back, parcel: noParcelNeeds })).toEqual({ by: 'country', country: 'CA' })
  })

  test('import control is refused in words: its interface has none', async () => {
    const asked = exampleParcels([box], { importControl: 'printLabel' })
    const refused = { kind: 'failed', reason: 'refused', message: expect.stringContaining('no import control') }
    expect(connector.waysBack.imports).toEqual([])
    expect(await connector.rate(accountAt(sandbox.url), asked, wireCallOf())).toMatchObject([refused])
    const before = sandbox.requests('fedex:buyLabels')
    const order = exampleLabels('RIMPORT', ground, asked)
    expect(await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())).toMatchObject(refused)
    expect(sandbox.requests('fedex:buyLabels')).toBe(before)
  })

  test('goods that customs is told nothing of are refused, a return comes back within the country', async () => {
    const silent = exampleLabels('RSILENT', 'FEDEX_INTERNATIONAL_PRIORITY', abroad('GB', [box]))
    const refused = { kind: 'failed', reason: 'refused', message: expect.stringContaining('commodities') }
    expect(await connector.labels.buy(accountAt(sandbox.url), silent, wireCallOf())).toMatchObject(refused)
    const back = exampleLabels('RBACK', ground, exampleParcels([box], { returnService: 'printLabel' }))
    expect(await connector.labels.buy(accountAt(sandbox.url), back, wireCallOf())).toMatchObject({ kind: 'bought' })
  })
})
