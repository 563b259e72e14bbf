import { pickupOf } from '@waybill/domain'
import { afterEach, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { type Answering, startAnswering } from '../testing/answering.ts'
import { exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { fedex } from './index.ts'
import { readSettings } from './settings.ts'

let server: Answering
afterEach(() => server.close())

const NUMBER = '122816215025810'

async function told(...results: readonly object[]) {
  server = await startAnswering(asked => ({
    body: JSON.stringify(
      asked.includes('/oauth/')
        ? { access_token: 't', expires_in: 3599 }
        : { output: { completeTrackResults: [{ trackingNumber: NUMBER, trackResults: results }] } },
    ),
  }))
  const settings = readSettings({ clientId: 'example', clientSecret: 'example', accountNumber: '510088000' })
  const account = { clientId: 1, accountId: 1, scac: 'FDEG', baseUrl: `${server.url}/fedex`, settings, secrets: [] }
  const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBER }
  const order = { shipment: exampleParcels(), bolNumber: '', confirmation }
  const outcome = await fedex(openKit()).track(account, order, wireCallOf())
  return outcome.kind === 'events' ? outcome.events : []
}

const result = (shipped: string, eventType: string, city = 'Memphis') => ({
  trackingNumberInfo: { trackingNumber: NUMBER },
  dateAndTimes: shipped === '' ? [] : [{ type: 'SHIP', dateTime: `${shipped}T00:00:00-06:00` }],
  scanEvents: [
    {
      date: '2026-11-24T14:05:00-06:00',
      eventType,
      eventDescription: '',
      scanLocation: { city, stateOrProvinceCode: 'TN' },
    },
  ],
})

test('of a number that was given out twice, ours is the one that left on our day', async () => {
  const { date } = pickupOf(exampleParcels())
  const events = await told(result('2024-02-01', 'DL'), result('', 'RS'), result(date, 'PU'))
  expect(events.map(({ code }) => code)).toEqual(['PU'])
})

test('an event that nobody knows is a scan where it is told with its place; that of a label is none', async () => {
  expect((await told(result('', 'Q9'))).map(({ status }) => status)).toEqual(['inTransit'])
  await server.close()
  expect((await told(result('', 'Q9', ''))).map(({ status }) => status)).toEqual([null])
  await server.close()
  expect((await told(result('', 'OC'))).map(({ status }) => status)).toEqual([null])
})
