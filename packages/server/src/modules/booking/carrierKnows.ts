import { unknownToCarrier } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { changeName, contentOf, type ShipmentRecord } from '../shipments/index.ts'
import { type Notified, notificationsOf } from './notifications.ts'
import type { Tender } from './tenders.ts'

/** What a carrier was told last, and what it does not know yet. */
export interface Knowledge {
  /** Null: nobody knows what it was told, the order is older than the keeping of it. */
  readonly delivered: Notified | null
  /** The fields, by their names in a sentence, in which the shipment differs from what the carrier knows. */
  readonly unknown: readonly string[]
  /** The newest word to it, unless it was delivered: on its way, refused, bounced, or nobody knows. */
  readonly open: Notified | null
}

type From = Tx | (Pick<TenantDb, 'read'> & Pick<TenantDb, 'readOne'>)

/** The word that arrived last, whichever was written last: one that was long on its way comes after a newer one. */
export const newestDelivered = (all: readonly Notified[]): Notified | null =>
  all.reduce<Notified | null>((last, one) => (one.arrivalNo > (last?.arrivalNo ?? 0) ? one : last), null)

/** What the carrier of a tender knows follows from the newest notification that was delivered (ADR 0007). */
export async function carrierKnows(app: App, from: From, record: ShipmentRecord, tenderId: number): Promise<Knowledge> {
  const all = await notificationsOf(app, from, record.clientId, tenderId)
  const delivered = newestDelivered(all)
  const [newest] = all
  const open = newest !== undefined && newest.state !== 'delivered' ? newest : null
  if (delivered === null) return { delivered, unknown: [], open }
  const known = await contentOf(app, from, record, delivered.contentNo)
  return { delivered, unknown: unknownToCarrier(known.shipment, record.shipment).map(changeName), open }
}

/** In which fields, by name, a shipment differs from the order that is on its way, or of which nobody knows. */
export async function differsFromOrder(
  app: App,
  from: From,
  record: ShipmentRecord,
  { contentNo }: Pick<Tender, 'contentNo'>,
): Promise<readonly string[]> {
  const ordered = await contentOf(app, from, record, contentNo)
  return unknownToCarrier(ordered.shipment, record.shipment).map(changeName)
}
