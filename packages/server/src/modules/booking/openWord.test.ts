import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterEach, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import {
  bookWith,
  confirmed,
  detailsOf,
  type MemoryCarrier,
  memoryLogin,
  startMemoryNode,
} from '../../testing/memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews } from '../../testing/wire.ts'

let node: TestNode
let mails: MailServer
let clerk: Person
afterEach(async () => {
  await node.close()
  await mails.close()
})

async function start(carrier: MemoryCarrier) {
  mails = await startMailServer()
  node = await startMemoryNode(carrier, { SMTP_URL: mails.url })
  clerk = await newCompany(node)
  return (await addFreight(node, clerk)).shipmentId
}

async function weigh(shipmentId: number, Weight: number) {
  const { version } = await detailsOf(node, clerk, shipmentId)
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  expect(saved.status).toBe(200)
}

async function tell(shipmentId: number, more: Partial<{ way: 'api' | 'mail' | 'call'; PricesheetID: number }> = {}) {
  const { version } = await detailsOf(node, clerk, shipmentId)
  const said = { shipmentId, version, way: 'mail' as const, spokeWith: more.way === 'call' ? 'Pat' : '', ...more }
  return ask(node, TellCarrier, { body: said }, clerk.token)
}

const subjects = () => mails.taken.map(letter => /^Subject: (.*)$/m.exec(letter)?.[1] ?? '')

async function bookByMail(shipmentId: number) {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const sent = nextMail(node, clerk.clientId, 'sent')
  expect((await bookWith(node, clerk, shipmentId, 'DMAA')).status).toBe(200)
  await sent
}

/** A change that is told by mail while the mail server asks to come back later. */
async function leaveWordInOutbox(shipmentId: number) {
  mails.behave('later')
  await weigh(shipmentId, 4800)
  const waiting = nextMail(node, clerk.clientId)
  await tell(shipmentId)
  await waiting
  mails.behave('take')
}

it('a second word waits until the carrier has answered the first one: they could arrive in the other order', async () => {
  let answer = () => {}
  const heard: (number | null)[] = []
  const shipmentId = await start({
    book: async () => confirmed('P1'),
    change: async (_account, { order }) => {
      heard.push(order.shipment.lines[0]?.weightLb ?? null)
      if (heard.length === 1)
        await new Promise<void>(done => {
          answer = done
        })
      return { kind: 'changed', message: '' }
    },
  })
  await connect(node, clerk, ['AAAA'], memoryLogin)
  const booked = nextNews(node, 'booking', ({ state }) => state === 'booked')
  await bookWith(node, clerk, shipmentId, 'AAAA')
  await booked
  await weigh(shipmentId, 4800)
  expect((await tell(shipmentId, { way: 'api' })).status).toBe(200)
  await expect.poll(() => heard.length).toBe(1)
  await weigh(shipmentId, 5600)
  const early = await tell(shipmentId, { way: 'api' })
  expect([early.status, early.error.code]).toEqual([409, 'TellingNow'])
  answer()
  await expect.poll(async () => (await tell(shipmentId, { way: 'api' })).status).toBe(200)
  await expect.poll(async () => (await detailsOf(node, clerk, shipmentId)).booking.unknownToCarrier).toEqual([])
  expect(heard).toHaveLength(2)
})

it('of a change whose node died nobody knows whether the carrier heard it: the change is listed again', async () => {
  let die = () => {}
  let isHeard = false
  const shipmentId = await start({
    book: async () => confirmed('P1'),
    change: () =>
      new Promise(done => {
        isHeard = true
        die = () => done({ kind: 'changed', message: '' })
      }),
  })
  await connect(node, clerk, ['AAAA'], memoryLogin)
  const booked = nextNews(node, 'booking', ({ state }) => state === 'booked')
  await bookWith(node, clerk, shipmentId, 'AAAA')
  await booked
  await weigh(shipmentId, 4800)
  expect((await tell(shipmentId, { way: 'api' })).status).toBe(200)
  await expect.poll(() => isHeard).toBe(true)
  const given = async () => (await detailsOf(node, clerk, shipmentId)).booking
  expect((await given()).notification?.state).toBe('waiting')
  const settled = expect.poll(async () => (await given()).notification?.state, { timeout: 8000 }).toBe('unknown')
  await whileTimePasses(node, 10, settled)
  expect((await given()).unknownToCarrier).toEqual(['items'])
  die()
})

it('a mail that has not left is taken back when there is a newer word', async () => {
  const shipmentId = await start({})
  await bookByMail(shipmentId)
  await leaveWordInOutbox(shipmentId)
  await weigh(shipmentId, 5600)
  const sent = nextMail(node, clerk.clientId, 'sent')
  await expect.poll(async () => (await tell(shipmentId)).status).toBe(200)
  await sent
  node.clock.pass(60_000)
  await expect.poll(async () => (await detailsOf(node, clerk, shipmentId)).booking.unknownToCarrier).toEqual([])
  expect(subjects()).toHaveLength(2)
  expect(subjects().at(-1)).toContain('revision 3')
})

it('no change is told of a shipment that was voided before the mail left', async () => {
  const shipmentId = await start({})
  await bookByMail(shipmentId)
  await leaveWordInOutbox(shipmentId)
  const { version } = await detailsOf(node, clerk, shipmentId)
  const sent = nextMail(node, clerk.clientId, 'sent')
  expect((await ask(node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)).status).toBe(200)
  await sent
  node.clock.pass(60_000)
  expect(subjects().at(-1)).toMatch(/cancel/i)
  expect(subjects().filter(subject => subject.startsWith('Changed'))).toEqual([])
})

it('the price that was accepted last is the price after two swaps', async () => {
  const shipmentId = await start({})
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const priced = async () => (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]
  const call = { shipmentId, PricesheetID: (await priced())?.PricesheetID ?? 0, spokeWith: 'Pat' }
  const { version } = await detailsOf(node, clerk, shipmentId)
  const booked = await ask(node, Pickup, { query: { flag: 'call' }, body: { ...call, version } }, clerk.token)
  expect(booked.status).toBe(200)
  const before = (await detailsOf(node, clerk, shipmentId)).TotalCharge
  await weigh(shipmentId, 1000)
  const amendment = { way: 'call' as const, PricesheetID: (await priced())?.PricesheetID ?? 0 }
  expect((await tell(shipmentId, amendment)).status).toBe(200)
  const amended = await detailsOf(node, clerk, shipmentId)
  expect(amended.TotalCharge).not.toBe(before)
  const own = amended.booking.bookingId ?? 0
  const kept = { scac: 'DMBB', tenderState: 'ended', state: 'cancelRefused' } as const
  const other = await putTender(node, clerk, shipmentId, kept)
  const swap = async (bookingId: number) => {
    const { version } = await detailsOf(node, clerk, shipmentId)
    return ask(node, SwapBooking, { body: { shipmentId, version, bookingId, reason: 'Kept' } }, clerk.token)
  }
  expect((await swap(other)).status).toBe(200)
  const answer = { shipmentId, bookingId: own, answer: 'no' as const, spokeWith: 'Pat' }
  await ask(node, RecordCarrierCall, { body: answer }, clerk.token)
  expect((await swap(own)).status).toBe(200)
  expect((await detailsOf(node, clerk, shipmentId)).TotalCharge).toBe(amended.TotalCharge)
})
