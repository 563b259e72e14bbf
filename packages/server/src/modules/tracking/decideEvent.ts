import { type ShipmentStatus, type TrackingStatus, trackingReach } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

const HOUR_MS = 3_600_000

/** How far a carrier's clock may be ahead: as far as the zones of a lane are apart. */
const AHEAD_MS = 3 * HOUR_MS
/** Freight may be picked up before somebody enters it. */
const BEFORE_ENTRY_MS = 24 * HOUR_MS

/**
 * What an event did to its shipment. `nothing`: events of its kind move nothing; `behind`: the shipment was as far already;
 * `incredible`: its time can't be true; `steppedBack`: staff took the shipment back after it; `waits`: for staff to accept
 * it; `takenBack`: they did not.
 */
export type Decision = 'moved' | 'nothing' | 'behind' | 'incredible' | 'steppedBack' | 'waits' | 'takenBack'

/** Why a carrier's event moves nothing whatever the shipment's status is; null: it moves what stands behind it. */
export function objectionTo(
  status: TrackingStatus | null,
  instant: number,
  { createdAt, now, steppedBackAt }: { readonly createdAt: string; readonly now: Date; readonly steppedBackAt: number },
): Extract<Decision, 'nothing' | 'incredible' | 'steppedBack'> | null {
  if (instant > now.getTime() + AHEAD_MS || instant < Date.parse(createdAt) - BEFORE_ENTRY_MS) return 'incredible'
  if (instant <= steppedBackAt) return 'steppedBack'
  return status === null || trackingReach(status) === null ? 'nothing' : null
}

const road: readonly ShipmentStatus[] = ['O', 'Q', 'T', 'A', 'D']

/**
 * When staff last took the shipment back by hand, in milliseconds since 1970; minus infinity when nobody did. A step
 * forward decides nothing about what carriers tell of: freight may well have been further on by then.
 */
export async function lastStepBack(tx: Tx, { clientId, shipmentId }: ShipmentRecord): Promise<number> {
  const rank = (side: 'before' | 'after') =>
    sql<number>`array_position(${[...road]}::text[], ${sql.ref(side)} ->> 'status')`
  const row = await tx
    .selectFrom('audit_entry')
    .select(eb => eb.fn.max('at').as('at'))
    .where('client_id', '=', clientId)
    .where('entity', '=', 'shipment')
    .where('entity_id', '=', shipmentId)
    .where('action', '=', 'moved')
    .where('user_id', 'is not', null)
    .where(sql<boolean>`${rank('after')} < ${rank('before')}`)
    .executeTakeFirst()
  return row?.at == null ? Number.NEGATIVE_INFINITY : Date.parse(row.at)
}

/** Events of carriers that moved nothing because their time could not be true yet. */
export const earlyEvents = (tx: Tx, { clientId, shipmentId }: ShipmentRecord) =>
  tx
    .selectFrom('tracking_event')
    .select(['event_id', 'event_key'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('source', '=', 'carrier')
    .where('decision', '=', 'incredible' satisfies Decision)
    .execute()

/** Keeps with each event what it did. */
export async function keepDecisions(tx: Tx, clientId: number, decisions: ReadonlyMap<number, Decision>): Promise<void> {
  const alike = Map.groupBy(decisions, ([, decision]) => decision)
  for (const [decision, events] of alike) {
    await tx
      .updateTable('tracking_event')
      .set({ decision })
      .where('client_id', '=', clientId)
      .where(sql<boolean>`event_id = any(${events.map(([id]) => id)}::bigint[])`)
      .execute()
  }
}
