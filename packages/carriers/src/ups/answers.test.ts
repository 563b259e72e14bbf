import { afterEach, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, startAnswering } from '../testing/answering.ts'
import { box, exampleLabels, exampleParcels, sentTo } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { ups } from './index.ts'
import { shipBody } from './labels.ts'
import type { Account } from './send.ts'

let server: Answering
afterEach(() => server.close())

const accountAt = (url: string): Account => ({
  ...{ clientId: 1, accountId: 1, scac: 'UPSN', baseUrl: `${url}/ups/api`, secrets: [] },
  settings: { clientId: 'example', clientSecret: 'example', accountNumber: 'A1B2C3', pickupType: '01' },
})

/** A network that gives one answer to whatever it is asked. */
async function answers(given: object, status = 200): Promise<Account> {
  server = await startAnswering(asked =>
    asked.includes('/oauth/')
      ? { body: '{"access_token":"t","expires_in":"14399"}' }
      : { status, body: JSON.stringify(given) },
  )
  return accountAt(server.url)
}

const NUMBER = '1Z999AA10123456784'

describe('activity of a package', () => {
  const activity = (type: string, code: string, city: string, time: string, more: object = {}) => ({
    location: { address: { city, stateProvince: city === '' ? '' : 'TX', countryCode: 'US' } },
    status: { type, code, description: `${type} ${code}` },
    ...{ date: '20260308', time, ...more },
  })
  const told = async (...list: readonly object[]) => {
    const account = await answers({
      trackResponse: { shipment: [{ package: [{ trackingNumber: NUMBER, activity: list }] }] },
    })
    const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBER }
    const order = { shipment: exampleParcels(), bolNumber: '', confirmation }
    const outcome = await ups(openKit()).track(account, order, wireCallOf())
    return outcome.kind === 'events' ? outcome.events : []
  }

  test('out for delivery is on its way, and so is any kind that is told with its place', async () => {
    const events = await told(activity('O', 'OD', 'Dallas', '080000'), activity('Q7', 'ZZ', 'Dallas', '070000'))
    expect(events.map(({ status }) => status)).toEqual(['inTransit', 'inTransit'])
  })

  test('what is told of the label alone, or without a place, is no scan', async () => {
    const events = await told(activity('Q7', 'ZZ', '', '080000'), activity('M', 'MP', 'Dallas', '070000'))
    expect(events.map(({ status }) => status)).toEqual([null, null])
  })

  test('happened at the instant that stands beside the local time, also where a clock skips that time', async () => {
    const [event] = await told(activity('I', 'AR', 'Dallas', '023000', { gmtDate: '20260308', gmtTime: '08:30:00' }))
    expect(event).toMatchObject({ at: '2026-03-08T08:30:00.000Z', local: '2026-03-08T02:30' })
    const [local] = await told(activity('I', 'AR', 'Dallas', '023000'))
    expect([local?.at, local?.local]).toEqual(['2026-03-08T02:30', undefined])
  })

  test('that goes back to its sender is told so by its code', async () => {
    const [event] = await told(activity('X', 'RS', 'Dallas', '080000'))
    expect(event).toMatchObject({ status: 'problem', isReturn: true })
  })
})

describe('a void', () => {
  const given = { shipment: exampleParcels(), shipmentNumber: NUMBER, trackingNumbers: [NUMBER], isWhole: false }

  test('that says of its package “Not voided” has not voided it', async () => {
    const done = { Status: { Code: '1', Description: 'Success' } }
    const account = await answers({
      VoidShipmentResponse: {
        SummaryResult: done,
        PackageLevelResult: { TrackingNumber: NUMBER, Status: { Code: '1', Description: 'Not voided' } },
      },
    })
    expect(await ups(openKit()).labels.void(account, given, wireCallOf())).toMatchObject({ kind: 'refused' })
  })

  test('that comes after UPS’s own time is for a person to settle', async () => {
    const errors = [{ code: '190102', message: 'No shipment found within the allowed void period' }]
    const account = await answers({ response: { errors } }, 400)
    expect(await ups(openKit()).labels.void(account, given, wireCallOf())).toMatchObject({
      kind: 'disputed',
      message: expect.stringContaining('void period'),
    })
  })
})

describe('a price', () => {
  const dollars = (MonetaryValue: string) => ({ CurrencyCode: 'USD', MonetaryValue })
  const priced = async (shipment = exampleParcels(), ...rows: readonly object[]) => {
    const account = await answers({
      RateResponse: {
        RatedShipment: rows.map(row => ({ Service: { Code: '03' }, TotalCharges: dollars('30'), ...row })),
      },
    })
    const prices = await ups(openKit()).rate(account, shipment, wireCallOf())
    return prices.flatMap(one => (one.kind === 'price' ? [one] : []))
  }

  test('that is negotiated keeps the fuel and the surcharges of its packages, under their names', async () => {
    const [price] = await priced(exampleParcels(), {
      NegotiatedRateCharges: { TotalCharge: dollars('24.95') },
      RatedPackage: [
        {
          ItemizedCharges: [{ Code: '375', ...dollars('9.99') }],
          NegotiatedCharges: {
            ItemizedCharges: [
              { Code: '375', ...dollars('5.86') },
              { Code: '270', SubType: 'Residential Surcharge', ...dollars('4.10') },
            ],
          },
        },
      ],
    })
    expect(price?.charges.map(({ kind, amount, description }) => [kind, amount, description])).toEqual([
      ['linehaul', 1499, 'Transportation'],
      ['fuel', 586, 'Fuel'],
      ['accessorial', 410, 'Residential Surcharge'],
    ])
  })

  test('counts once what is said of the shipment and of its packages', async () => {
    const fuel = (amount: string) => [{ Code: '375', ...dollars(amount) }]
    const [price] = await priced(exampleParcels(), {
      ItemizedCharges: fuel('6'),
      RatedPackage: [{ ItemizedCharges: fuel('4') }, { ItemizedCharges: fuel('2') }],
    })
    expect(price?.charges.map(({ amount }) => amount)).toEqual([2400, 600])
  })

  test('comes with its taxes, and with pounds where UPS weighs in kilograms', async () => {
    const [price] = await priced(exampleParcels(), {
      TaxCharges: [{ Type: 'HST', MonetaryValue: '3.90' }],
      TotalChargesWithTaxes: dollars('33.90'),
      BillingWeight: { UnitOfMeasurement: { Code: 'KGS' }, Weight: '4.5' },
    })
    expect(price).toMatchObject({ total: 3390, billedWeightLb: 9.92 })
    expect(price?.charges.at(-1)).toMatchObject({ amount: 390, description: 'Tax HST' })
  })

  test('for a Saturday is offered by that name, and only where it is asked for', async () => {
    const summary = (SaturdayDelivery: string) => ({
      TimeInTransit: { ServiceSummary: { EstimatedArrival: { Arrival: { Date: '20261128' } }, SaturdayDelivery } },
    })
    const rows = [summary('0'), { ...summary('1'), TotalCharges: dollars('46') }]
    const named = async (saturdayDelivery: boolean) =>
      (await priced(exampleParcels([box], { saturdayDelivery }), ...rows)).map(({ service, total }) => [service, total])
    expect(await named(false)).toEqual([['UPS Ground', 3000]])
    await server.close()
    expect(await named(true)).toEqual([
      ['UPS Ground', 3000],
      ['UPS Ground, Saturday', 4600],
    ])
  })
})

describe('labels', () => {
  const dollars = (MonetaryValue: string) => ({ CurrencyCode: 'USD', MonetaryValue })
  const two = exampleParcels([
    { ...box, weightLb: 5 },
    { ...box, weightLb: 15 },
  ])
  const charged = async (whole: object, ...packages: readonly object[]) => {
    const ShippingLabel = { ImageFormat: { Code: 'ZPL' }, GraphicImage: Buffer.from('^XA^XZ').toString('base64') }
    const numberAt = (index: number) => `${NUMBER.slice(0, -1)}${index}`
    const results = packages.map((one, index) => ({ TrackingNumber: numberAt(index), ShippingLabel, ...one }))
    const account = await answers({
      ShipmentResponse: {
        ShipmentResults: { ShipmentIdentificationNumber: NUMBER, PackageResults: results, ...whole },
      },
    })
    const outcome = await ups(openKit()).labels.buy(account, exampleLabels('R1', '03', two), wireCallOf())
    return outcome.kind === 'bought' && outcome.purchase.labels.map(one => one.charge)
  }
  const list = (total: string) => ({ ShipmentCharges: { TotalCharges: dollars(total) } })
  const fuel = (value: string) => [{ Code: '375', ...dollars(value) }]

  test('cost what UPS names for each package, with its own extras', async () => {
    const first = { BaseServiceCharge: dollars('10'), ItemizedCharges: fuel('1.80') }
    const second = { BaseServiceCharge: dollars('20'), ServiceOptionsCharges: dollars('3.20') }
    expect(await charged(list('35.00'), first, second)).toEqual([1_180, 2_320])
  })

  test('share a negotiated price in the proportion of the list, but for extras that are negotiated by the package', async () => {
    const negotiated = { ...list('40'), NegotiatedRateCharges: { TotalCharge: dollars('24') } }
    const [first, second] = [{ BaseServiceCharge: dollars('10') }, { BaseServiceCharge: dollars('30') }]
    expect(await charged(negotiated, first, second)).toEqual([600, 1_800])
    const handled = { ...first, NegotiatedCharges: { ItemizedCharges: [{ Code: '100', ...dollars('4') }] } }
    expect(await charged(negotiated, handled, second)).toEqual([900, 1_500])
  })

  test('share what is named for all of them alone by weight', async () =>
    expect(await charged(list('10.01'), {}, {})).toEqual([250, 751]))
})

describe('an order over a border', () => {
  const customs = { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 88_000, currency: 'USD' }
  const bodyTo = async (place: Parameters<typeof sentTo>[0], needs: Parameters<typeof exampleParcels>[1] = {}) => {
    const account = await answers({})
    const shipment = sentTo(place, exampleParcels([{ ...box, customs, declaredValue: 88_000 }], needs))
    const ordered = { ...shipment, orderNumber: 'SO-7' }
    const { Shipment } = shipBody(account, exampleLabels('R1', '65', ordered)).ShipmentRequest
    return Shipment as typeof Shipment & { readonly ReferenceNumber?: unknown; readonly InvoiceLineTotal?: unknown }
  }
  const london = { city: 'London', state: '', zip: 'EC1A 1BB', country: 'GB' }
  const toronto = { city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' }
  const sanJuan = { city: 'San Juan', state: 'PR', zip: '00901', country: 'US' }

  test.each([
    ['London', london, false],
    ['Toronto', toronto, true],
    ['San Juan', sanJuan, true],
  ] as const)(
    'to %s bears its references itself, and what all is worth where UPS takes that',
    async (_, place, isValued) => {
      const body = await bodyTo(place)
      expect(body.ReferenceNumber).toEqual([{ Value: 'SO-7' }, { Value: 'R1' }])
      expect(body.Package[0]).not.toHaveProperty('ReferenceNumber')
      expect(body.InvoiceLineTotal !== undefined).toBe(isValued)
    },
  )

  test('lets a driver leave a package within the United States and Puerto Rico alone', async () => {
    const released = (body: Awaited<ReturnType<typeof bodyTo>>) =>
      JSON.stringify(body.Package).includes('ShipperReleaseIndicator')
    expect(released(await bodyTo(sanJuan, { signature: 'none' }))).toBe(true)
    await server.close()
    expect(released(await bodyTo(toronto, { signature: 'none' }))).toBe(false)
  })

  test('names a part of each line of its invoice', async () => {
    const text = JSON.stringify(await bodyTo(london))
    expect(text).toMatch(/"PartNumber":"[^"]+"/)
  })
})
