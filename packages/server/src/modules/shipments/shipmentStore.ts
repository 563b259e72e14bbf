import { isDeepStrictEqual } from 'node:util'
import type { Shipment, ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { App } from '../../app.ts'
import { type Change, type Doer, recordChange } from '../../audit.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Shipment as ShipmentTable } from '../../db/schema.generated.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { contentOfRow, rowOfContent, type ShipmentRow } from './shipmentColumns.ts'

/** What the server knows of a shipment beside its content. Amounts are minor units of `shipment.currency`. */
export interface ShipmentFacts {
  readonly status: ShipmentStatus
  readonly assignedTo: number | null
  readonly proNumber: string
  /** Blank until a carrier was booked. */
  readonly carrierScac: string
  readonly carrierName: string
  readonly service: string
  readonly serviceDays: number | null
  readonly deliveryDate: string | null
  readonly totalCharge: number | null
  readonly selectedQuoteId: number | null
  readonly bolRevision: number
  readonly voidedFrom: ShipmentStatus | null
  readonly tenderedAt: string | null
}

/** A shipment as it stands in the database. */
export interface ShipmentRecord extends ShipmentFacts {
  readonly clientId: number
  readonly shipmentId: number
  readonly uniqueName: string
  readonly bolNumber: string
  /** Zone of the origin, in which pickup date and window are meant. */
  readonly originZone: string
  readonly createdBy: number
  readonly createdAt: string
  /** Optimistic lock: one more with every change. */
  readonly version: number
  readonly totalWeightLb: number
  readonly totalPieces: number
  readonly totalHandlingUnits: number
  /** What was entered. */
  readonly shipment: Shipment
}

const recordOfRow = (row: ShipmentRow): ShipmentRecord => ({
  clientId: row.client_id,
  shipmentId: row.shipment_id,
  uniqueName: row.unique_name,
  status: row.status,
  assignedTo: row.assigned_to,
  bolNumber: row.bol_number,
  proNumber: row.pro_number,
  carrierScac: row.carrier_scac,
  carrierName: row.carrier_name,
  service: row.service,
  serviceDays: row.service_days,
  deliveryDate: row.delivery_date,
  totalCharge: row.total_charge,
  selectedQuoteId: row.selected_quote_id,
  bolRevision: row.bol_revision,
  voidedFrom: row.voided_from,
  tenderedAt: row.tendered_at,
  originZone: row.origin_zone,
  createdBy: row.created_by,
  createdAt: row.created_at,
  version: row.version,
  totalWeightLb: row.total_weight,
  totalPieces: row.total_pieces,
  totalHandlingUnits: row.total_handling_units,
  shipment: contentOfRow(row),
})

const factColumns = {
  status: 'status',
  assignedTo: 'assigned_to',
  proNumber: 'pro_number',
  carrierScac: 'carrier_scac',
  carrierName: 'carrier_name',
  service: 'service',
  serviceDays: 'service_days',
  deliveryDate: 'delivery_date',
  totalCharge: 'total_charge',
  selectedQuoteId: 'selected_quote_id',
  bolRevision: 'bol_revision',
  voidedFrom: 'voided_from',
  tenderedAt: 'tendered_at',
} as const satisfies Record<keyof ShipmentFacts, keyof ShipmentTable>

const rowOfFacts = (facts: Partial<ShipmentFacts>) =>
  Object.fromEntries(
    Object.entries(factColumns).flatMap(([fact, column]) =>
      Object.hasOwn(facts, fact) ? [[column, facts[fact as keyof ShipmentFacts]]] : [],
    ),
  )

const oneRow = (clientId: number, shipmentId: number, lock: '' | ' for update') =>
  CompiledQuery.raw(`select * from shipment where client_id = $1 and shipment_id = $2${lock}`, [
    clientId,
    shipmentId,
  ]) as CompiledQuery<ShipmentRow>

/**
 * A shipment of the company, through a reader or inside a transaction.
 * @throws {Refusal} NotFound when the company has no such shipment
 */
export async function loadShipment(
  from: Tx | Pick<TenantDb, 'readOne'>,
  clientId: number,
  shipmentId: number,
): Promise<ShipmentRecord> {
  const query = oneRow(clientId, shipmentId, '')
  const row =
    'readOne' in from ? await from.readOne({ compile: () => query }) : (await from.executeQuery(query)).rows[0]
  if (!row) throw new Refusal('NotFound')
  return recordOfRow(row)
}

/**
 * Several shipments of the company in one query, in the order asked for.
 * @throws {Refusal} NotFound when the company lacks any of them
 */
export async function loadShipments(
  from: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<readonly ShipmentRecord[]> {
  const query = CompiledQuery.raw('select * from shipment where client_id = $1 and shipment_id = any($2::bigint[])', [
    clientId,
    shipmentIds,
  ]) as CompiledQuery<ShipmentRow>
  const rows = await from.read({ compile: () => query })
  const byId = new Map(rows.map(row => [row.shipment_id, recordOfRow(row)]))
  return shipmentIds.map(id => {
    const record = byId.get(id)
    if (record === undefined) throw new Refusal('NotFound')
    return record
  })
}

/**
 * The shipment, locked until the transaction ends.
 * @param version the version the caller saw last; left out, any will do
 * @throws {Refusal} NotFound, or ChangedMeanwhile when it is another version by now
 */
export async function lockShipment(
  tx: Tx,
  clientId: number,
  shipmentId: number,
  version?: number,
): Promise<ShipmentRecord> {
  const { rows } = await tx.executeQuery(oneRow(clientId, shipmentId, ' for update'))
  const [row] = rows
  if (row === undefined) throw new Refusal('NotFound')
  if (version !== undefined && row.version !== version) throw new Refusal('ChangedMeanwhile')
  return recordOfRow(row)
}

/** A change of a locked shipment: new content, new facts, or both. */
export interface ShipmentChange {
  /** A verb in the past tense for the history: `edited`, `tendered`, `voided`. */
  readonly action: string
  readonly shipment?: Shipment
  readonly facts?: Partial<ShipmentFacts>
  /** Why, or what somebody said; shown in the history. */
  readonly note?: string
}

/** The fields that differ, before and after: what the history keeps. */
function difference(
  before: ShipmentRecord,
  { shipment, facts, note }: ShipmentChange,
): Pick<Change, 'before' | 'after'> {
  const old: Record<string, unknown> = { ...before, ...before.shipment }
  const now = Object.entries({ ...facts, ...shipment }).filter(
    ([field, value]) => !isDeepStrictEqual(old[field], value),
  )
  return {
    before: Object.fromEntries(now.map(([field]) => [field, old[field]])),
    after: Object.fromEntries(note ? [...now, ['note', note]] : now),
  }
}

const announce = (app: Pick<App, 'realtime'>, tx: Tx, { clientId, uniqueName, shipmentId, status }: ShipmentRecord) =>
  app.realtime.tell({ clientId, topic: 'shipment', uniqueName, data: { shipmentId, status } }, tx)

/** Saves a change of a locked shipment: next version, totals, history and the news on the socket. Returns it anew. */
export async function saveShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  change: ShipmentChange,
): Promise<ShipmentRecord> {
  const { shipment, facts = {} } = change
  const row = await tx
    .updateTable('shipment')
    .set({
      ...(shipment ? { ...rowOfContent(shipment), origin_zone: zoneOf(shipment.origin, before.originZone) } : {}),
      ...rowOfFacts(facts),
      version: before.version + 1,
      updated_at: doer.at.toISOString(),
    })
    .where('client_id', '=', before.clientId)
    .where('shipment_id', '=', before.shipmentId)
    .returningAll()
    .$castTo<ShipmentRow>()
    .executeTakeFirstOrThrow()
  const after = recordOfRow(row)
  const entry = { entity: 'shipment', entityId: before.shipmentId, action: change.action }
  await recordChange(tx, doer, { ...entry, ...difference(before, change) })
  await announce(app, tx, after)
  return after
}

/** What a new shipment is beside its content. */
export interface NewShipment {
  readonly clientId: number
  readonly createdBy: number
  /** The Idempotency-Key it was made under. */
  readonly createdKey: string
  readonly bolNumber: string
  readonly originZone: string
  readonly shipment: Shipment
}

/** Writes a new shipment in Rate & Route (Q), with its history and the news on the socket. */
export async function addShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  { clientId, createdBy, createdKey, bolNumber, originZone, shipment }: NewShipment,
): Promise<ShipmentRecord> {
  const at = doer.at.toISOString()
  const row = await tx
    .insertInto('shipment')
    .values({
      ...rowOfContent(shipment),
      client_id: clientId,
      unique_name: crypto.randomUUID(),
      status: 'Q',
      created_by: createdBy,
      created_key: createdKey,
      bol_number: bolNumber,
      origin_zone: originZone,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .$castTo<ShipmentRow>()
    .executeTakeFirstOrThrow()
  const record = recordOfRow(row)
  const entry = { entity: 'shipment', entityId: record.shipmentId, action: 'created' }
  await recordChange(tx, doer, { ...entry, after: shipment })
  await announce(app, tx, record)
  return record
}
