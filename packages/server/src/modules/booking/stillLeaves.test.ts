import { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import {
  arrivedSubjects,
  bookByMail,
  details,
  giveBackByCall,
  leaveWordInOutbox,
  type MailedOrder,
  mailAbout,
  resend,
  startMailedOrder,
  tell,
  tellUntil,
  tenderByMail,
  untilPutOff,
  untilSettled,
  voidIt,
  weigh,
} from '../../testing/mailedOrder.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask } from '../../testing/node.ts'
import { lockShipment } from '../shipments/index.ts'

let order: MailedOrder
afterEach(() => order.close())

const changes = () => arrivedSubjects(order).filter(subject => subject.startsWith('Changed'))

it('a tender that the mail server puts off does not leave after the shipment was voided, nor does its cancellation', async () => {
  order = await startMailedOrder()
  const held = order.mails.holdNext()
  await tenderByMail(order)
  await held.arrived
  // It is being sent: the void cannot take it back.
  expect((await voidIt(order)).reply.carrier).not.toBeNull()
  held.answer('later')
  expect(await untilSettled(order, 'tender')).toBe('failed')
  expect(await untilSettled(order, 'cancel')).toBe('failed')
  expect(arrivedSubjects(order)).toEqual([])
  expect((await details(order)).booking.cancelState).toBe('cancelled')
})

it('a cancellation does not overtake the tender that is being sent', async () => {
  order = await startMailedOrder()
  const held = order.mails.holdNext()
  await tenderByMail(order)
  await held.arrived
  expect((await voidIt(order)).status).toBe(200)
  // Looked at, and put off for less than the lease of one that is being worked.
  const { mail_id: mailId } = await mailAbout(order, 'cancel')
  const { db, clock } = { db: order.node.app.db.identity, clock: order.node.clock }
  const putOff = async () => {
    const due = await db.selectFrom('work.due').select('due_at').where('subject_id', '=', mailId).execute()
    return due.map(({ due_at }) => Date.parse(due_at) - clock.now().getTime()).filter(ms => ms > 0 && ms < 60_000)
  }
  await expect.poll(putOff, { timeout: 10_000 }).toHaveLength(1)
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  held.answer('take')
  await sent
  expect(await untilSettled(order, 'cancel')).toBe('sent')
  expect(arrivedSubjects(order)).toEqual([expect.stringMatching(/^Pickup/), expect.stringMatching(/^Cancelled/)])
})

it('a change that the mail server puts off does not leave after the shipment was voided', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  const held = order.mails.holdNext()
  expect((await tell(order)).status).toBe(200)
  await held.arrived
  expect((await voidIt(order)).status).toBe(200)
  held.answer('later')
  expect(await untilSettled(order, 'notice')).toBe('failed')
  expect(await untilSettled(order, 'cancel')).toBe('sent')
  expect(changes()).toEqual([])
})

it('a change that the mail server puts off does not leave once its carrier gave the order back', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  const held = order.mails.holdNext()
  expect((await tell(order)).status).toBe(200)
  await held.arrived
  await giveBackByCall(order)
  held.answer('later')
  expect(await untilSettled(order, 'notice')).toBe('failed')
  expect(changes()).toEqual([])
})

it('a mail is settled by whoever locks its shipment first: sent again meanwhile, it is not doubted', async () => {
  order = await startMailedOrder()
  const held = order.mails.holdNext()
  await tenderByMail(order)
  await held.arrived
  const { db } = order.node.app
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  await db.forClient(order.clerk.clientId).transaction(async tx => {
    await lockShipment(tx, order.clerk.clientId, order.shipmentId)
    held.answer('take')
    const waiting = sql<{ n: number }>`
      select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`
    await expect.poll(async () => (await waiting.execute(db.identity)).rows[0]?.n, { timeout: 10_000 }).toBe(1)
    await tx.selectFrom('mail').select('state').where('shipment_id', '=', order.shipmentId).forUpdate().execute()
  })
  await sent
  expect((await details(order)).booking.state).toBe('booked')
  expect(order.mails.taken).toHaveLength(1)
})

it('no change is told of an order that its carrier gave back before the mail left', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await leaveWordInOutbox(order)
  await giveBackByCall(order)
  expect(await untilSettled(order, 'notice')).toBe('failed')
  expect(changes()).toEqual([])
})

it('no change is told to a carrier that lost the order in a swap before the mail left', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await leaveWordInOutbox(order)
  const { node, clerk, shipmentId } = order
  const kept = { scac: 'DMBB', tenderState: 'ended', state: 'cancelRefused' } as const
  const bookingId = await putTender(node, clerk, shipmentId, kept)
  const { version } = await details(order)
  const swap = { shipmentId, version, bookingId, reason: 'Kept' }
  expect((await ask(node, SwapBooking, { body: swap }, clerk.token)).status).toBe(200)
  expect(await untilSettled(order, 'notice')).toBe('failed')
  expect(changes()).toEqual([])
})

it('a change that is sent again waits like any other: a void takes it back', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  order.mails.behave('bounce')
  await tellUntil(order, 'bounced')
  order.mails.behave('later')
  expect((await resend(order, 'notice')).status).toBe(200)
  await untilPutOff(order, 'notice')
  expect((await details(order)).booking.notification?.state).toBe('waiting')
  order.mails.behave('take')
  expect((await voidIt(order)).status).toBe(200)
  expect(await mailAbout(order, 'notice')).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('Withdrawn'),
  })
  expect(await untilSettled(order, 'cancel')).toBe('sent')
  expect(changes()).toEqual([])
})

it('a change is not sent again once it was withdrawn by a void', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await leaveWordInOutbox(order)
  expect((await voidIt(order)).status).toBe(200)
  const again = await resend(order, 'notice')
  expect([again.status, again.error.code]).toEqual([409, 'WordOver'])
  expect(await mailAbout(order, 'notice')).toMatchObject({ state: 'failed' })
})

it('a change is not sent again after a newer one, nor when it is not so any more', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  order.mails.behave('bounce')
  const { mail_id: mailId } = await tellUntil(order, 'bounced')
  await weigh(order, 5600)
  expect((await resend(order, 'notice')).error.code).toBe('WordOver')
  await tellUntil(order, 'bounced')
  const first = await ask(order.node, ResendMail, { body: { mailId } }, order.clerk.token)
  expect([first.status, first.error.code]).toEqual([409, 'WordOver'])
  order.mails.behave('take')
  const sent = nextMail(order.node, order.clerk.clientId, 'sent')
  expect((await resend(order, 'notice')).status).toBe(200)
  await sent
  expect((await details(order)).booking.unknownToCarrier).toEqual([])
})

it('a tender that the mail server puts off when its lease was over long ago leaves later all the same', async () => {
  order = await startMailedOrder()
  const held = order.mails.holdNext()
  await tenderByMail(order)
  await held.arrived
  // Another node takes it for left behind, and nobody looks after it from there on.
  order.node.clock.pass(125_000)
  await expect.poll(async () => (await mailAbout(order, 'tender')).state, { timeout: 8000 }).toBe('unknown')
  held.answer('later')
  await expect.poll(async () => (await mailAbout(order, 'tender')).error, { timeout: 8000 }).toContain('later')
  expect(await untilSettled(order, 'tender')).toBe('sent')
})

it('a tender that is turned away at the door when its lease was over long ago is no order', async () => {
  order = await startMailedOrder()
  const held = order.mails.holdNext()
  await tenderByMail(order)
  await held.arrived
  order.node.clock.pass(125_000)
  await expect.poll(async () => (await mailAbout(order, 'tender')).state, { timeout: 8000 }).toBe('unknown')
  order.mails.behave('bounce')
  held.answer('take')
  await expect.poll(async () => (await mailAbout(order, 'tender')).state, { timeout: 8000 }).toBe('bounced')
  expect((await details(order)).shipmentStatus).toBe('Q')
})
