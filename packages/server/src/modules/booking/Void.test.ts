import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { putTender, tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { historyOf, putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { loadShipment } from '../shipments/index.ts'
import { bookingsOf } from './bookings.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** A booked shipment with its carrier; the tender mail stands as `mailState` says. */
async function booked(way: 'email' | 'call', mailState: 'queued' | 'sent' = 'sent') {
  const person = await newCompany(node)
  const { shipmentId } = await buildShipment(node, person)
  await node.app.db
    .forClient(person.clientId)
    .transaction(tx => tx.updateTable('shipment').set({ status: 'T' }).where('shipment_id', '=', shipmentId).execute())
  const own = { client_id: person.clientId, shipment_id: shipmentId }
  const hasLeft = mailState === 'sent'
  const tender_id = await putTender(node, person, shipmentId, {
    ...{ way, scac: 'DMOA', tenderState: hasLeft ? 'awarded' : 'committing', state: hasLeft ? 'live' : null },
  })
  await node.app.db.forClient(person.clientId).transaction(async tx => {
    await tx
      .insertInto('carrier')
      .values({
        client_id: person.clientId,
        scac: 'DMOA',
        name: 'Demo Motor',
        phone: '555-0142',
        tender_email: 'tender@demo.invalid',
      })
      .execute()
    if (way === 'email') {
      await tx
        .insertInto('mail')
        .values({
          ...own,
          tender_id,
          purpose: 'tender',
          recipients: ['tender@demo.invalid'],
          subject: 'Tender',
          body_text: '',
          body_html: '',
          message_id: `<${tender_id}@test>`,
          state: mailState,
        })
        .execute()
    }
  })
  const mails = () =>
    node.app.db
      .forClient(person.clientId)
      .read(
        node.app.db.query
          .selectFrom('mail')
          .select(['purpose', 'state', 'recipients', 'body_text'])
          .where('client_id', '=', person.clientId)
          .orderBy('mail_id'),
      )
  const booking = async () => (await tendersOf(node, person, shipmentId)).map(({ state, order }) => [state, order])
  const drop = (reason = '') => ask(node, Void, { body: { shipmentId, version: 1, reason } }, person.token)
  return { person, shipmentId, mails, booking, drop }
}

describe('Shipment/Void', () => {
  it('answers 401, 400, 404 to another company, and tells the second of two tabs', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    expect((await ask(node, Void)).status).toBe(401)
    expect((await ask(node, Void, { body: { shipmentId, version: 0 } }, clerk.token)).status).toBe(400)
    const stranger = await newCompany(node)
    expect((await ask(node, Void, { body: { shipmentId, version: 1 } }, stranger.token)).status).toBe(404)
    expect((await ask(node, Void, { body: { shipmentId, version: 2 } }, clerk.token)).error.code).toBe(
      'ChangedMeanwhile',
    )
  })

  it('archives what nobody booked, once', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    const body = { shipmentId, version: 1, reason: 'Order cancelled' }
    const { reply } = await ask(node, Void, { body }, clerk.token)
    expect(reply).toMatchObject({ shipmentStatus: 'V', version: 2, carrier: null, Message: 'The shipment is void.' })
    expect(await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)).toMatchObject({
      voidedFrom: 'Q',
    })
    expect((await historyOf(node, clerk, shipmentId)).at(-1)).toMatchObject({
      action: 'voided',
      after: { status: 'V', note: 'Order cancelled' },
    })
    expect((await ask(node, Void, { body: { shipmentId, version: 2 } }, clerk.token)).error.code).toBe('CannotMove')
  })

  it('tells the carrier by mail where it was tendered by mail, and says whom to call', async () => {
    const { mails, booking, drop } = await booked('email')
    const { reply } = await drop('Customer <b>moved</b>')
    expect(reply.carrier).toEqual({ CarrierName: 'Demo Motor', phone: '555-0142' })
    expect(reply.Message).toContain('Call Demo Motor at 555-0142')
    expect(await booking()).toEqual([['ended', 'cancelUnconfirmed']])
    expect((await mails()).at(-1)).toMatchObject({ purpose: 'cancel', recipients: ['tender@demo.invalid'] })
    expect((await mails()).at(-1)?.body_text).toContain('Customer <b>moved</b>')
  })

  it('withdraws a tender that has not left, and writes to nobody', async () => {
    const { mails, booking, drop } = await booked('email', 'queued')
    expect((await drop()).reply.carrier).toBeNull()
    expect(await booking()).toEqual([['ended', null]])
    expect(await mails()).toMatchObject([{ purpose: 'tender', state: 'failed' }])
  })

  it('says nothing of who heard of an order that its carrier gave back by telephone', async () => {
    const { person, shipmentId, drop } = await booked('email')
    const call = { shipmentId, answer: 'yes' as const, spokeWith: 'Pat' }
    const [live] = await bookingsOf(node.app, node.app.db.forClient(person.clientId), person.clientId, shipmentId)
    const body = { ...call, bookingId: live?.tenderId ?? 0 }
    expect((await ask(node, RecordCarrierCall, { body }, person.token)).status).toBe(200)
    expect((await drop()).reply).toMatchObject({ Message: 'The shipment is void.', carrier: null })
  })

  it('says whom to call after a telephone order, without a mail', async () => {
    const { mails, drop } = await booked('call')
    expect((await drop()).reply.carrier?.phone).toBe('555-0142')
    expect(await mails()).toEqual([])
  })

  it('asks for the reason once the freight is on the road', async () => {
    const { person, shipmentId, drop } = await booked('call')
    await putInStatus(node, person, shipmentId, 'A')
    expect((await drop()).error.issues?.[0]?.at).toBe('body.reason')
    expect((await drop('Damaged at the terminal')).reply.shipmentStatus).toBe('V')
  })
})
