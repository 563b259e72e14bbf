import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { afterEach, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import type { Person } from '../../testing/company.ts'
import {
  arrivedSubjects,
  bookByMail,
  leaveWordInOutbox,
  type MailedOrder,
  startMailedOrder,
  tell,
  voidIt,
  weigh,
} from '../../testing/mailedOrder.ts'
import { nextMail } from '../../testing/mails.ts'
import { bookWith, confirmed, detailsOf, type MemoryCarrier, memoryLogin } from '../../testing/memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews } from '../../testing/wire.ts'

let order: MailedOrder
let node: TestNode
let clerk: Person
afterEach(() => order.close())

async function start(carrier: MemoryCarrier = {}): Promise<number> {
  order = await startMailedOrder(carrier)
  node = order.node
  clerk = order.clerk
  return order.shipmentId
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
  await weigh(order, 4800)
  expect((await tell(order, { way: 'api' })).status).toBe(200)
  await expect.poll(() => heard.length).toBe(1)
  await weigh(order, 5600)
  const early = await tell(order, { way: 'api' })
  expect([early.status, early.error.code]).toEqual([409, 'TellingNow'])
  answer()
  await expect.poll(async () => (await tell(order, { way: 'api' })).status).toBe(200)
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
  await weigh(order, 4800)
  expect((await tell(order, { way: 'api' })).status).toBe(200)
  await expect.poll(() => isHeard).toBe(true)
  const given = async () => (await detailsOf(node, clerk, shipmentId)).booking
  expect((await given()).notification?.state).toBe('waiting')
  const settled = expect.poll(async () => (await given()).notification?.state, { timeout: 8000 }).toBe('unknown')
  await whileTimePasses(node, 10, settled)
  expect((await given()).unknownToCarrier).toEqual(['items'])
  die()
})

it('a mail that has not left is taken back when there is a newer word', async () => {
  const shipmentId = await start()
  await bookByMail(order)
  await leaveWordInOutbox(order)
  await weigh(order, 5600)
  const sent = nextMail(node, clerk.clientId, 'sent')
  await expect.poll(async () => (await tell(order)).status).toBe(200)
  await sent
  node.clock.pass(60_000)
  await expect.poll(async () => (await detailsOf(node, clerk, shipmentId)).booking.unknownToCarrier).toEqual([])
  expect(arrivedSubjects(order)).toHaveLength(2)
  expect(arrivedSubjects(order).at(-1)).toContain('revision 3')
})

it('no change is told of a shipment that was voided before the mail left', async () => {
  await start()
  await bookByMail(order)
  await leaveWordInOutbox(order)
  const sent = nextMail(node, clerk.clientId, 'sent')
  expect((await voidIt(order)).status).toBe(200)
  await sent
  node.clock.pass(60_000)
  expect(arrivedSubjects(order).at(-1)).toMatch(/cancel/i)
  expect(arrivedSubjects(order).filter(subject => subject.startsWith('Changed'))).toEqual([])
})

it('the price that was accepted last is the price after two swaps', async () => {
  const shipmentId = await start()
  const priced = async () => (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]
  const call = { shipmentId, PricesheetID: (await priced())?.PricesheetID ?? 0, spokeWith: 'Pat' }
  const { version } = await detailsOf(node, clerk, shipmentId)
  const booked = await ask(node, Pickup, { query: { flag: 'call' }, body: { ...call, version } }, clerk.token)
  expect(booked.status).toBe(200)
  const before = (await detailsOf(node, clerk, shipmentId)).TotalCharge
  await weigh(order, 1000)
  const amendment = { way: 'call' as const, PricesheetID: (await priced())?.PricesheetID ?? 0 }
  expect((await tell(order, amendment)).status).toBe(200)
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
