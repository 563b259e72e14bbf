import type { CarrierDocument } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { able } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { JobData } from '../../jobs/jobs.ts'
import { judgeFile, storeFile } from '../files/index.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'
import { recordCarrierEvents } from '../tracking/index.ts'
import { carrierDoer, type OrderRow, readOrder, type WireOrder, wireOrder } from './order.ts'

const TRACK_DEADLINE_MS = 30_000

/** Paper comes after the truck: a proof of delivery is looked for this long after the delivery. */
const POD_DAYS = 14

/** Freight nobody delivers is not followed for ever. */
const FOLLOWED_DAYS = 60

const DAY_MS = 86_400_000

/** Takes this slot for this job alone and orders the next one; false when another job has it. */
async function takeSlot(app: App, { clientId, bookingId, at }: JobData['FollowOrder']): Promise<boolean> {
  const seconds = app.settings.TRACKING_SECONDS
  const next = new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
  return app.db.forClient(clientId).transaction(async tx => {
    const taken = await tx
      .updateTable('booking')
      .set({ follow_at: next })
      .where('client_id', '=', clientId)
      .where('booking_id', '=', bookingId)
      .where('follow_at', '=', at)
      .where('state', '=', 'booked')
      .returning('booking_id')
      .executeTakeFirst()
    if (taken === undefined) return false
    await app.jobs.enqueue(tx, 'FollowOrder', { clientId, bookingId, at: next }, seconds)
    return true
  })
}

const stopFollowing = (app: App, { clientId, bookingId }: OrderRow): Promise<void> =>
  app.db.forClient(clientId).transaction(async tx => {
    await tx
      .updateTable('booking')
      .set({ follow_at: null })
      .where('client_id', '=', clientId)
      .where('booking_id', '=', bookingId)
      .execute()
  })

async function hasPod(app: App, { clientId, shipmentId }: OrderRow): Promise<boolean> {
  const row = await app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('file')
        .select('file_id')
        .where('client_id', '=', clientId)
        .where('shipment_id', '=', shipmentId)
        .where('kind', '=', 'pod')
        .where('deleted_at', 'is', null),
    )
  return row !== null
}

async function keepPod(app: App, order: OrderRow, { name, bytes: given }: CarrierDocument): Promise<void> {
  const { clientId, shipmentId } = order
  const bytes = Buffer.from(given)
  const judged = judgeFile(name, bytes)
  if (judged.kind === 'refused') return
  const doer = carrierDoer(app, order)
  await app.db.forClient(clientId).transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    const file = { clientId, shipmentId, kind: 'pod', name, mime: judged.mime, bytes } as const
    const fileId = await storeFile(app, tx, { ...file, by: null, at: doer.at })
    await recordChange(tx, doer, { entity: 'file', entityId: fileId, action: 'filed', after: { shipmentId, name } })
    await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  })
}

/** Looks for the proof of delivery; true when nothing is left to look for. */
async function fetchPod(app: App, order: OrderRow, given: WireOrder, sinceMs: number): Promise<boolean> {
  const { documents } = given.account.open
  if (documents === undefined || (await hasPod(app, order))) return true
  const { clientId, shipmentId, accountId } = order
  const about = { clientId, shipmentId, accountId, connector: given.account.connector }
  const { wireCall, keep } = openWireCall(app, about, TRACK_DEADLINE_MS)
  const asked = { shipment: given.record.shipment, bolNumber: given.bolNumber, confirmation: order.confirmation }
  const found = await documents(asked, wireCall)
  await keep()
  const pod = found.kind === 'documents' ? found.documents.find(({ kind }) => kind === 'pod') : undefined
  if (pod !== undefined) await keepPod(app, order, pod)
  return pod !== undefined || sinceMs > POD_DAYS * DAY_MS
}

/** Asks the carrier where the freight of an order is; the shipment moves with it (rules of the trade: tracking). */
async function track(app: App, order: OrderRow, { record, account, bolNumber }: WireOrder): Promise<void> {
  const { clientId, shipmentId, accountId, confirmation } = order
  const about = { clientId, shipmentId, accountId, connector: account.connector }
  const { wireCall, keep } = openWireCall(app, about, TRACK_DEADLINE_MS)
  const heard = await able(account, 'track')({ shipment: record.shipment, bolNumber, confirmation }, wireCall)
  if (heard.kind === 'failed') {
    await keep()
    app.log.warn({ bookingId: order.bookingId, reason: heard.reason }, 'a carrier could not say where freight is')
    return
  }
  const { added, unmapped } = await app.db.forClient(clientId).transaction(async tx => {
    const now = await lockShipment(tx, clientId, shipmentId)
    const doer = carrierDoer(app, order)
    const { proNumber } = heard
    const isNew = proNumber !== '' && now.proNumber === '' && now.status !== 'V'
    const known = isNew
      ? await saveShipment(app, tx, doer, now, { action: 'confirmed', facts: { proNumber }, note: `PRO ${proNumber}.` })
      : now
    return recordCarrierEvents(app, tx, doer, known, heard.events, account.connector)
  })
  // A look that told nothing new is not worth keeping: there are hundreds of them to a shipment.
  if (added > 0) await keep()
  if (unmapped.length > 0) app.log.warn({ connector: account.connector, codes: unmapped }, 'unmapped tracking codes')
}

export async function followOrder(app: App, data: JobData['FollowOrder']): Promise<void> {
  if (!(await takeSlot(app, data))) return
  const order = await readOrder(app, data.clientId, data.bookingId)
  if (order === null) return
  const given = await wireOrder(app, order)
  const { status, tenderedAt } = given.record
  const followedMs = app.clock.now().getTime() - Date.parse(tenderedAt ?? given.record.createdAt)
  if (status === 'T' || status === 'A') {
    await track(app, order, given)
    if (followedMs > FOLLOWED_DAYS * DAY_MS) await stopFollowing(app, order)
    return
  }
  if (status !== 'D' || (await fetchPod(app, order, given, followedMs))) await stopFollowing(app, order)
}
