import { afterEach, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, startAnswering } from '../testing/answering.ts'
import { exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { usps } from './index.ts'
import { readSettings } from './settings.ts'

let server: Answering
afterEach(() => server.close())

const NUMBER = '9405511899223197428490'

async function statusesOf(...events: readonly object[]) {
  server = await startAnswering(asked => ({
    body: JSON.stringify(
      asked.includes('/oauth2/')
        ? { access_token: 't', expires_in: 28_799 }
        : { trackingNumber: NUMBER, trackingEvents: events },
    ),
  }))
  const settings = readSettings({
    ...{ clientId: 'example', clientSecret: 'example', crid: '12345678', mid: '901000123', accountNumber: '1000405' },
  })
  const account = { clientId: 1, accountId: 1, scac: 'USPS', baseUrl: `${server.url}/usps`, settings, secrets: [] }
  const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBER }
  const order = { shipment: exampleParcels(), bolNumber: '', confirmation }
  const outcome = await usps(openKit()).track(account, order, wireCallOf())
  return outcome.kind === 'events' ? outcome.events.map(({ status }) => status) : []
}

const scan = (eventCode: string, eventCity = 'DALLAS') => ({
  ...{ eventType: `Event ${eventCode}`, eventCode, eventTimestamp: '2026-11-24T14:05:00Z' },
  ...{ eventCity, eventState: eventCity === '' ? '' : 'TX', eventCountry: '' },
})

test.each(['SF', 'T1', 'TL', 'L1', 'A1', 'NT'])('%s is a scan on the way, with its place or without', async code => {
  expect(await statusesOf(scan(code), scan(code, ''))).toEqual(['inTransit', 'inTransit'])
})

test.each(['04', '09', '21', '29', '51'])('%s is a problem', async code => {
  expect(await statusesOf(scan(code))).toEqual(['problem'])
})

test('an event that nobody knows is a scan where it is told with its place; that of a label is none', async () => {
  expect(await statusesOf(scan('GX'), scan('Z9', ''), scan('Z9'))).toEqual(['inTransit', null, null])
})
