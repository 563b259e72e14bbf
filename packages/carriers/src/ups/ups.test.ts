import { isUpsTrackingNumber } from '@waybill/domain'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDayEnd } from '../conformance/describeDayEnd.ts'
import { describeParcels } from '../conformance/describeParcels.ts'
import { openKit } from '../kit/kit.ts'
import { startAnswering } from '../testing/answering.ts'
import { box, exampleLabels, exampleParcels, sentTo } from '../testing/parcels.ts'
import { breaches, isPublished, publishedFields } from '../testing/published.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { ups } from './index.ts'
import { byPackage, shipBody } from './labels.ts'
import { locatorBody } from './locate.ts'
import { pickupBody, pickupRateBody } from './pickup.ts'
import { rateBody } from './rate.ts'
import type { Account } from './send.ts'

const accountAt = (url: string, accountNumber = 'A1B2C3'): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'UPSN', baseUrl: `${url}/ups/api` },
  settings: { clientId: 'example', clientSecret: CANARY, accountNumber, pickupType: '01' },
  secrets: [CANARY],
})

describeParcels('ups', {
  open: ups,
  account: sandbox => accountAt(sandbox.url),
  service: '03',
  isNumber: isUpsTrackingNumber,
  delivered: 'D',
  canary: CANARY,
})

describeDayEnd('ups', { open: ups, account: sandbox => accountAt(sandbox.url), service: '03' })

describe('what is sent', () => {
  const account = accountAt('http://127.0.0.1:1')

  test('signature, value, handling and Saturday stand where UPS looks for them', () => {
    const shipment = exampleParcels([{ ...box, declaredValue: 25_000, additionalHandling: true }], {
      ...{ signature: 'adult', saturdayDelivery: true, residential: true },
    })
    const ordered = { ...shipment, orderNumber: 'SO-7', customerPo: 'PO-8' }
    const { Shipment } = shipBody(account, exampleLabels('R1', '03', ordered)).ShipmentRequest
    expect(Shipment).toMatchObject({
      ShipTo: { Address: { ResidentialAddressIndicator: '' } },
      ShipmentServiceOptions: { SaturdayDeliveryIndicator: '' },
      Package: [
        {
          Packaging: { Code: '02' },
          AdditionalHandlingIndicator: '',
          PackageServiceOptions: {
            DeliveryConfirmation: { DCISType: '3' },
            DeclaredValue: { CurrencyCode: 'USD', MonetaryValue: '250.00' },
          },
          ReferenceNumber: [{ Value: 'SO-7' }, { Value: 'PO-8' }, { Value: 'W-1' }, { Value: 'R1' }],
        },
      ],
    })
  })

  test('what goes abroad brings its invoice, and says who pays duties', () => {
    const customs = { originCountry: 'MX', htsCode: '6109.10', pieces: 40, value: 50_050, currency: 'USD' }
    const papers = { reason: 'sample', terms: 'DDP', invoiceNumber: 'INV-7', filing: 'NOEEI 30.37(a)' } as const
    const shipment = exampleParcels([{ ...box, description: 'Shirts', customs }], { export: papers })
    const [from, to] = shipment.stops
    if (from === undefined || to === undefined) throw new Error('no ends')
    const stops = [from, { ...to, address: { ...to.address, country: 'CA', state: 'ON', zip: 'M5V 2T6' } }]
    const { Shipment } = shipBody(account, exampleLabels('R1', '11', { ...shipment, stops })).ShipmentRequest
    expect(Shipment).toMatchObject({
      InvoiceLineTotal: { CurrencyCode: 'USD', MonetaryValue: '501' },
      PaymentInformation: {
        ShipmentCharge: [{ Type: '01' }, { Type: '02', BillShipper: { AccountNumber: 'A1B2C3' } }],
      },
      ShipmentServiceOptions: {
        InternationalForms: {
          FormType: ['01'],
          ...{ InvoiceNumber: 'INV-7', ReasonForExport: 'SAMPLE', TermsOfShipment: 'DDP', CurrencyCode: 'USD' },
          Product: [
            {
              Description: ['Shirts'],
              Unit: { Number: '40', Value: '12.5125' },
              ...{ CommodityCode: '610910', OriginCountryCode: 'MX' },
            },
          ],
          Comments: 'NOEEI 30.37(a)',
        },
      },
    })
    expect(shipBody(account, exampleLabels('R1', '03', shipment)).ShipmentRequest.Shipment).not.toHaveProperty(
      'ShipmentServiceOptions',
    )
  })

  test.each([
    ['collect', { BillReceiver: { AccountNumber: 'X9Y8Z7', Address: { PostalCode: '90058' } } }],
    ['thirdParty', { BillThirdParty: { AccountNumber: 'X9Y8Z7' } }],
    ['prepaid', { BillShipper: { AccountNumber: 'A1B2C3' } }],
  ] as const)('%s freight is charged to whom it says', (terms, payer) => {
    const shipment = exampleParcels([box], { upsAccount: 'X9Y8Z7' }, { terms })
    expect(rateBody(account, shipment).RateRequest.Shipment.PaymentDetails.ShipmentCharge).toMatchObject([payer])
  })
})

describe('against its network', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())

  test('one label of several is given back, the others stay', async () => {
    const connector = ups(openKit())
    const shipment = exampleParcels([{ ...box, handlingUnits: 2, pieces: 2 }])
    const outcome = await connector.labels.buy(
      accountAt(sandbox.url),
      exampleLabels('RTWO', '03', shipment),
      wireCallOf(),
    )
    if (outcome.kind !== 'bought') throw new Error('not bought')
    const [, second] = outcome.purchase.labels
    const trackingNumbers = [second?.trackingNumber ?? '']
    const { shipmentNumber } = outcome.purchase
    const given = { shipment, shipmentNumber, trackingNumbers, isWhole: false }
    expect(await connector.labels.void(accountAt(sandbox.url), given, wireCallOf())).toMatchObject({ kind: 'voided' })
    const standing = sandbox.orders().filter(one => one.reference === 'RTWO' && one.cancelledAt === null)
    expect(standing.map(one => one.pro)).toEqual([shipmentNumber])
  })

  test('of several labels that are named it takes back those it can, and says that it keeps one', async () => {
    const connector = ups(openKit())
    const shipment = exampleParcels([{ ...box, handlingUnits: 3, pieces: 3 }])
    const order = exampleLabels('RSOME', '03', shipment)
    const outcome = await connector.labels.buy(accountAt(sandbox.url), order, wireCallOf())
    if (outcome.kind !== 'bought') throw new Error('not bought')
    const [first, ...rest] = outcome.purchase.labels.map(label => label.trackingNumber)
    sandbox.addEvents(rest[0] ?? '', [{ type: 'P' }])
    const { shipmentNumber } = outcome.purchase
    const given = { shipment, shipmentNumber, trackingNumbers: rest, isWhole: false }
    const said = await connector.labels.void(accountAt(sandbox.url), given, wireCallOf())
    expect(said).toEqual({ kind: 'refused', message: `${rest[0]} Not voided` })
    const standing = sandbox.orders().filter(one => one.reference === 'RSOME' && one.cancelledAt === null)
    expect(standing.map(one => one.pro)).toEqual([first, rest[0]])
  })

  test('names twenty labels in one request, as many as it takes', async () => {
    const server = await startAnswering(asked =>
      asked.includes('/oauth/')
        ? { body: '{"access_token":"t","expires_in":"14399"}' }
        : { body: '{"VoidShipmentResponse":{"SummaryResult":{"Status":{"Code":"1","Description":"Voided"}}}}' },
    )
    const trackingNumbers = Array.from({ length: 41 }, (_, n) => `1Z${n}`)
    const given = { shipment: exampleParcels(), shipmentNumber: '1Z0', trackingNumbers, isWhole: false }
    const said = await ups(openKit()).labels.void(accountAt(server.url), given, wireCallOf())
    await server.close()
    expect(said.kind).toBe('voided')
    const named = server.asked.filter(one => one.startsWith('DELETE')).map(one => one.split('1Z').length - 2)
    expect(named).toEqual([20, 20, 1])
  })

  test.each([
    ['an unknown shipper number', 'SHORT', {}, 'shipper number'],
    ['a closed one', 'CLOSED', {}, 'not active'],
  ])('%s is refused in UPS’s words', async (_, number, __, words) => {
    const [answer] = await ups(openKit()).rate(accountAt(sandbox.url, number), exampleParcels(), wireCallOf())
    expect(answer).toMatchObject({ kind: 'failed', reason: 'refused', message: expect.stringContaining(words) })
  })

  test('a signature is a line of the price in UPS’s words, whatever code it has', async () => {
    const signed = exampleParcels(undefined, { signature: 'adult' })
    const answers = await ups(openKit()).rate(accountAt(sandbox.url), signed, wireCallOf())
    const lines = answers.flatMap(answer => (answer.kind === 'price' ? [answer.charges] : []))
    expect(lines.length).toBeGreaterThan(0)
    for (const charges of lines) {
      expect(charges.map(({ description }) => description)).toContain('Delivery Confirmation')
    }
  })

  test.each([
    ['100 Example St', 'valid', 'commercial'],
    ['7 Maple Lane', 'valid', 'residential'],
    ['1 Ambiguous Rd', 'ambiguous', 'commercial'],
    ['Nowhere', 'unknown', 'unknown'],
  ])('an address at %s is %s and %s', async (street, verdict, classification) => {
    const [stop] = exampleParcels().stops
    if (stop === undefined) throw new Error('no stops')
    const address = { ...stop.address, street }
    const said = await ups(openKit()).checkAddress(accountAt(sandbox.url), { address }, wireCallOf())
    expect(said).toMatchObject({ kind: 'checked', verdict, classification })
  })
})

describe.runIf(isPublished('ups/fields'))('what is asked of trucks and places is as UPS publishes it', () => {
  const account = accountAt('http://127.0.0.1:1')
  const [stop] = exampleParcels().stops
  const truck = {
    ...{ reference: 'R1', residential: false, date: '2026-11-24', readyAt: '13:00', closeAt: '17:30', fleet: '' },
    ...{ pieces: [{ serviceCode: '03', country: 'US', count: 1200 }], weightLb: 71, heaviestLb: 71, instructions: 'D' },
    address: { ...(stop as NonNullable<typeof stop>).address, contactPhone: '937-555-0100' },
  }
  const fields = (name: string) =>
    publishedFields(`ups/fields/${name}.csv`)
      .filter(({ part }) => part === 'request')
      .map(one => ({ ...one, field: one.field.replace('<oneOf0>.', '') }))
      .filter(({ field }) => !field.startsWith('<oneOf1>'))
  test.each([
    ['Pickup__POST_pickupcreation_version_pickup', pickupBody(account, truck)],
    // Its address line is one text, its day and its time as everywhere.
    ['Pickup__POST_shipments_version_pickup_pickuptype', pickupRateBody(account, truck)],
    [
      'Locator__POST_locations_version_search_availabilities_reqOption',
      locatorBody({ zip: '45402', city: 'Dayton', state: 'OH', country: 'US', radiusMiles: 10, most: 10 }),
    ],
  ])('%s', (name, body) => {
    expect(breaches(body, fields(name))).toEqual([])
  })

  test('more pieces than one row takes stand in several', () => {
    const { PickupPiece, OverweightIndicator } = pickupBody(account, truck).PickupCreationRequest
    expect([PickupPiece.map(one => one.Quantity), OverweightIndicator]).toEqual([['999', '201'], 'Y'])
  })
})

test('labels that are recovered go to the packages that they name, in whichever order they come', () => {
  const label = (words: string) => ({
    LabelImage: { GraphicImage: Buffer.from(`^XA^FD4 LBS^FS^FD${words}^FS^XZ`).toString('base64') },
  })
  const [first, second, third] = [label('1 OF 3'), label('2 OF 3'), label('3 OF 3')]
  expect(byPackage([third, first, second])).toEqual([first, second, third])
  const silent = label('')
  expect(byPackage([third, silent, first])).toEqual([third, silent, first])
})

describe('what is asked for beside a service', () => {
  const codesOf = async (needs: Parameters<typeof exampleParcels>[1], weightLb = 9.5) => {
    const sandbox = await startSandbox()
    try {
      const { rate } = ups(openKit())
      const prices = await rate(accountAt(sandbox.url), exampleParcels([{ ...box, weightLb }], needs), wireCallOf())
      return prices.map(one => (one.kind === 'price' ? one.serviceCode : one.message))
    } finally {
      await sandbox.close()
    }
  }

  test('Ground Saver is priced beside the others where its code is given, in ounces below a pound', async () => {
    expect(await codesOf({})).not.toContain('93')
    expect(await codesOf({ surePostCode: '93' })).toEqual(expect.arrayContaining(['03', '93']))
    expect(await codesOf({ surePostCode: '92' }, 0.5)).toContain('92')
    const [parcel] = rateBody(accountAt(''), exampleParcels([{ ...box, weightLb: 0.5 }]), '92').RateRequest.Shipment
      .Package
    expect(parcel).toMatchObject({ PackageWeight: { UnitOfMeasurement: { Code: 'OZS' }, Weight: '8' } })
  })

  test('what UPS is not told of is refused in words', async () => {
    expect(await codesOf({ surePostCode: '7' })).toEqual([
      expect.stringContaining('no Ground Saver service of this code'),
    ])
    expect(await codesOf({ services: ['X1'] })).toEqual([expect.stringContaining('further services')])
  })

  test('to another country a signature is taken for the shipment, and for no package', () => {
    const there = sentTo({ country: 'CA', state: 'ON', zip: 'M5V 2T6' }, exampleParcels([box], { signature: 'adult' }))
    const { Shipment } = rateBody(accountAt(''), there).RateRequest
    expect(Shipment.ShipmentServiceOptions).toMatchObject({ DeliveryConfirmation: { DCISType: '2' } })
    expect(Shipment.Package[0]).not.toHaveProperty('PackageServiceOptions')
  })
})

test('an answer with fewer labels than packages leaves the purchase unknown', async () => {
  const server = await startAnswering(asked =>
    asked.includes('/oauth/')
      ? { body: '{"access_token":"t","expires_in":"14399"}' }
      : {
          body: JSON.stringify({
            ShipmentResponse: {
              ShipmentResults: {
                ShipmentIdentificationNumber: '1Z1',
                PackageResults: {
                  TrackingNumber: '1Z1',
                  ShippingLabel: { ImageFormat: { Code: 'ZPL' }, GraphicImage: '' },
                },
              },
            },
          }),
        },
  )
  const shipment = exampleParcels([{ ...box, handlingUnits: 2, pieces: 2 }])
  const outcome = await ups(openKit()).labels.buy(
    accountAt(server.url),
    exampleLabels('R3', '03', shipment),
    wireCallOf(),
  )
  expect(outcome.kind).toBe('unknown')
  await server.close()
})
