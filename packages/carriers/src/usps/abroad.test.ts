import {
  type Address,
  isS10Number,
  isUspsTrackingNumber,
  type LineItem,
  type ParcelNeeds,
  type Shipment,
  usualExport,
} from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { box, exampleLabels, exampleParcels, sentTo } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { labelAbroad, optionsAbroad } from './abroad.ts'
import { labelBody, optionsBody, returnLabelBody } from './body.ts'
import { usps } from './index.ts'
import type { Account } from './send.ts'
import { readSettings } from './settings.ts'

const accountAt = (url: string): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'USPS', baseUrl: `${url}/usps`, secrets: [] },
  settings: readSettings({
    ...{ clientId: 'example', clientSecret: 'example', crid: '12345678', mid: '901000123', accountNumber: '1000405' },
  }),
})

const gauges = { originCountry: 'US', htsCode: '9026.20', pieces: 5, value: 10_001, currency: 'USD' }
const goods: LineItem = { ...box, description: 'Gauges', customs: gauges }
const toronto = { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA', contactPhone: '+1 416 555 0100' }
const london = { city: 'London', state: '', zip: 'EC1A 1BB', country: 'GB', contactPhone: '+44 20 5555 0100' }
const hagatna = { city: 'Hagatna', state: 'GU', zip: '96910', country: 'US', contactPhone: '+1 671 555 0100' }
const apo = { street: 'PSC 3 Box 12', city: 'APO', state: 'AE', zip: '09012' }

const to = (place: Partial<Address>, items = [goods], needs: Partial<ParcelNeeds> = {}): Shipment =>
  sentTo(place, exampleParcels(items, needs))

const first = (shipment: Shipment, service: string) => {
  const order = exampleLabels('R1', service, shipment)
  const [parcel] = order.packages
  if (parcel === undefined) throw new Error('no packages')
  return { order, parcel }
}

test('a label abroad brings its customs form, each package with its share of the goods', () => {
  const papers = { reason: 'repair', terms: 'DAP', invoiceNumber: 'INV-7', filing: 'AES X20261123000001' } as const
  const two = { ...goods, handlingUnits: 2, pieces: 2, weightLb: 19 }
  const order = exampleLabels('R1', 'PRIORITY_MAIL_INTERNATIONAL', to(london, [two], { export: papers }))
  const forms = order.packages.map(parcel => labelAbroad(order, parcel))
  expect(forms[0]).toMatchObject({
    toAddress: { city: 'London', postalCode: 'EC1A 1BB', countryISOAlpha2Code: 'GB', phone: '442055550100' },
    fromAddress: { firm: 'Example Shipper LLC' },
    packageDescription: { mailClass: 'PRIORITY_MAIL_INTERNATIONAL', packageOptions: { nonDeliveryOption: 'RETURN' } },
    customsForm: {
      ...{ AESITN: 'X20261123000001', invoiceNumber: 'INV-7' },
      ...{ customsContentType: 'OTHER', contentComments: 'REPAIR' },
      contents: [{ itemDescription: 'Gauges', HSTariffNumber: '902620', countryofOrigin: 'US', itemTotalWeight: 9.5 }],
    },
  })
  const shares = forms.map(({ customsForm }) => customsForm?.contents[0])
  expect(shares.map(one => one?.itemQuantity)).toEqual([3, 2])
  expect(shares.map(one => one?.itemTotalValue)).toEqual([50.01, 50])
})

test('words that say nothing of goods are not sent as what they are', () => {
  const described = (description: string) => {
    const shipment = to(london, [{ ...goods, description, itemCode: 'GAUGE-7' }])
    const { order, parcel } = first(shipment, 'PRIORITY_MAIL_INTERNATIONAL')
    return labelAbroad(order, parcel)
  }
  expect(described('Gauges')).toMatchObject({ customsForm: { contents: [{ itemDescription: 'Gauges' }] } })
  expect(described(' Merchandise ')).toMatchObject({ customsForm: { contents: [{ itemDescription: 'GAUGE-7' }] } })
})

test('an exemption stands where nothing is filed, to Canada its own', () => {
  const filed = (place: Partial<Address>) => {
    const { order, parcel } = first(to(place), 'PRIORITY_MAIL_INTERNATIONAL')
    return labelAbroad(order, parcel).customsForm?.AESITN
  }
  expect([filed(london), filed(toronto)]).toEqual(['NO EEI 30.37(a)', 'NO EEI 30.36'])
  const labelled = (place: Partial<Address>, filing = '') => {
    const needs = { export: { ...usualExport, filing } }
    const { order, parcel } = first(to(place, [goods], needs), 'PRIORITY_MAIL')
    return labelBody(order, parcel).customsForm?.AESITN
  }
  expect(labelled(hagatna)).toBe('NO EEI 30.2(d)(2)')
  // As the law spells it, with the sign of a section.
  expect(labelled(apo, 'NOEEI § 30.39')).toBe('NO EEI 30.39')
})

const fromPlace = (place: Partial<Address>, shipment: Shipment): Shipment => ({
  ...shipment,
  stops: shipment.stops.map((stop, index) =>
    index === 0 ? { ...stop, address: { ...stop.address, ...place } } : stop,
  ),
})

const charlotteAmalie = { city: 'Charlotte Amalie', state: 'VI', zip: '00802', country: 'US' }

test('the exemption of the territories is of what comes from there, too, and that of small values of no dear goods', () => {
  const cited = (from: Partial<Address>, value: number, filing = '') => {
    const items = [{ ...goods, customs: { ...gauges, value } }]
    const shipment = fromPlace(from, to({}, items, { export: { ...usualExport, filing } }))
    const { order, parcel } = first(shipment, 'PRIORITY_MAIL')
    return labelBody(order, parcel).customsForm?.AESITN
  }
  expect(cited(hagatna, 900_000)).toBe('NO EEI 30.2(d)(2)')
  for (const from of [charlotteAmalie, apo]) {
    expect(cited(from, 250_000)).toBe('NO EEI 30.37(a)')
    expect(cited(from, 250_001)).toBe('')
    expect(cited(from, 250_001, 'NOEEI 30.39')).toBe('NO EEI 30.39')
  }
})

test('mail to a military post office is domestic, with a customs form', () => {
  const { order, parcel } = first(to(apo), 'PRIORITY_MAIL')
  expect(labelBody(order, parcel)).toMatchObject({
    toAddress: { state: 'AE', ZIPCode: '09012' },
    customsForm: { customsContentType: 'MERCHANDISE', contents: [{ itemQuantity: 5, itemTotalValue: 100.01 }] },
  })
})

test('prices are asked for by the way it goes', () => {
  const asked = (shipment: Shipment) => first(shipment, '').parcel
  const back = exampleParcels([box], { returnService: 'printLabel' })
  expect(optionsBody(asked(back), back, {}).packageDescription.mailClass).toBe('ALL_RETURNS')
  expect(optionsAbroad(asked(to(toronto)), to(toronto), {})).toMatchObject({
    ...{ foreignPostalCode: 'M5V 2T6', destinationCountryCode: 'CA', packageDescription: { mailClass: 'ALL' } },
  })
  const { order, parcel } = first(back, 'PRIORITY_MAIL_RETURN_SERVICE')
  expect(returnLabelBody(order, parcel)).toMatchObject({
    ...{ imageInfo: { receiptOption: 'NONE' }, packageDescription: { processingCategory: 'MACHINABLE' } },
  })
  expect(returnLabelBody(order, parcel).packageDescription).not.toHaveProperty('mailingDate')
})

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const connector = usps(openKit())
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())
  const account = () => accountAt(sandbox.url)
  const rate = async (shipment: Shipment) =>
    (await connector.rate(account(), shipment, wireCallOf())).map(one =>
      one.kind === 'price' ? one.serviceCode : one.message,
    )
  const buy = (reference: string, service: string, shipment: Shipment) =>
    connector.labels.buy(account(), exampleLabels(reference, service, shipment), wireCallOf())
  const sold = async (reference: string, service: string, shipment: Shipment) => {
    const outcome = await buy(reference, service, shipment)
    if (outcome.kind !== 'bought') throw new Error(JSON.stringify(outcome))
    return outcome.purchase
  }

  test('abroad it sells classes of their own, under a number that passes its check, tracked and given back there', async () => {
    expect(await rate(to(london))).toEqual([
      'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE',
      'PRIORITY_MAIL_INTERNATIONAL',
      'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
    ])
    const purchase = await sold('RGB', 'PRIORITY_MAIL_INTERNATIONAL', to(london))
    const [label] = purchase.labels
    const number = label?.trackingNumber ?? ''
    expect(isS10Number(number)).toBe(true)
    expect(purchase.total).toBeGreaterThan(1_000)
    const barcode = /\^BCN[^^]*\^FD>:([A-Z0-9]+)\^FS/.exec(Buffer.from(label?.bytes ?? []).toString())?.[1]
    expect(barcode).toBe(number)
    const confirmation = { providerId: number, pickupNumber: '', proNumber: number }
    const held = { shipment: to(london), bolNumber: '', confirmation }
    sandbox.addEvents(number, [{ type: 'D' }])
    const tracked = await connector.track(account(), held, wireCallOf())
    expect(tracked.kind === 'events' && tracked.events.at(-1)?.status).toBe('delivered')
    const other = await sold('RGB2', 'PRIORITY_MAIL_EXPRESS_INTERNATIONAL', to(london))
    const given = { shipment: to(london), shipmentNumber: '', trackingNumbers: [other.shipmentNumber], isWhole: true }
    expect(await connector.labels.void(account(), given, wireCallOf())).toMatchObject({ kind: 'voided' })
  })

  test('goods that the form on the label has no room for follow on a page behind it', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({
      ...goods,
      ...{ description: `Gauge ${index}`, weightLb: 1 },
      ...(index === 0 ? {} : { sharesUnit: true as const, handlingUnits: 0 }),
    }))
    const purchase = await sold('RSEVEN', 'PRIORITY_MAIL_INTERNATIONAL', to(london, items))
    const zpl = Buffer.from(purchase.labels[0]?.bytes ?? []).toString()
    expect(zpl.match(/\^XA/g)).toHaveLength(2)
    expect(zpl).toContain('Gauge 6')
  })

  test('what comes back has a label of its own, never one of the way out', async () => {
    const back = exampleParcels([box], { returnService: 'printLabel' })
    expect(await rate(back)).toEqual(['USPS_GROUND_ADVANTAGE_RETURN_SERVICE', 'PRIORITY_MAIL_RETURN_SERVICE'])
    const { labels, shipmentNumber } = await sold('RBACK', 'PRIORITY_MAIL_RETURN_SERVICE', back)
    expect(isUspsTrackingNumber(labels[0]?.trackingNumber ?? '')).toBe(true)
    expect(Buffer.from(labels[0]?.bytes ?? []).toString()).toContain('PRIORITY MAIL RETURN')
    const given = { shipment: back, shipmentNumber, trackingNumbers: [shipmentNumber], isWhole: true }
    expect(await connector.labels.void(account(), given, wireCallOf())).toMatchObject({ kind: 'voided' })
    const before = sandbox.requests('usps:buyLabels')
    expect(await buy('RASOUT', 'PRIORITY_MAIL', back)).toMatchObject({
      ...{ kind: 'failed', reason: 'refused', message: expect.stringContaining('USPS Priority Mail on this way') },
    })
    expect(sandbox.requests('usps:buyLabels')).toBe(before)
  })

  test.each([
    [
      'a return that the carrier prints',
      exampleParcels([box], { returnService: 'printAndMail' }),
      /one that you print/,
    ],
    ['a return by mail', exampleParcels([box], { returnService: 'electronicLabel' }), /one that you print/],
    ['a return to another country', to(toronto, [goods], { returnService: 'printLabel' }), /United States alone/],
    ['import control', exampleParcels([box], { importControl: 'printLabel' }), /no import control/],
    ['goods that customs is not told of', to(london, [box]), /not told of all goods/],
    ['military mail without them', to(apo, [box]), /not told of all goods/],
    ['values in euros', to(london, [{ ...goods, customs: { ...gauges, currency: 'EUR' } }]), /US dollars/],
    [
      'dear goods from the Virgin Islands that nobody cites anything for',
      fromPlace(charlotteAmalie, to({}, [{ ...goods, customs: { ...gauges, value: 250_001 } }])),
      /AES number/,
    ],
    ['a signature abroad', to(london, [goods], { signature: 'adult' }), /no signature/],
    ['fewer pieces than packages', to(london, [{ ...goods, handlingUnits: 9, pieces: 9 }]), /fewer pieces/],
    ['a country that it does not reach', to({ ...london, country: 'CU' }), /not available/],
  ])('%s is refused in words, and sells nothing', async (_, shipment, words) => {
    expect(await rate(shipment)).toEqual([expect.stringMatching(words)])
    const { returnService } = shipment.parcel ?? { returnService: '' }
    const service = returnService === '' ? 'PRIORITY_MAIL_INTERNATIONAL' : 'PRIORITY_MAIL_RETURN_SERVICE'
    const isDomestic = returnService === '' && shipment.stops.at(-1)?.address.country === 'US'
    const { order, parcel } = first(shipment, isDomestic ? 'PRIORITY_MAIL' : service)
    const bought = await connector.labels.buy(account(), { ...order, packages: [parcel] }, wireCallOf())
    expect(bought).toMatchObject({ kind: 'failed', reason: 'refused', message: expect.stringMatching(words) })
  })
})
