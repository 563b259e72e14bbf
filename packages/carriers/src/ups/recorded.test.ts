import { afterEach, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, startAnswering } from '../testing/answering.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { ups } from './index.ts'
import type { Account } from './send.ts'

// Answers in the published fields, and what a person of the trade reads in them.

let server: Answering
afterEach(() => server.close())

async function recorded(answer: object, status = 200): Promise<Account> {
  server = await startAnswering(asked =>
    asked.includes('/oauth/')
      ? { body: '{"access_token":"t","expires_in":"14399"}' }
      : { status, body: JSON.stringify(answer) },
  )
  return {
    ...{ clientId: 1, accountId: 1, scac: 'UPSN', baseUrl: `${server.url}/ups/api`, secrets: [] },
    settings: { clientId: 'example', clientSecret: 'example', accountNumber: 'A1B2C3', pickupType: '01' },
  }
}

const FIRST = '1Z999AA10123456784'
const SECOND = '1Z999AA10123456793'
const THIRD = '1Z999AA10123456800'

const money = (MonetaryValue: string, CurrencyCode = 'USD') => ({ CurrencyCode, MonetaryValue })
const item = (Code: string, amount: string, more: object = {}) => ({ Code, ...money(amount), ...more })
const weighs = (Weight: string, Code: string) => ({ UnitOfMeasurement: { Code, Description: Code }, Weight })
const ZPL = Buffer.from('^XA^FO20,20^FDExample^FS^XZ').toString('base64')
const picture = { ImageFormat: { Code: 'ZPL', Description: 'ZPL' }, GraphicImage: ZPL }
const success = { ResponseStatus: { Code: '1', Description: 'Success' } }
const refusal = (code: string, message: string) => ({ response: { errors: [{ code, message }] } })

describe('labels', () => {
  const buy = async (results: object | null, shipment = exampleParcels(), failure?: object) => {
    const answer = failure ?? { ShipmentResponse: { Response: success, ShipmentResults: results } }
    const account = await recorded(answer, failure === undefined ? 200 : 400)
    return ups(openKit()).labels?.buy(account, exampleLabels('WBEXAMPLE1', '03', shipment), wireCallOf())
  }

  test('cost what was negotiated, with its surcharges, and each package its share of that', async () => {
    const two = exampleParcels([
      { ...box, weightLb: 4 },
      { ...box, weightLb: 8 },
    ])
    const packageOf = (TrackingNumber: string, base: string, fuel: string) => ({
      ...{ TrackingNumber, BaseServiceCharge: money(base), ServiceOptionsCharges: money('0.00') },
      ShippingLabel: picture,
      ItemizedCharges: [item('375', fuel, { SubType: 'Fuel Surcharge' })],
    })
    const outcome = await buy(
      {
        ShipmentIdentificationNumber: FIRST,
        ShipmentCharges: {
          ...{ RateChart: '1', BaseServiceCharge: money('27.20') },
          TransportationCharges: money('32.40'),
          ItemizedCharges: [item('270', '6.50'), item('375', '5.20', { SubType: 'Fuel Surcharge' })],
          ...{ ServiceOptionsCharges: money('0.00'), TotalCharges: money('38.90') },
        },
        NegotiatedRateCharges: {
          ItemizedCharges: [
            item('270', '4.10'),
            item('375', '3.27', { SubType: 'Fuel Surcharge' }),
            item('376', '2.00', { SubType: 'Residential Extended' }),
          ],
          TotalCharge: money('24.37'),
        },
        BillingWeight: weighs('12.0', 'LBS'),
        PackageResults: [packageOf(FIRST, '10.10', '1.90'), packageOf(SECOND, '17.10', '3.30')],
      },
      two,
    )
    expect(outcome).toMatchObject({
      kind: 'bought',
      purchase: { shipmentNumber: FIRST, total: 2437, currency: 'USD', billedWeightLb: 12 },
    })
    const labels = outcome?.kind === 'bought' ? outcome.purchase.labels : []
    expect(labels.map(one => [one.unitId, one.trackingNumber, one.format])).toEqual([
      [1, FIRST, 'zpl'],
      [2, SECOND, 'zpl'],
    ])
    const charges = labels.map(({ charge }) => charge ?? 0)
    expect(Math.min(...charges)).toBeGreaterThan(0)
    expect(charges.reduce((sum, one) => sum + one, 0)).toBe(2437)
  })

  test('to Canada cost the taxes as well, in the currency that is named, and weigh pounds', async () => {
    const outcome = await buy(
      {
        ShipmentIdentificationNumber: FIRST,
        ShipmentCharges: {
          TransportationCharges: money('25.00', 'CAD'),
          ServiceOptionsCharges: money('0.00', 'CAD'),
          TotalCharges: money('25.00', 'CAD'),
        },
        NegotiatedRateCharges: {
          TaxCharges: [{ Type: 'HST', MonetaryValue: '2.34' }],
          TotalCharge: money('18.00', 'CAD'),
          TotalChargesWithTaxes: money('20.34', 'CAD'),
        },
        BillingWeight: weighs('5.5', 'KGS'),
        PackageResults: [{ TrackingNumber: FIRST, ShippingLabel: picture }],
      },
      exampleParcels(),
    )
    const purchase = outcome?.kind === 'bought' ? outcome.purchase : null
    expect(purchase).toMatchObject({ total: 2034, currency: 'CAD' })
    expect(purchase?.labels.map(({ charge }) => charge)).toEqual([2034])
    expect(purchase?.billedWeightLb).toBeCloseTo(12.13, 1)
  })

  test('come in an object where there is one package, without a negotiated price and a weight', async () => {
    const outcome = await buy({
      ShipmentIdentificationNumber: FIRST,
      ShipmentCharges: {
        TransportationCharges: money('15.20'),
        ServiceOptionsCharges: money(''),
        TotalCharges: money('15.20'),
      },
      PackageResults: { TrackingNumber: FIRST, ShippingLabel: picture },
    })
    expect(outcome).toMatchObject({
      kind: 'bought',
      purchase: { total: 1520, billedWeightLb: null, labels: [{ trackingNumber: FIRST, charge: 1520 }] },
    })
  })

  test('are in doubt where the number comes without the picture, and refused where UPS says no', async () => {
    const charges = { TransportationCharges: money('15.20'), TotalCharges: money('15.20') }
    const half = await buy({
      ...{ ShipmentIdentificationNumber: FIRST, ShipmentCharges: charges },
      PackageResults: [{ TrackingNumber: FIRST }],
    })
    expect(half?.kind).toBe('unknown')
    await server.close()
    const refused = await buy(null, exampleParcels(), refusal('120802', 'Address Validation Error on ShipTo address'))
    expect(refused).toMatchObject({ kind: 'failed', reason: 'refused' })
    expect(refused?.kind === 'failed' && refused.message).toContain('Address Validation Error')
  })
})

describe('prices', () => {
  const priced = async (rows: readonly object[], shipment = exampleParcels()) => {
    const account = await recorded({ RateResponse: { Response: success, RatedShipment: rows } })
    const answers = (await ups(openKit()).rate?.(account, shipment, wireCallOf())) ?? []
    return answers.flatMap(one => (one.kind === 'price' ? [one] : []))
  }
  const row = (Code: string, negotiated: object, saturday: '0' | '1' = '0') => ({
    ...{ Service: { Code, Description: '' }, Zone: '004', BillingWeight: weighs('4.5', 'KGS') },
    ...{ TransportationCharges: money('60.00'), ServiceOptionsCharges: money('0.00'), TotalCharges: money('60.00') },
    NegotiatedRateCharges: negotiated,
    TimeInTransit: {
      ServiceSummary: {
        Service: { Description: '' },
        EstimatedArrival: {
          ...{ Arrival: { Date: saturday === '1' ? '20990314' : '20990313', Time: '235900' } },
          ...{ BusinessDaysInTransit: '3', DayOfWeek: saturday === '1' ? 'SAT' : 'FRI' },
        },
        SaturdayDelivery: saturday,
      },
    },
    RatedPackage: [],
  })

  test('keep every charge that is named, weigh pounds, and sell no Saturday as a weekday', async () => {
    const prices = await priced([
      row('03', {
        BaseServiceCharge: money('12.10'),
        ItemizedCharges: [
          item('375', '2.06', { SubType: 'Fuel Surcharge' }),
          item('270', '1.95'),
          item('376', '2.35', { SubType: 'Residential Extended' }),
        ],
        TotalCharge: money('18.46'),
      }),
      row('01', { TotalCharge: money('40.00') }),
      row('01', { TotalCharge: money('56.00') }, '1'),
    ])
    const ground = prices.find(({ serviceCode }) => serviceCode === '03')
    expect(ground).toMatchObject({ total: 1846, fuel: 206, currency: 'USD' })
    expect(ground?.billedWeightLb).toBeCloseTo(9.92, 1)
    expect(ground?.charges.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([195, 206, 235, 1210])
    expect(ground?.charges.find(({ amount }) => amount === 235)?.description).toContain('Residential Extended')
    expect(prices.filter(({ total }) => total === 5600 || total === 4000)).toMatchObject([{ total: 4000 }])
  })

  test('in Canada are those with taxes, each of which is a charge', async () => {
    const [price] = await priced([
      row('03', {
        TaxCharges: [
          { Type: 'GST', MonetaryValue: '0.90' },
          { Type: 'PST', MonetaryValue: '1.26' },
        ],
        TotalCharge: money('18.00', 'CAD'),
        TotalChargesWithTaxes: money('20.16', 'CAD'),
      }),
    ])
    expect(price).toMatchObject({ total: 2016, currency: 'CAD' })
    const charges = price?.charges ?? []
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(2016)
    expect(charges.map(({ amount }) => amount)).toEqual(expect.arrayContaining([90, 126]))
  })
})

describe('voids', () => {
  const given = async (answer: object, status = 200, trackingNumbers: readonly string[] = [FIRST]) => {
    const account = await recorded(answer, status)
    const toVoid = { shipment: exampleParcels(), shipmentNumber: FIRST, trackingNumbers, isWhole: true }
    return ups(openKit()).labels?.void(account, toVoid, wireCallOf())
  }
  const told = (packages: object = {}, Description = 'Voided') => ({
    VoidShipmentResponse: { Response: success, SummaryResult: { Status: { Code: '1', Description } }, ...packages },
  })
  const one = (TrackingNumber: string, Code: string, Description: string) => ({
    TrackingNumber,
    Status: { Code, Description },
  })

  test('are granted, also where they were before', async () => {
    expect(await given(told())).toMatchObject({ kind: 'voided' })
    await server.close()
    const before = { PackageLevelResults: [one(FIRST, '1', 'Already Voided')] }
    expect(await given(told(before))).toMatchObject({ kind: 'voided' })
  })

  test('are refused where the one package is not voided, whatever the summary says', async () => {
    expect(await given(told({ PackageLevelResult: one(FIRST, '0', 'Not Voided') }))).toMatchObject({ kind: 'refused' })
  })

  test('are a matter for a person where the time for them is over', async () => {
    const late = refusal('190102', 'No shipment found within the allowed void period')
    expect(await given(late, 400)).toMatchObject({ kind: 'disputed' })
  })

  test('of three packages of which one is kept are not granted, and name it', async () => {
    const packages = [one(FIRST, '1', 'Voided'), one(SECOND, '1', 'Voided'), one(THIRD, '0', 'Not Voided')]
    const outcome = await given(told({ PackageLevelResults: packages }, 'Partial'), 200, [FIRST, SECOND, THIRD])
    expect(outcome?.kind).not.toBe('voided')
    expect(outcome?.message).toContain(THIRD)
    expect(outcome?.message).not.toContain(SECOND)
  })
})

describe('activity', () => {
  const activity = (type: string, code: string, place: string, local: string, gmt?: string, description = '') => {
    const [city = '', stateProvince = ''] = place.split(', ')
    const [date = '', time = ''] = local.split(' ')
    const [gmtDate = '', gmtTime = ''] = gmt?.split(' ') ?? []
    return {
      location: { address: { city, stateProvince, countryCode: 'US', country: 'US' } },
      ...{ status: { type, code, description }, date, time },
      ...(gmt === undefined ? {} : { gmtDate, gmtTime }),
    }
  }
  const follow = async (packages: readonly object[], shipment = exampleParcels()) => {
    const account = await recorded({ trackResponse: { shipment: [{ inquiryNumber: FIRST, package: packages }] } })
    const order = {
      ...{ shipment, bolNumber: '' },
      confirmation: { providerId: '', pickupNumber: '', proNumber: FIRST },
    }
    return ups(openKit()).track(account, order, wireCallOf())
  }
  const events = async (...list: readonly object[]) => {
    const outcome = await follow([{ trackingNumber: FIRST, activity: list }])
    return outcome.kind === 'events' ? outcome.events : []
  }

  test('out for delivery is told by type O', async () => {
    const told = await events(activity('O', 'OT', 'Boston, MA', '20261125 083000', '20261125 13:30:00'))
    expect(told).toMatchObject([{ status: 'inTransit', city: 'Boston', at: '2026-11-25T13:30:00.000Z' }])
  })

  test('a parcel that was refused goes back, and is delivered to its sender', async () => {
    const told = await events(
      activity('D', 'FS', 'Dayton, OH', '20261130 101500', '20261130 15:15:00', 'DELIVERED'),
      activity('X', 'RS', 'Boston, MA', '20261127 160000', '20261127 21:00:00', 'Returning to Sender'),
      activity('X', '48', 'Boston, MA', '20261125 150000', '20261125 20:00:00', 'The receiver refused the delivery'),
      activity('P', 'PU', 'Dayton, OH', '20261123 190000', '20261124 00:00:00', 'Pickup Scan'),
    )
    const inOrder = told.toSorted((one, other) => one.at.localeCompare(other.at))
    expect(inOrder.map(({ status }) => status).slice(0, 3)).toEqual(['pickup', 'problem', 'problem'])
    expect(inOrder.find(({ code }) => code.includes('RS'))?.isReturn).toBe(true)
    expect(inOrder[0]?.local).toBe('2026-11-23T19:00')
  })

  test('the hour that spring skips and the one that autumn doubles are told by their instants', async () => {
    const spring = await events(activity('I', 'AR', 'Dallas, TX', '20260308 023000', '20260308 08:30:00'))
    expect(spring).toMatchObject([{ at: '2026-03-08T08:30:00.000Z', local: '2026-03-08T02:30' }])
    await server.close()
    const autumn = await events(
      activity('I', 'DP', 'Dayton, OH', '20261101 013000', '20261101 06:30:00'),
      activity('I', 'AR', 'Dayton, OH', '20261101 013000', '20261101 05:30:00'),
    )
    expect(autumn.map(({ at }) => at).toSorted()).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])
    expect(autumn.map(({ local }) => local)).toEqual(['2026-11-01T01:30', '2026-11-01T01:30'])
  })

  test('a shipment goes by the package that was asked for, whatever its others do', async () => {
    const outcome = await follow(
      [
        {
          ...{ trackingNumber: FIRST, packageCount: 2 },
          activity: [
            activity('D', 'FS', 'Los Angeles, CA', '20261125 150000', '20261125 23:00:00', 'DELIVERED'),
            activity('P', 'PU', 'Barrington, IL', '20261123 180000', '20261124 00:00:00', 'Pickup Scan'),
          ],
        },
        {
          ...{ trackingNumber: SECOND, packageCount: 2 },
          activity: [
            activity('I', 'AR', 'Louisville, KY', '20261125 120000', '20261125 17:00:00', 'Arrived at Facility'),
            activity('P', 'PU', 'Barrington, IL', '20261123 180000', '20261124 00:00:00', 'Pickup Scan'),
          ],
        },
      ],
      exampleParcels([box, box]),
    )
    const statuses = outcome.kind === 'events' ? outcome.events.map(({ status }) => status) : []
    expect(statuses).toEqual(['pickup', 'delivered'])
  })

  test('a number of which UPS knows nothing yet tells nothing', async () => {
    const warnings = [{ code: 'TW0001', message: 'Tracking Information Not Found' }]
    const account = await recorded({ trackResponse: { shipment: [{ inquiryNumber: FIRST, warnings }] } })
    const confirmation = { providerId: '', pickupNumber: '', proNumber: FIRST }
    const order = { shipment: exampleParcels(), bolNumber: '', confirmation }
    expect(await ups(openKit()).track(account, order, wireCallOf())).toMatchObject({
      ...{ kind: 'failed', reason: 'refused' },
    })
  })
})
