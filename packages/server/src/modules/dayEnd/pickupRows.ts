import type { HeldPickup, PickupPieces, PickupRequest } from '@waybill/carriers'
import type { WirePickup } from '@waybill/contract/wire/dayEnd.ts'
import type { Address } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { CarrierPickup } from '../../db/schema.generated.ts'

export type PickupState = WirePickup['state']

/** A truck that was asked for. */
export interface Pickup extends PickupRequest, HeldPickup {
  readonly clientId: number
  readonly pickupId: number
  readonly accountId: number
  readonly state: PickupState
  /** Milliseconds since 1970; null: it has not left. */
  readonly leftAt: number | null
  readonly tries: number
}

export const pickupOfRow = (row: Selectable<CarrierPickup>): Pickup => ({
  clientId: row.client_id,
  pickupId: row.pickup_id,
  accountId: row.account_id,
  state: row.state as PickupState,
  reference: row.reference,
  fleet: row.fleet,
  date: row.pickup_date,
  readyAt: row.ready_at,
  closeAt: row.close_at,
  address: row.address as unknown as Address,
  residential: row.residential,
  instructions: row.instructions,
  pieces: row.pieces as unknown as readonly PickupPieces[],
  weightLb: Number(row.weight_lb),
  heaviestLb: Number(row.heaviest_lb),
  number: row.number,
  handle: row.handle,
  leftAt: row.left_at === null ? null : Date.parse(row.left_at),
  tries: row.tries,
})

const ofPickup = (app: Pick<App, 'db'>, clientId: number, pickupId: number) =>
  app.db.query
    .selectFrom('carrier_pickup')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('pickup_id', '=', pickupId)

export async function readPickup(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  pickupId: number,
): Promise<Pickup | null> {
  const row = await db.readOne(ofPickup(app, clientId, pickupId))
  return row === null ? null : pickupOfRow(row)
}

/** The same under its lock. */
export async function lockPickup(app: App, tx: Tx, clientId: number, pickupId: number): Promise<Pickup | null> {
  const { rows } = await tx.executeQuery(ofPickup(app, clientId, pickupId).forUpdate().compile())
  const [row] = rows
  return row === undefined ? null : pickupOfRow(row)
}

interface Said {
  readonly state?: PickupState
  readonly number?: string
  readonly handle?: string
  readonly charge?: number | null
  readonly currency?: string
  readonly answer?: string
  readonly left_at?: string
  readonly tries?: number
}

/** Writes what became of it, and tells whoever looks on. */
export async function movePickup(
  app: App,
  tx: Tx,
  { clientId, pickupId }: Pick<Pickup, 'clientId' | 'pickupId'>,
  said: Said,
): Promise<void> {
  await tx
    .updateTable('carrier_pickup')
    .set(said)
    .where('client_id', '=', clientId)
    .where('pickup_id', '=', pickupId)
    .execute()
  await app.realtime.tell({ clientId, topic: 'dayEnd', data: { pickupId, state: said.state ?? '' } }, tx)
}
