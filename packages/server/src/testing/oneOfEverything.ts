import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { loadShipment, lockShipment } from '../modules/shipments/index.ts'
import { putTender } from './booked.ts'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'
import { putPrice } from './prices.ts'
import { buildShipment, sampleWireShipment } from './wireShipment.ts'

/** Ids of one record of each kind that calls are asked about. */
export interface OneOfEverything {
  readonly shipmentId: number
  readonly fileId: number
  readonly mailId: number
  readonly addressId: number
  readonly itemId: number
  readonly draftId: number
  readonly PricesheetID: number
  /** A tender whose order the carrier keeps. */
  readonly bookingId: number
  readonly eventId: number
  readonly UniqueName: string
}

/** A company's shipment with a carrier's price that holds, a mail that failed, and a file. */
export async function makeShipment(node: TestNode, person: Person) {
  const { shipmentId } = await buildShipment(node, person)
  const db = node.app.db.forClient(person.clientId)
  const { uniqueName: UniqueName } = await loadShipment(db, person.clientId, shipmentId)
  const at = node.clock.now()
  const own = { client_id: person.clientId, shipment_id: shipmentId }
  return db.transaction(async tx => {
    const carrier = { scac: 'DMOA', name: 'Demo Motor', tender_email: 'tender@demo.invalid', phone: '555-0142' }
    await tx
      .insertInto('carrier')
      .values({ client_id: person.clientId, ...carrier })
      .onConflict(oc => oc.doNothing())
      .execute()
    const PricesheetID = await putPrice(tx, await lockShipment(tx, person.clientId, shipmentId), at)
    const mail = await tx
      .insertInto('mail')
      .values({
        ...own,
        ...{ purpose: 'notice', recipients: ['dock@demo.invalid'], subject: 'Test', body_text: '', body_html: '' },
        message_id: `<${crypto.randomUUID()}@test>`,
        state: 'failed',
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
    const file = await tx
      .insertInto('file')
      .values({ ...own, sha256: 'a'.repeat(64), name: 'test.txt', mime: 'text/plain', size: 1, kind: 'attachment' })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    return { shipmentId, UniqueName, PricesheetID, mailId: mail.mail_id, fileId: file.file_id }
  })
}

export async function makeOneOfEverything(node: TestNode, person: Person): Promise<OneOfEverything> {
  const shipment = await makeShipment(node, person)
  const draft = await ask(node, SaveDraft, { body: { form: {} } }, person.token)
  const address = { ...sampleWireShipment().Origin }
  const located = await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, person.token)
  const item = { SKU: 'TEST-1', Description: 'Test item' }
  const added = await ask(node, WaybillExtraInfoDetails, { query: { flag: 'add' }, body: { item } }, person.token)
  const happened = { shipmentId: shipment.shipmentId, status: 'problem', date: '2026-11-20', time: '08:00' }
  const entered = await ask(node, TrackingDetails, { body: happened }, person.token)
  const [addressId, itemId] = [located.reply.address?.addressId, added.reply.items[0]?.itemId]
  if (addressId === undefined || itemId === undefined) throw new Error('the test data could not be made')
  const bookingId = await putTender(node, person, shipment.shipmentId, { tenderState: 'ended', state: 'cancelRefused' })
  const eventId = entered.reply.event.eventId
  return { ...shipment, bookingId, eventId, draftId: draft.reply.draftId, addressId, itemId }
}
