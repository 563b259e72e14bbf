import type { BookingState, TenderState } from '@waybill/domain'
import { contentNow, lockShipment } from '../modules/shipments/index.ts'
import type { Person } from './company.ts'
import type { TestNode } from './node.ts'

interface Order {
  readonly way?: 'email' | 'api' | 'call'
  readonly scac?: string
  readonly tenderState?: TenderState
  /** Null: no carrier holds it. */
  readonly state?: BookingState | null
}

/** Puts a tender, with the order that a carrier holds of it, into the database past its rules. Returns its number. */
export async function putTender(
  node: TestNode,
  { clientId, userId }: Person,
  shipmentId: number,
  { way = 'call', scac = 'DMAA', tenderState = 'awarded', state = 'live' }: Order = {},
): Promise<number> {
  const now = node.clock.now()
  return node.app.db.forClient(clientId).transaction(async tx => {
    const record = await lockShipment(tx, clientId, shipmentId)
    const { contentNo } = await contentNow(tx, record, now)
    const own = { client_id: clientId, shipment_id: shipmentId }
    const { tender_id } = await tx
      .insertInto('tender')
      .values({
        ...own,
        ...{ content_no: contentNo, scac, carrier_name: `Test Freight ${scac}`, way, state: tenderState },
        ...{ currency: record.shipment.currency, requested_by: userId, requested_at: now.toISOString() },
      })
      .returning('tender_id')
      .executeTakeFirstOrThrow()
    if (state === null) return tender_id
    await tx
      .insertInto('booking')
      .values({ ...own, tender_id, state, held_since: now.toISOString() })
      .execute()
    await tx
      .insertInto('notification')
      .values({
        ...own,
        ...{ tender_id, content_no: contentNo, way: way === 'email' ? 'mail' : way, state: 'delivered' },
        ...{ arrival_no: 1, made_at: now.toISOString() },
      })
      .execute()
    return tender_id
  })
}

/** The tenders of a shipment with their orders, the first one first. */
export const tendersOf = (node: TestNode, { clientId }: Pick<Person, 'clientId'>, shipmentId: number) =>
  node.app.db.forClient(clientId).read(
    node.app.db.query
      .selectFrom('tender as t')
      .leftJoin('booking as b', join =>
        join.onRef('b.client_id', '=', 't.client_id').onRef('b.tender_id', '=', 't.tender_id'),
      )
      .select(['t.state', 't.way', 't.answer', 'b.state as order'])
      .where('t.shipment_id', '=', shipmentId)
      .orderBy('t.tender_id'),
  )
