import { afterEach, describe, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, type Said, startAnswering } from '../testing/answering.ts'
import { exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { usps } from './index.ts'
import { readSettings } from './settings.ts'

// Answers in the published fields, and what a person of the trade reads in them.

let server: Answering
afterEach(() => server.close())

async function recorded(answer: Said) {
  server = await startAnswering(asked => {
    if (asked.includes('/oauth2/')) return { body: '{"access_token":"t","expires_in":28799}' }
    return asked.includes('/payment-authorization') ? { body: '{"paymentAuthorizationToken":"t"}' } : answer
  })
  const settings = readSettings({
    ...{ clientId: 'example', clientSecret: 'example', crid: '12345678', mid: '901000123', accountNumber: '1000405' },
  })
  return { clientId: 1, accountId: 1, scac: 'USPS', baseUrl: `${server.url}/usps`, settings, secrets: [] }
}

const NUMBER = '9405511899223197428490'

describe('labels', () => {
  const metadata = {
    ...{ trackingNumber: NUMBER, routingInformation: '42090058', constructCode: 'C02', SKU: 'DPXX0XXXXC05100' },
    postage: 7.85,
    extraServices: [{ name: 'Signature Confirmation', SKU: 'DXSX0EXXXX00000', price: 3.7, warnings: [] }],
    fees: [{ name: 'Nonstandard Length > 22 in', SKU: 'D813XUXXXX00000', price: 1.5 }],
    ...{ zone: '05', mailingDate: '2099-03-10', weightUOM: 'lb', weight: 9.5, dimensionalWeight: 0 },
    commitment: { name: '3 Days', scheduleDeliveryDate: '2099-03-13' },
  }
  const ZPL = Buffer.from('^XA^FO20,20^FDExample^FS^XZ').toString('base64')
  const part = (name: string, type: string, text: string) =>
    `--part\r\nContent-Type: ${type}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const buy = async (sold: object, image: string | null) => {
    const picture = image === null ? '' : part('labelImage', 'application/octet-stream', image)
    const account = await recorded({
      headers: { 'content-type': 'multipart/form-data; boundary="part"' },
      body: `${part('labelMetadata', 'application/json', JSON.stringify(sold))}${picture}--part--\r\n`,
    })
    return usps(openKit()).labels?.buy(
      account,
      exampleLabels('WBEXAMPLE1', 'PRIORITY_MAIL', exampleParcels()),
      wireCallOf(),
    )
  }

  test('cost postage, extra services and fees', async () => {
    expect(await buy(metadata, ZPL)).toMatchObject({
      kind: 'bought',
      purchase: {
        ...{ total: 1305, currency: 'USD', zone: '05', billedWeightLb: 10 },
        labels: [{ trackingNumber: NUMBER, charge: 1305, format: 'zpl' }],
      },
    })
  })

  test('cost the same where prices come as text', async () => {
    const fees = [{ name: 'Nonstandard Length > 22 in', SKU: '', price: '1.50' }]
    expect(await buy({ ...metadata, postage: '7.85', extraServices: [], fees }, ZPL)).toMatchObject({
      kind: 'bought',
      purchase: { total: 935 },
    })
  })

  test('are in doubt where no picture comes with the number', async () => {
    expect(await buy(metadata, null)).toMatchObject({ kind: 'unknown' })
  })
})

describe('voids', () => {
  const given = async (answer: object, status = 200) => {
    const account = await recorded({ status, body: JSON.stringify(answer) })
    const toVoid = { shipment: exampleParcels(), shipmentNumber: NUMBER, trackingNumbers: [NUMBER], isWhole: true }
    return usps(openKit()).labels?.void(account, toVoid, wireCallOf())
  }
  const refusal = (detail: string) => ({
    apiVersion: '/labels/v3',
    error: {
      ...{ code: '400', message: 'Bad Request' },
      errors: [{ title: 'Bad Request', detail, code: '0000099', source: { parameter: 'trackingNumber' } }],
    },
  })

  test('are granted where the label is canceled', async () => {
    expect(await given({ trackingNumber: NUMBER, status: 'CANCELED' })).toMatchObject({ kind: 'voided' })
  })

  test('that are asked for as a refund are neither granted nor refused yet', async () => {
    const outcome = await given({ trackingNumber: NUMBER, status: 'DISPUTED', disputeId: '103789' })
    expect(outcome?.kind).not.toBe('voided')
    expect(outcome?.kind).not.toBe('refused')
    expect(outcome?.message).toContain('103789')
  })

  test('are refused, and one that was asked for today is not', async () => {
    const refused = await given(refusal('A refund request for this order cannot be submitted'), 400)
    expect(refused).toMatchObject({ kind: 'refused', message: expect.stringContaining('cannot be submitted') })
    await server.close()
    const again = await given(refusal('A refund request for this order has already been submitted today'), 400)
    expect(again?.kind).not.toBe('refused')
  })
})

describe('scans', () => {
  const scan = (eventCode: string, place: string, more: object = {}) => {
    const [eventCity = '', eventState = ''] = place.split(', ')
    return {
      ...{ eventType: `Event ${eventCode}`, eventCode, eventTimestamp: '2099-03-11T14:05:00Z' },
      ...{ GMTTimestamp: '2099-03-11T20:05:00Z', GMTOffset: '-6:00' },
      ...{ eventCity, eventState, eventZIP: '', eventCountry: '', firm: '', name: '', ...more },
    }
  }
  const eventsOf = async (trackingEvents: readonly object[] | object) => {
    const account = await recorded({ body: JSON.stringify({ trackingNumber: NUMBER, trackingEvents }) })
    const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBER }
    const order = { shipment: exampleParcels(), bolNumber: '', confirmation }
    const outcome = await usps(openKit()).track(account, order, wireCallOf())
    return outcome.kind === 'events' ? outcome.events : []
  }
  const statusesOf = async (...list: readonly object[]) => (await eventsOf(list)).map(({ status }) => status)

  test.each(['SF', 'T1', 'TL', 'L1', 'A1', 'NT'])('%s is on its way, with its place and without', async code => {
    expect(await statusesOf(scan(code, 'DALLAS, TX'), scan(code, ''))).toEqual(['inTransit', 'inTransit'])
  })

  test('03 is picked up, 01 delivered, at the instant beside the local time', async () => {
    const events = await eventsOf([scan('01', 'LOS ANGELES, CA'), scan('03', 'BARRINGTON, IL')])
    expect(events.map(({ status }) => status).toSorted()).toEqual(['delivered', 'pickup'])
    expect(events[0]).toMatchObject({ at: '2099-03-11T20:05:00.000Z', local: '2099-03-11T14:05' })
  })

  test('are told by the clock of their place, though `Z` stands behind it', async () => {
    const alone = { eventTimestamp: '2099-03-11T07:31:00Z', GMTTimestamp: null, GMTOffset: null }
    const [event] = await eventsOf([scan('03', 'RICHMOND, VA', alone)])
    expect([event?.at, event?.local]).toEqual(['2099-03-11T07:31', undefined])
  })

  test.each(['21', '22', '23', '24', '25', '26', '27', '28', '29'])('%s sends it back: a problem', async code => {
    expect(await eventsOf([scan(code, 'LOS ANGELES, CA')])).toMatchObject([{ status: 'problem', isReturn: true }])
  })

  test('delivered to its original sender is on the way back', async () => {
    const events = await eventsOf([
      scan('01', 'BARRINGTON, IL', { eventType: 'Delivered, To Original Sender' }),
      scan('09', 'LOS ANGELES, CA', { eventType: 'Return to Sender' }),
    ])
    expect(events.find(({ code }) => code.includes('09'))).toMatchObject({ status: 'problem', isReturn: true })
  })

  test('of a kind that nobody knows are scans where they have a place, and a label is none', async () => {
    expect(await statusesOf(scan('Q7', 'DALLAS, TX'))).toEqual(['inTransit'])
    await server.close()
    expect(await statusesOf(scan('Q7', ''))).toEqual([null])
    await server.close()
    expect(await statusesOf(scan('GX', 'DALLAS, TX'), scan('MA', 'DALLAS, TX'))).toEqual([null, null])
  })

  test('without a time happened at none', async () => {
    const untimed = scan('Q7', 'DALLAS, TX', { eventTimestamp: '', GMTTimestamp: '', GMTOffset: '' })
    expect(await statusesOf(untimed, scan('03', 'BARRINGTON, IL'))).toEqual(['pickup'])
  })

  test('come in an object where there is one', async () => {
    expect(await eventsOf(scan('A1', 'DALLAS, TX', { eventZIP: '', GMTTimestamp: '', GMTOffset: '' }))).toMatchObject([
      { status: 'inTransit', city: 'DALLAS' },
    ])
  })
})
