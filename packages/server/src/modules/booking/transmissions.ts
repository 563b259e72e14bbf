import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Transmission as TransmissionTable } from '../../db/schema.generated.ts'
import { putDue } from '../../work/putDue.ts'
import type { Tender } from './tenders.ts'

/** `returned`: an order whose labels were given back unseen, so that another message took its place. */
export type TransmissionKind = 'book' | 'change' | 'cancel' | 'label' | 'void' | 'returned'
export type TransmissionOutcome = 'open' | 'done' | 'refused' | 'unknown' | 'withdrawn'

/** A message over a carrier's wire that may buy, change or cancel. */
export interface Transmission {
  readonly clientId: number
  readonly transmissionId: number
  readonly tenderId: number
  readonly shipmentId: number
  readonly kind: TransmissionKind
  readonly contentNo: number
  /** Ours; the carrier finds the message by it where it takes one. */
  readonly wireKey: string
  /** Milliseconds since 1970; null while it has not left. */
  readonly leftAt: number | null
  /** Times it was sent. */
  readonly tries: number
  readonly outcome: TransmissionOutcome
  /** The label that is to be given back; null: it is about something else. */
  readonly labelId: number | null
}

const transmissionOfRow = (row: Selectable<TransmissionTable>): Transmission => ({
  clientId: row.client_id,
  transmissionId: row.transmission_id,
  tenderId: row.tender_id,
  shipmentId: row.shipment_id,
  kind: row.kind as TransmissionKind,
  contentNo: row.content_no,
  wireKey: row.wire_key,
  leftAt: row.left_at === null ? null : Date.parse(row.left_at),
  tries: row.tries,
  outcome: row.outcome as TransmissionOutcome,
  labelId: row.label_id,
})

/** Writes a message that is to leave and makes it due, in the transaction that gives cause for it. */
export async function addTransmission(
  app: App,
  tx: Tx,
  { clientId, tenderId, shipmentId }: Pick<Tender, 'clientId' | 'tenderId' | 'shipmentId'>,
  kind: TransmissionKind,
  contentNo: number,
  labelId: number | null = null,
): Promise<Transmission> {
  const at = app.clock.now()
  const row = await tx
    .insertInto('transmission')
    .values({
      client_id: clientId,
      tender_id: tenderId,
      shipment_id: shipmentId,
      kind,
      content_no: contentNo,
      label_id: labelId,
      created_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await app.due.put(tx, 'transmit', { clientId, subjectId: row.transmission_id }, at)
  return transmissionOfRow(row)
}

export async function transmissionOf(
  app: Pick<App, 'db'>,
  from: Pick<TenantDb, 'readOne'>,
  clientId: number,
  transmissionId: number,
): Promise<Transmission | null> {
  const row = await from.readOne(
    app.db.query
      .selectFrom('transmission')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('transmission_id', '=', transmissionId),
  )
  return row && transmissionOfRow(row)
}

/** The message that placed, or is to place, the order of a tender; undefined when it went by mail or telephone. */
export async function bookTransmission(tx: Tx, { clientId, tenderId }: Tender): Promise<Transmission | undefined> {
  const row = await tx
    .selectFrom('transmission')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('kind', '=', 'book')
    .executeTakeFirst()
  return row && transmissionOfRow(row)
}

/** Whether labels of the tender were given back unseen before: then nothing is bought anew by itself. */
export async function hasReturned(
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('transmission')
    .select('transmission_id')
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('kind', '=', 'returned')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps a message whose labels were given back unseen: another one may take its place. */
export const keepReturned = (tx: Tx, { clientId, transmissionId }: Pick<Transmission, 'clientId' | 'transmissionId'>) =>
  tx
    .updateTable('transmission')
    .set({ kind: 'returned' satisfies TransmissionKind })
    .where('client_id', '=', clientId)
    .where('transmission_id', '=', transmissionId)
    .execute()

/**
 * Says that the message leaves now. An order or a change leaves once: null when it has left already or is no longer to
 * leave. A cancellation or a void may leave again, it buys nothing.
 */
export async function markLeft(
  tx: Tx,
  { clientId, transmissionId, kind }: Transmission,
  at: Date,
): Promise<Transmission | null> {
  const row = await tx
    .updateTable('transmission')
    .set(eb => ({ left_at: at.toISOString(), tries: eb('tries', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('transmission_id', '=', transmissionId)
    .where('outcome', '=', 'open')
    .$if(kind !== 'cancel' && kind !== 'void', update => update.where('left_at', 'is', null))
    .returningAll()
    .executeTakeFirst()
  return row ? transmissionOfRow(row) : null
}

/** What is done stays done; that it was done is believed after anything else was heard. */
const follows: Readonly<Record<Exclude<TransmissionOutcome, 'open'>, readonly TransmissionOutcome[]>> = {
  unknown: ['open'],
  refused: ['open', 'unknown'],
  withdrawn: ['open', 'unknown'],
  done: ['open', 'unknown', 'refused', 'withdrawn'],
}

/** Keeps what came of a message; one that is settled stays as it is. True when this settled it. */
export async function settleTransmission(
  app: App,
  tx: Tx,
  { clientId, transmissionId }: Pick<Transmission, 'clientId' | 'transmissionId'>,
  outcome: Exclude<TransmissionOutcome, 'open'>,
  answer: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('transmission')
    .set({ outcome, answer, settled_at: app.clock.now().toISOString() })
    .where('client_id', '=', clientId)
    .where('transmission_id', '=', transmissionId)
    .where('outcome', 'in', follows[outcome])
    .returning('transmission_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Has orders, changes and labels that wait count as sent by a node that died over it: carriers are asked what they know of them.
 * Cancellations stay: to cancel twice does no harm.
 */
export async function setOrdersAside(tx: Tx, clientId: number, now: Date): Promise<void> {
  const left = await tx
    .updateTable('transmission')
    .set(eb => ({ left_at: now.toISOString(), tries: eb('tries', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('outcome', '=', 'open')
    .where('left_at', 'is', null)
    .where('kind', 'not in', ['cancel', 'void'])
    .returning(['kind', 'tender_id', 'transmission_id'])
    .execute()
  for (const { kind, tender_id, transmission_id } of left) {
    if (kind === 'book') await putDue(tx, 'ask', { clientId, subjectId: tender_id }, now)
    if (kind === 'label') await putDue(tx, 'labels', { clientId, subjectId: transmission_id }, now)
  }
}
