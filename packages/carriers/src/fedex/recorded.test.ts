import { pickupOf } from '@waybill/domain'
import { afterEach, describe, expect, test } from 'vitest'
import type { CarrierEvent } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { type Answering, startAnswering } from '../testing/answering.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { fedex } from './index.ts'
import { readSettings } from './settings.ts'

// Answers in the published fields, and what a person of the trade reads in them.

let server: Answering
afterEach(() => server.close())

async function recorded(answer: object, status = 200) {
  server = await startAnswering(asked =>
    asked.includes('/oauth/')
      ? { body: '{"access_token":"t","token_type":"bearer","expires_in":3599}' }
      : { status, body: JSON.stringify(answer) },
  )
  const settings = readSettings({ clientId: 'example', clientSecret: 'example', accountNumber: '510088000' })
  return { clientId: 1, accountId: 1, scac: 'FDEG', baseUrl: `${server.url}/fedex`, settings, secrets: [] }
}

const NUMBERS = ['794953535000', '794953535011', '794953535022'] as const
const ZPL = Buffer.from('^XA^FO20,20^FDExample^FS^XZ').toString('base64')
const paper = (trackingNumber: string) => ({
  ...{ contentType: 'LABEL', copiesToPrint: 1, trackingNumber, docType: 'ZPLII', encodedLabel: ZPL },
})
const failure = (code: string, message: string) => ({
  transactionId: '624deea6-b709-470c-8c39-4b5511281492',
  errors: [{ code, message, parameterList: [] }],
})

describe('labels', () => {
  const buy = async (sold: object, shipment = exampleParcels()) => {
    const account = await recorded({ transactionId: 'example', output: { transactionShipments: [sold] } })
    return fedex(openKit()).labels?.buy(account, exampleLabels('WBEXAMPLE1', 'FEDEX_GROUND', shipment), wireCallOf())
  }

  test('of three packages cost what each is charged, and bring the words of their alerts', async () => {
    const charges = [11.2, 12.3, 13.4]
    const outcome = await buy(
      {
        ...{ masterTrackingNumber: NUMBERS[0], serviceType: 'FEDEX_GROUND', serviceName: 'FedEx Ground' },
        shipDatestamp: '2099-03-10',
        pieceResponses: NUMBERS.map((trackingNumber, index) => ({
          ...{ masterTrackingNumber: NUMBERS[0], trackingNumber, packageSequenceNumber: index + 1 },
          ...{ netChargeAmount: charges[index], baseRateAmount: 9, packageDocuments: [paper(trackingNumber)] },
        })),
        completedShipmentDetail: {
          completedPackageDetails: NUMBERS.map((trackingNumber, index) => ({
            ...{ sequenceNumber: index + 1, trackingIds: [{ trackingIdType: 'FEDEX', trackingNumber }] },
            packageRating: {
              actualRateType: 'PAYOR_ACCOUNT_PACKAGE',
              packageRateDetails: [
                { rateType: 'PAYOR_LIST_PACKAGE', netCharge: 30, currency: 'USD' },
                { rateType: 'PAYOR_ACCOUNT_PACKAGE', netCharge: charges[index], currency: 'USD' },
              ],
            },
          })),
          shipmentRating: {
            actualRateType: 'PAYOR_ACCOUNT_PACKAGE',
            shipmentRateDetails: [
              { rateType: 'PAYOR_LIST_PACKAGE', totalNetCharge: 90, currency: 'USD' },
              {
                ...{ rateType: 'PAYOR_ACCOUNT_PACKAGE', rateZone: '5', totalNetCharge: 36.9, currency: 'USD' },
                totalBillingWeight: { units: 'LB', value: 30 },
              },
            ],
          },
        },
        alerts: [
          {
            code: 'RECIPIENTCONTACT.PHONENUMBER.INVALID',
            message: "Recipient's phone number format is not matching the country.",
          },
        ],
      },
      exampleParcels([box, box, box]),
    )
    expect(outcome).toMatchObject({
      kind: 'bought',
      purchase: {
        ...{ shipmentNumber: NUMBERS[0], total: 3690, currency: 'USD', billedWeightLb: 30 },
        labels: [
          { unitId: 1, trackingNumber: NUMBERS[0], charge: 1120, format: 'zpl' },
          { unitId: 2, trackingNumber: NUMBERS[1], charge: 1230, format: 'zpl' },
          { unitId: 3, trackingNumber: NUMBERS[2], charge: 1340, format: 'zpl' },
        ],
      },
    })
    const words = outcome?.kind === 'bought' ? outcome.purchase.messages.join(' ') : ''
    expect(words).toContain('phone number format')
  })

  test('come in an object where there is one package, and amounts as text', async () => {
    const outcome = await buy({
      ...{ masterTrackingNumber: NUMBERS[0], serviceType: 'FEDEX_GROUND' },
      pieceResponses: {
        ...{ trackingNumber: NUMBERS[0], netChargeAmount: '14.05', packageSequenceNumber: '1' },
        packageDocuments: paper(NUMBERS[0]),
      },
      completedShipmentDetail: {},
    })
    expect(outcome).toMatchObject({
      kind: 'bought',
      // An amount whose currency nobody names is none.
      purchase: { labels: [{ trackingNumber: NUMBERS[0], charge: null }] },
    })
  })

  test('are in doubt where a number comes without its picture', async () => {
    const piece = { trackingNumber: NUMBERS[0], netChargeAmount: 14.05, packageDocuments: [] }
    expect(await buy({ masterTrackingNumber: NUMBERS[0], pieceResponses: [piece] })).toMatchObject({ kind: 'unknown' })
  })
})

describe('voids', () => {
  const given = async (answer: object, status = 200) => {
    const account = await recorded(answer, status)
    const toVoid = { shipmentNumber: NUMBERS[0], trackingNumbers: [NUMBERS[0]], isWhole: true }
    return fedex(openKit()).labels?.void(account, { shipment: exampleParcels(), ...toVoid }, wireCallOf())
  }

  test('are granted', async () => {
    const output = { cancelledShipment: true, cancelledHistory: true, message: 'Shipment is successfully cancelled' }
    expect(await given({ output })).toMatchObject({ kind: 'voided' })
  })

  test('are refused where nothing was cancelled', async () => {
    const alerts = [{ code: 'SHIPMENT.CANCEL.NOTALLOWED', alertType: 'WARNING', message: 'Package was tendered.' }]
    const output = { cancelledShipment: false, cancelledHistory: false, message: '', alerts }
    const outcome = await given({ output })
    expect(outcome).toMatchObject({ kind: 'refused' })
    expect(outcome?.message).toContain('Package was tendered.')
  })

  test('are refused with an error', async () => {
    const error = failure('SHIPMENT.CANCEL.NOTALLOWED', 'This shipment cannot be cancelled.')
    expect(await given(error, 400)).toMatchObject({ kind: 'refused', message: expect.stringContaining('cannot be') })
  })
})

describe('scans', () => {
  const scan = (eventType: string, date: string, place: string, more: object = {}) => {
    const [city = '', stateOrProvinceCode = ''] = place.split(', ')
    const scanLocation = { city, stateOrProvinceCode, countryCode: 'US' }
    return { date, eventType, eventDescription: '', derivedStatusCode: eventType, scanLocation, ...more }
  }
  const result = (shipped: string, scanEvents: readonly object[] | object) => ({
    trackingNumberInfo: { trackingNumber: NUMBERS[0], carrierCode: 'FDXG', trackingNumberUniqueId: `${shipped}~FDEG` },
    dateAndTimes: [{ type: 'SHIP', dateTime: `${shipped}T00:00:00-06:00` }],
    scanEvents,
  })
  const shipment = exampleParcels()
  const ours = pickupOf(shipment).date
  const told = async (...trackResults: readonly object[]) => {
    const account = await recorded({
      output: { completeTrackResults: [{ trackingNumber: NUMBERS[0], trackResults }] },
    })
    const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBERS[0] }
    return fedex(openKit()).track(account, { shipment, bolNumber: '', confirmation }, wireCallOf())
  }
  const eventsOf = async (...results: readonly object[]): Promise<readonly CarrierEvent[]> => {
    const outcome = await told(...results)
    return outcome.kind === 'events' ? outcome.events.toSorted((one, other) => one.at.localeCompare(other.at)) : []
  }

  test('of a number that was given out twice are those of our ship date', async () => {
    const events = await eventsOf(
      result('2097-06-01', [scan('DL', '2097-06-04T11:00:00-05:00', 'Boston, MA')]),
      result(ours, [scan('DP', '2099-03-11T04:00:00-05:00', 'Memphis, TN')]),
    )
    expect(events.map(({ status, city }) => [status, city])).toEqual([['inTransit', 'Memphis']])
  })

  test('of a parcel that was refused: it goes back to its shipper', async () => {
    const events = await eventsOf(
      result(ours, [
        scan('DL', '2099-03-20T10:15:00-05:00', 'Barrington, IL', { eventDescription: 'Delivered' }),
        scan('RS', '2099-03-16T08:00:00-07:00', 'Los Angeles, CA', {
          eventDescription: 'Returning package to shipper',
        }),
        scan('DE', '2099-03-14T15:00:00-07:00', 'Los Angeles, CA', {
          ...{ eventDescription: 'Delivery exception', exceptionCode: '07', exceptionDescription: 'Refused' },
        }),
        scan('PU', '2099-03-10T17:30:00-06:00', 'Barrington, IL', { eventDescription: 'Picked up' }),
      ]),
    )
    expect(events.map(({ status }) => status).slice(0, 3)).toEqual(['pickup', 'problem', 'problem'])
    expect(events[2]?.isReturn).toBe(true)
    expect(events[0]?.at).toBe('2099-03-10T23:30:00.000Z')
  })

  test('of an attempt to deliver are a problem, in its words', async () => {
    const why = { exceptionCode: '08', exceptionDescription: 'Customer not available or business closed' }
    const [event] = await eventsOf(result(ours, scan('DE', '2099-03-14T15:00:00-07:00', 'Los Angeles, CA', why)))
    expect(event).toMatchObject({ status: 'problem', description: expect.stringContaining('Customer not available') })
  })

  test('without a time happened at none', async () => {
    const events = await eventsOf(
      result(ours, [scan('IT', '', 'Memphis, TN'), scan('PU', '2099-03-10T17:30:00-06:00', 'Barrington, IL')]),
    )
    expect(events.map(({ status }) => status)).toEqual(['pickup'])
  })

  test('of a number that FedEx does not know yet are none', async () => {
    const error = { code: 'TRACKING.TRACKINGNUMBER.NOTFOUND', message: 'Tracking number cannot be found.' }
    const outcome = await told({ trackingNumberInfo: { trackingNumber: NUMBERS[0] }, error })
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'refused' })
  })
})
