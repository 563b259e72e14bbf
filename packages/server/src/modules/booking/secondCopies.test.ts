import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { afterEach, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import {
  arrivedSubjects,
  bookByMail,
  details,
  giveBackByCall,
  type MailedOrder,
  mailAbout,
  resend,
  startMailedOrder,
  tellUntil,
  tenderByMail,
  untilPutOff,
  untilSettled,
  voidIt,
  weigh,
} from '../../testing/mailedOrder.ts'
import { nextMail } from '../../testing/mails.ts'
import { signedInAnew } from '../../testing/memoryCarrier.ts'
import { ask, minute } from '../../testing/node.ts'

let order: MailedOrder
afterEach(() => order.close())

const worklist = async () => (await ask(order.node, GetCarrierWork, { body: {} }, order.clerk.token)).reply.rows

/** The mail server takes the tender over and falls silent; sent again, it asks to come back later. */
async function sendTwice() {
  order = await startMailedOrder()
  order.mails.behave('breakOff')
  const doubted = nextMail(order.node, order.clerk.clientId, 'unknown')
  await tenderByMail(order)
  await doubted
  order.mails.behave('later')
  expect((await resend(order, 'tender')).status).toBe(200)
  await untilPutOff(order, 'tender')
}

it('a tender that may have arrived is not called unheard because its second copy was withdrawn', async () => {
  await sendTwice()
  order.mails.behave('take')
  const { reply } = await voidIt(order)
  expect(reply.Message).toContain('to cancel the pickup')
  expect(reply.carrier).not.toBeNull()
  expect(await worklist()).toMatchObject([{ state: 'cancelUnconfirmed' }])
  const said = order.node.app.db.query.selectFrom('notification').select('state')
  expect(await order.node.app.db.forClient(order.clerk.clientId).read(said)).toEqual([{ state: 'unknown' }])
  expect(await untilSettled(order, 'cancel')).toBe('sent')
  expect(arrivedSubjects(order)).toEqual([expect.stringMatching(/^Cancelled/)])
})

it('a tender that may have arrived stays unknown when the mail server was away for its second copy', async () => {
  await sendTwice()
  order.node.clock.pass(7 * 60 * minute)
  await expect.poll(async () => (await mailAbout(order, 'tender')).state, { timeout: 10_000 }).toBe('unknown')
  order.clerk = await signedInAnew(order.node, order.clerk)
  const { shipmentStatus, booking } = await details(order)
  expect([shipmentStatus, booking.state]).toEqual(['T', 'unknown'])
  expect(booking.answer).toContain('may have arrived')
})

it('a tender that may have arrived stays unknown when its second copy bounced, and is booked by the third', async () => {
  await sendTwice()
  order.mails.behave('bounce')
  expect(await untilSettled(order, 'tender')).toBe('unknown')
  expect((await details(order)).booking.state).toBe('unknown')
  order.mails.behave('take')
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  expect((await resend(order, 'tender')).status).toBe(200)
  await sent
  const { node, clerk, shipmentId } = order
  expect(await tendersOf(node, clerk, shipmentId)).toMatchObject([{ state: 'awarded', order: 'live' }])
})

it('a change that may have arrived stays unknown when its second copy is withdrawn', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  order.mails.behave('breakOff')
  await tellUntil(order, 'unknown')
  order.mails.behave('later')
  expect((await resend(order, 'notice')).status).toBe(200)
  await untilPutOff(order, 'notice')
  await giveBackByCall(order)
  expect(await mailAbout(order, 'notice')).toMatchObject({
    state: 'unknown',
    error: expect.stringContaining('may have arrived'),
  })
})

it('an order of which nobody knows whether its mail arrived waits for somebody, until it is known', async () => {
  order = await startMailedOrder()
  order.mails.behave('breakOff')
  const doubted = nextMail(order.node, order.clerk.clientId, 'unknown')
  await tenderByMail(order)
  await doubted
  expect(await worklist()).toEqual([])
  order.node.clock.pass(11 * minute)
  const { shipmentId } = order
  expect(await worklist()).toMatchObject([{ shipmentId, state: 'mailUnknown', canSwap: false }])
  order.mails.behave('take')
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  expect((await resend(order, 'tender')).status).toBe(200)
  await sent
  expect(await worklist()).toEqual([])
})
