import type { BookOutcome, FindOutcome } from '@waybill/carriers'
import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterEach, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import {
  bookWith,
  confirmed,
  detailsOf,
  type MemoryCarrier,
  memoryLogin,
  signedInAnew,
  startMemoryNode,
} from '../../testing/memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews } from '../../testing/wire.ts'

const SILENCE: BookOutcome = { kind: 'unknown', message: 'It fell silent.' }
const ABSENT: FindOutcome = { kind: 'absent' }
const found = (providerId: string): FindOutcome => ({ ...confirmed(providerId), kind: 'found' })

let node: TestNode
let clerk: Person
afterEach(() => node.close())

async function start(carrier: MemoryCarrier, scacs = ['AAAA'], settings: Record<string, string> = {}) {
  node = await startMemoryNode(carrier, settings)
  clerk = await newCompany(node)
  await connect(node, clerk, scacs, memoryLogin)
  return (await addFreight(node, clerk)).shipmentId
}

const settled = (shipmentId: number, state: string) =>
  nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === state)

async function bookUntil(shipmentId: number, scac: string, state: string) {
  const reached = settled(shipmentId, state)
  expect((await bookWith(node, clerk, shipmentId, scac)).status).toBe(200)
  await reached
}

const voidIt = async (shipmentId: number) => {
  const { version } = await detailsOf(node, clerk, shipmentId)
  return ask(node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
}

const worklist = async () => (await ask(node, GetCarrierWork, { body: {} }, clerk.token)).reply.rows

it('an order found late is cancelled too when the shipment it is one too many of is voided', async () => {
  let isKnown = false
  const cancelled: string[] = []
  // No mail server answers at this port: the second tender waits in the outbox.
  const shipmentId = await start(
    {
      book: async () => SILENCE,
      find: async () => (isKnown ? found('P1') : ABSENT),
      cancel: async () => {
        cancelled.push('P1')
        return { kind: 'cancelled', message: '' }
      },
    },
    ['AAAA'],
    { SMTP_URL: 'smtp://127.0.0.1:9' },
  )
  await addPricedCarrier(node, clerk, { scac: 'DMBB' })
  const givenUp = settled(shipmentId, 'refused')
  await bookUntil(shipmentId, 'AAAA', 'unknown')
  await whileTimePasses(node, 20, givenUp)
  clerk = await signedInAnew(node, clerk)
  expect((await bookWith(node, clerk, shipmentId, 'DMBB')).status).toBe(200)
  isKnown = true
  await whileTimePasses(node, 60, settled(shipmentId, 'surplus'))
  clerk = await signedInAnew(node, clerk)
  expect((await voidIt(shipmentId)).status).toBe(200)
  await whileTimePasses(node, 60, expect.poll(() => cancelled, { timeout: 20_000 }).toEqual(['P1']))
})

it('an order whose number the carrier has given before is booked all the same', async () => {
  const shipmentId = await start({
    book: async () => confirmed('77001', 'PRO1'),
    find: async () => found('77001'),
    cancel: async () => ({ kind: 'cancelled', message: '' }),
  })
  await bookUntil(shipmentId, 'AAAA', 'booked')
  const { bookingId } = (await detailsOf(node, clerk, shipmentId)).booking
  const call = { shipmentId, bookingId: bookingId ?? 0, answer: 'yes' as const, spokeWith: 'Pat' }
  expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
  const { version } = await detailsOf(node, clerk, shipmentId)
  const back = { shipmentId, version, statusCode: 'Q' as const, comments: 'To be booked again.' }
  expect((await ask(node, UpdateStatusCode, { body: back }, clerk.token)).status).toBe(200)
  // The number was the cancelled order's.
  expect((await detailsOf(node, clerk, shipmentId)).PRONumber).toBe('')
  await bookUntil(shipmentId, 'AAAA', 'booked')
  expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([
    { state: 'ended', order: 'cancelled' },
    { state: 'awarded', order: 'live' },
  ])
})

it('two carriers of one network that number alike are two orders', async () => {
  const shipmentId = await start({ book: async () => confirmed('1001') }, ['AAAA', 'BBBB'])
  await bookUntil(shipmentId, 'AAAA', 'booked')
  const { bookingId } = (await detailsOf(node, clerk, shipmentId)).booking
  const call = { shipmentId, bookingId: bookingId ?? 0, answer: 'yes' as const, spokeWith: 'Pat' }
  await ask(node, RecordCarrierCall, { body: call }, clerk.token)
  const { version } = await detailsOf(node, clerk, shipmentId)
  const back = { shipmentId, version, statusCode: 'Q' as const, comments: 'To another carrier.' }
  await ask(node, UpdateStatusCode, { body: back }, clerk.token)
  await bookUntil(shipmentId, 'BBBB', 'booked')
  expect((await tendersOf(node, clerk, shipmentId)).map(({ order }) => order)).toEqual(['cancelled', 'live'])
})

it('an order nobody can ask about is held to be the carrier’s once its shipment is voided: call it', async () => {
  const shipmentId = await start({ book: async () => SILENCE, terms: { recovery: 'person' } })
  await bookUntil(shipmentId, 'AAAA', 'unknown')
  const voided = await voidIt(shipmentId)
  expect(voided.reply.carrier).not.toBeNull()
  expect(voided.reply.Message).toContain('to cancel the pickup')
  const [row] = await worklist()
  expect(row).toMatchObject({ shipmentId, state: 'cancelUnconfirmed' })
  const call = { shipmentId, bookingId: row?.bookingId ?? 0, answer: 'yes' as const, spokeWith: 'Pat' }
  expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
  expect(await worklist()).toEqual([])
  const { version } = await detailsOf(node, clerk, shipmentId)
  const booked = { shipmentId, version, PricesheetID: 0, spokeWith: 'Pat' }
  const refused = await ask(node, Pickup, { query: { flag: 'call' }, body: booked }, clerk.token)
  expect([refused.status, refused.error.code]).toEqual([409, 'CannotBook'])
})

it('what is changed while nobody knows of an order is listed', async () => {
  const shipmentId = await start({ book: async () => SILENCE, find: async () => ABSENT })
  await bookUntil(shipmentId, 'AAAA', 'unknown')
  expect((await detailsOf(node, clerk, shipmentId)).booking.unknownToCarrier).toEqual([])
  const { version } = await detailsOf(node, clerk, shipmentId)
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight: 4800 }))
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  expect(saved.status).toBe(200)
  const { booking } = await detailsOf(node, clerk, shipmentId)
  expect(booking).toMatchObject({ state: 'unknown', unknownToCarrier: ['items'], tellWays: [] })
})

it('an order of which a node died waits for a call once its account can not be opened any more', async () => {
  let ordered = 0
  let die = () => {}
  const shipmentId = await start({
    book: () => {
      ordered += 1
      return new Promise(done => {
        die = () => done(SILENCE)
      })
    },
    find: async () => ABSENT,
  })
  expect((await bookWith(node, clerk, shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => ordered).toBe(1)
  const seal = { sealed: Buffer.alloc(40) }
  await node.app.db.forClient(clerk.clientId).transaction(tx => tx.updateTable('carrier_login').set(seal).execute())
  await whileTimePasses(node, 300, settled(shipmentId, 'unknown'))
  clerk = await signedInAnew(node, clerk)
  const { booking } = await detailsOf(node, clerk, shipmentId)
  expect(booking.answer).toContain('call and record the call')
  expect(ordered).toBe(1)
  die()
})

it('a confirmation with letters that no database takes is kept without them', async () => {
  const shipmentId = await start({ book: async () => confirmed('P1', 'PRO\u00001\ud800') })
  await bookUntil(shipmentId, 'AAAA', 'booked')
  expect((await detailsOf(node, clerk, shipmentId)).PRONumber).toMatch(/^PRO1/)
})

it('that a carrier has no such order is not believed because somebody pressed twice', async () => {
  let asked = 0
  const shipmentId = await start({
    book: async () => SILENCE,
    find: async () => {
      asked += 1
      return ABSENT
    },
  })
  await bookUntil(shipmentId, 'AAAA', 'unknown')
  node.clock.pass(33_000)
  for (const pressed of [1, 2]) {
    const before = asked
    expect((await ask(node, AskCarrier, { body: { shipmentId } }, clerk.token)).status).toBe(200)
    await expect.poll(() => asked, { message: `asked after press ${pressed}` }).toBeGreaterThan(before)
  }
  expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'unknown' }])
})
