import { afterEach, expect, it } from 'vitest'
import {
  arrivedSubjects,
  bookByMail,
  details,
  leaveWordInOutbox,
  type MailedOrder,
  mailAbout,
  newPrice,
  startMailedOrder,
  tell,
  tellUntil,
  weigh,
} from '../../testing/mailedOrder.ts'
import { nextMail } from '../../testing/mails.ts'
import { minute } from '../../testing/node.ts'

/** Words to a carrier about a shipment that changes again before they arrive. */

let order: MailedOrder
afterEach(() => order.close())

it('a change that waits and is undone is listed; told of nothing else, it is taken back', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await leaveWordInOutbox(order, 4800)
  await weigh(order, 500)
  expect((await details(order)).booking).toMatchObject({
    unknownToCarrier: ['items'],
    notification: { state: 'waiting', isOutdated: true },
  })
  expect((await tell(order)).reply.isTakenBack).toBe(true)
  expect(await mailAbout(order, 'notice')).toMatchObject({ state: 'failed' })
  expect((await details(order)).booking).toMatchObject({ unknownToCarrier: [], notification: { state: 'delivered' } })
  expect(arrivedSubjects(order)).toHaveLength(1)
  expect((await tell(order)).error.code).toBe('NothingToTell')
})

it('a call about a change that was undone is kept, and takes back what waits', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await leaveWordInOutbox(order, 4800)
  await weigh(order, 500)
  expect((await tell(order, { way: 'call' })).status).toBe(200)
  expect(await mailAbout(order, 'notice')).toMatchObject({ state: 'failed' })
  expect((await details(order)).booking.notification).toMatchObject({ way: 'call', state: 'delivered' })
})

it('a change that may have arrived and is undone is told, from what may have arrived', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  order.mails.behave('breakOff')
  await tellUntil(order, 'unknown')
  await weigh(order, 500)
  expect((await details(order)).booking.unknownToCarrier).toEqual(['items'])
  order.mails.behave('take')
  const { body_text } = await tellUntil(order, 'sent')
  expect(body_text).toMatch(/4,800 lb.* → .*500 lb/)
  expect((await details(order)).booking.unknownToCarrier).toEqual([])
})

it('a price whose word was taken back for a newer one is in the newer one', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 600)
  await tellUntil(order, 'sent')
  await leaveWordInOutbox(order, 1000, true)
  expect((await details(order)).booking.unknownToCarrier).toEqual(['items', 'agreed price'])
  await weigh(order, 1010)
  const { body_text } = await tellUntil(order, 'sent')
  expect(body_text).toMatch(/Agreed price: .*213\.36 → .*426\.72/)
  expect((await details(order)).booking.unknownToCarrier).toEqual([])
})

it('a price that did not arrive is told though nothing else differs', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 1000)
  await tellUntil(order, 'sent')
  order.mails.behave('bounce')
  await tellUntil(order, 'bounced', await newPrice(order))
  expect((await details(order)).booking.unknownToCarrier).toEqual(['agreed price'])
  order.mails.behave('take')
  expect((await tellUntil(order, 'sent')).body_text).toContain('426.72')
  expect((await details(order)).booking.unknownToCarrier).toEqual([])
})

it('a letter says what differs from the word that arrived last, though it was written first', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  const held = order.mails.holdNext()
  expect((await tell(order)).status).toBe(200)
  await held.arrived
  // Its node is held to be dead, and the next word passes it by.
  const doubted = nextMail(order.node, order.clerk.clientId, 'unknown')
  order.node.clock.pass(3 * minute)
  await doubted
  await weigh(order, 5600)
  await tellUntil(order, 'sent')
  const late = nextMail(order.node, order.clerk.clientId, 'sent')
  held.answer('take')
  await late
  expect((await details(order)).booking.unknownToCarrier).toEqual(['items'])
  expect((await tellUntil(order, 'sent')).body_text).toMatch(/4,800 lb.* → .*5,600 lb/)
})

it('what was told after the clock jumped back is known to the carrier', async () => {
  order = await startMailedOrder()
  await bookByMail(order)
  await weigh(order, 4800)
  order.node.clock.pass(-60 * minute)
  expect((await tell(order, { way: 'call' })).status).toBe(200)
  expect((await details(order)).booking.unknownToCarrier).toEqual([])
})
