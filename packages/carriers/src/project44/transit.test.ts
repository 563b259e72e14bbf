import { expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import type { Lane } from '../kit/lane.ts'
import { type Said, startAnswering } from '../testing/answering.ts'
import { project44Account, wireCallOf } from '../testing/shipment.ts'
import { project44 } from './index.ts'

const place = { city: '', state: '', zip: '60010', country: 'US' }
const lane: Lane = { origin: place, destination: { ...place, zip: '90058' }, pickupDate: '2026-11-24', proNumber: '' }

async function answersTo(said: Said) {
  const server = await startAnswering(asked =>
    asked.endsWith('/token') ? { body: JSON.stringify({ access_token: 'token', expires_in: 600 }) } : said,
  )
  try {
    return await project44(openKit()).transit(project44Account(server.url, 'DMGL'), lane, wireCallOf())
  } finally {
    await server.close()
  }
}

const quotes = (...transitTimeQuotes: readonly unknown[]): Said => ({ body: JSON.stringify({ transitTimeQuotes }) })

test('a service says how long it takes, and whether another carrier has a part in it', async () => {
  const quote = {
    ...{ carrierCode: 'DMGL', laneType: 'INTERLINE', transitDays: 4, deliveryDateTime: '2026-11-30T17:00:00' },
    serviceLevel: { code: 'STD', description: 'Standard' },
  }
  expect(await answersTo(quotes(quote, { ...quote, laneType: 'UNSPECIFIED', serviceLevel: null }))).toMatchObject([
    {
      kind: 'transit',
      scac: 'DMGL',
      service: 'Standard',
      transitDays: 4,
      deliveryDate: '2026-11-30',
      lane: 'interline',
    },
    { kind: 'transit', serviceCode: '', lane: null },
  ])
})

test('a carrier without service on the lane says so beside the others', async () => {
  const refusal = { carrierCode: 'DMSW', errorMessages: [{ message: 'No service for lane.', diagnostic: 'E042' }] }
  const quote = { carrierCode: 'DMGL', transitDays: 2 }
  expect(await answersTo(quotes(refusal, quote))).toMatchObject([
    { kind: 'failed', scac: 'DMSW', reason: 'refused', message: 'No service for lane. (E042)' },
    { kind: 'transit', scac: 'DMGL', transitDays: 2, deliveryDate: null },
  ])
})

test('a delivery before the pickup is none', async () => {
  const early = { carrierCode: 'DMGL', deliveryDateTime: '2026-11-20T17:00:00' }
  expect(await answersTo(quotes(early, 'odd'))).toMatchObject([
    { kind: 'failed', reason: 'refused', message: 'It did not say how long it takes.' },
    { kind: 'failed', reason: 'badAnswer' },
  ])
})

test('nothing at all is a failure with words', async () => {
  expect(await answersTo(quotes())).toMatchObject([{ kind: 'failed', message: 'It did not say how long it takes.' }])
})
