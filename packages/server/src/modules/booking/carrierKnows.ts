import { type ChangeField, type Shipment, unknownToCarrier } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { agreedSets, chargeSets } from '../charges/index.ts'
import { changeName, contentOf, type ShipmentRecord } from '../shipments/index.ts'
import { type Notified, notificationsOf } from './notifications.ts'
import type { Tender } from './tenders.ts'

/** What a carrier was told last, and what it does not know yet. */
export interface Knowledge {
  /** Null: nobody knows what it was told, the order is older than the keeping of it. */
  readonly delivered: Notified | null
  /** The fields, by their names in a sentence, in which the shipment differs from what the carrier knows or may have heard. */
  readonly unknown: readonly string[]
  /** Whether a price was accepted that it has not heard of. */
  readonly isPriceNew: boolean
  /** The newest word to it, unless it was delivered: on its way, refused, bounced, or nobody knows. */
  readonly open: Notified | null
  /** Whether that word is on its way, or may have arrived, and says what is no longer so. */
  readonly isOpenOutdated: boolean
}

type From = Tx | (Pick<TenantDb, 'read'> & Pick<TenantDb, 'readOne'>)

/** The word that arrived last, whichever was written last: one that was long on its way comes after a newer one. */
export const newestDelivered = (all: readonly Notified[]): Notified | null =>
  all.reduce<Notified | null>((last, one) => (one.arrivalNo > (last?.arrivalNo ?? 0) ? one : last), null)

/** A content that a carrier goes by, and the fields in which the shipment is another by now. */
export interface Heard {
  readonly shipment: Shipment
  readonly differs: readonly ChangeField[]
}

/**
 * What a carrier goes by: what arrived last, and then, for fields that did not change since, what was said after it and
 * waits or may have arrived. Empty when nobody knows what it was told.
 */
export async function heardBy(
  app: App,
  from: From,
  record: Pick<ShipmentRecord, 'clientId' | 'shipmentId' | 'shipment'>,
  all: readonly Notified[],
): Promise<readonly Heard[]> {
  const delivered = newestDelivered(all)
  if (delivered === null) return []
  const after = all.slice(0, all.indexOf(delivered)).filter(({ state }) => state === 'waiting' || state === 'unknown')
  const heard: Heard[] = []
  for (const contentNo of new Set([delivered, ...after].map(word => word.contentNo))) {
    const { shipment } = await contentOf(app, from, record, contentNo)
    const seen = new Set(heard.flatMap(({ differs }) => differs))
    const differs = unknownToCarrier(shipment, record.shipment).filter(field => !seen.has(field))
    heard.push({ shipment, differs })
  }
  return heard
}

/** What the carrier of a tender knows follows from the word that arrived last (ADR 0007). */
export async function carrierKnows(app: App, from: From, record: ShipmentRecord, tenderId: number): Promise<Knowledge> {
  const { clientId } = record
  const [all, sets] = await Promise.all([
    notificationsOf(app, from, clientId, tenderId),
    chargeSets('read' in from ? from : within(from), { clientId, tenderId }),
  ])
  const [price] = agreedSets(sets)
  const delivered = newestDelivered(all)
  const heard = await heardBy(app, from, record, all)
  const unknown = heard.flatMap(({ differs }) => differs).map(changeName)
  const isPriceNew = delivered !== null && (price?.amendmentNo ?? 0) > delivered.amendmentNo
  const [newest] = all
  // A word that was refused or taken back is past once there is nothing left to tell.
  const isPast = (newest?.state === 'refused' || newest?.state === 'bounced') && unknown.length === 0 && !isPriceNew
  const isOpen = newest !== undefined && newest.state !== 'delivered' && !(isPast && delivered !== null)
  const open = isOpen ? newest : null
  const said = open?.state === 'waiting' || open?.state === 'unknown' ? open : null
  const saying = said && (await contentOf(app, from, record, said.contentNo))
  const isOpenOutdated = saying !== null && unknownToCarrier(saying.shipment, record.shipment).length > 0
  return { delivered, unknown, isPriceNew, open, isOpenOutdated }
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
