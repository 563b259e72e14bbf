import { itemsOf, type Shipment, type ShipmentStatus, shipmentTotals } from '@waybill/domain'
import { CompiledQuery, type Insertable, sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Shipment as ShipmentTable } from '../../db/schema.generated.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { followShipment, withOrdersCounted } from '../salesOrders/index.ts'
import { lacksBolNumber, nextShipmentNumber } from './bolSerial.ts'
import { difference } from './difference.ts'
import { newParts, withoutPartIds, withPartIds } from './partIds.ts'
import { type PartRows, partsSql } from './partRows.ts'
import { contentOfRows, type HeadRow, rowOfHead } from './shipmentColumns.ts'
import { isElsewhere, siteOf } from './sites.ts'
import { summaryOf } from './summary.ts'
import { writeParts } from './writeParts.ts'

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
  /** Why it is listed and counted with none of its status; blank: it was not set aside. */
  readonly setAside: '' | 'archived' | 'merged' | 'reverted'
  /** The shipment that carries its freight now. */
  readonly mergedInto: number | null
  /** When somebody said that it stands ready for its truck, and who; null: nobody did, or it was taken back. */
  readonly readyAt: string | null
  readonly readyBy: number | null
}

/** A shipment as it stands in the database. */
export interface ShipmentRecord extends ShipmentFacts {
  readonly clientId: number
  readonly shipmentId: number
  readonly uniqueName: string
  readonly bolNumber: string
  /** Zone of the origin, in which pickup date and window are meant. */
  readonly originZone: string
  /** The own dock it leaves, or reaches where it leaves none; null: neither end is ours. */
  readonly siteId: number | null
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

type ShipmentRow = HeadRow & PartRows

/** What stands on the head, and the content beside it. */
export function recordOf(row: HeadRow, shipment: Shipment): ShipmentRecord {
  const totals = shipmentTotals(itemsOf(shipment))
  return {
    clientId: row.client_id,
    shipmentId: row.shipment_id,
    uniqueName: row.unique_name,
    status: row.status,
    assignedTo: row.assigned_to,
    bolNumber: shipment.bills[0]?.number ?? '',
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
    setAside: row.set_aside,
    mergedInto: row.merged_into,
    readyAt: row.ready_at,
    readyBy: row.ready_by,
    siteId: row.site_id,
    originZone: shipment.stops[0]?.zone ?? '',
    createdBy: row.created_by,
    createdAt: row.created_at,
    version: row.version,
    totalWeightLb: totals.weightLb,
    totalPieces: totals.pieces,
    totalHandlingUnits: totals.handlingUnits,
    shipment,
  }
}

const recordOfRow = (row: ShipmentRow): ShipmentRecord => recordOf(row, contentOfRows(row, row))

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
  setAside: 'set_aside',
  mergedInto: 'merged_into',
  readyAt: 'ready_at',
  readyBy: 'ready_by',
} as const satisfies Record<keyof ShipmentFacts, keyof ShipmentTable>

const rowOfFacts = (facts: Partial<ShipmentFacts>) =>
  Object.fromEntries(
    Object.entries(factColumns).flatMap(([fact, column]) =>
      Object.hasOwn(facts, fact) ? [[column, facts[fact as keyof ShipmentFacts]]] : [],
    ),
  )

const oneShipment = (clientId: number, shipmentId: number) =>
  CompiledQuery.raw(`select s.*, ${partsSql} from shipment s where s.client_id = $1 and s.shipment_id = $2`, [
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
  const query = oneShipment(clientId, shipmentId)
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
  const query = CompiledQuery.raw(
    `select s.*, ${partsSql} from shipment s where s.client_id = $1 and s.shipment_id = any($2::bigint[])`,
    [clientId, shipmentIds],
  ) as CompiledQuery<ShipmentRow>
  const rows = await from.read({ compile: () => query })
  const byId = new Map(rows.map(row => [row.shipment_id, recordOfRow(row)]))
  return shipmentIds.map(id => {
    const record = byId.get(id)
    if (record === undefined) throw new Refusal('NotFound')
    return record
  })
}

/**
 * The shipment, locked until the transaction ends: against whoever changes it, not against whoever adds something that only
 * names it, such as what was said to a carrier.
 * @param version the version the caller saw last; left out, any will do
 * @throws {Refusal} NotFound, or ChangedMeanwhile when it is another version by now
 */
export async function lockShipment(
  tx: Tx,
  clientId: number,
  shipmentId: number,
  version?: number,
): Promise<ShipmentRecord> {
  const lock = tx
    .selectFrom('shipment')
    .select('version')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // A statement after the lock, not the same: one that waited for a lock sees the parts as they were before it waited.
  const [head, record] = await Promise.all([lock, loadShipment(tx, clientId, shipmentId)])
  if (head === undefined) throw new Refusal('NotFound')
  if (version !== undefined && head.version !== version) throw new Refusal('ChangedMeanwhile')
  return record
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

const announce = (app: Pick<App, 'realtime'>, tx: Tx, { clientId, uniqueName, shipmentId, status }: ShipmentRecord) =>
  app.realtime.tell({ clientId, topic: 'shipment', uniqueName, data: { shipmentId, status } }, tx)

/** The stops with the zones of their places, and a number for every bill that has none. */
async function completed(
  tx: Tx,
  clientId: number,
  shipment: Shipment,
  otherwiseZone: string,
  firstNumber = '',
): Promise<Shipment> {
  const bills: Shipment['bills'][number][] = []
  for (const [index, bill] of shipment.bills.entries()) {
    const given = bill.number !== '' ? bill.number : index === 0 ? firstNumber : ''
    const lacks = lacksBolNumber(shipment.mode, given)
    bills.push({ ...bill, number: lacks ? await nextShipmentNumber(tx, clientId, shipment.mode) : given })
  }
  return {
    ...shipment,
    stops: shipment.stops.map(stop => ({ ...stop, zone: zoneOf(stop.address, stop.zone || otherwiseZone) })),
    bills,
  }
}

/** Ids for so many new parts, taken in the statement that writes the head. */
const newIds = (count: number) =>
  sql<string[]>`array(select nextval('shipment_part_id') from generate_series(1, ${count}::int))`.as('part_ids')

/** What was delivered and is under way again stands where people look. */
const leavesArchive = (
  { setAside }: ShipmentRecord,
  { facts: { status } = {} }: ShipmentChange,
): Pick<Partial<ShipmentFacts>, 'setAside'> =>
  setAside === 'archived' && status !== undefined && status !== 'D' && status !== 'V' ? { setAside: '' } : {}

/**
 * Saves a change of a locked shipment: next version, parts, summary, history and the news on the socket. Returns it as
 * it then stands.
 */
export async function saveShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  change: ShipmentChange,
): Promise<ShipmentRecord> {
  const { shipment } = change
  const facts = { ...change.facts, ...leavesArchive(before, change) }
  const content = shipment
    ? await withOrdersCounted(tx, before, await completed(tx, before.clientId, shipment, before.originZone))
    : before.shipment
  const isMoved = isElsewhere(before.shipment, content)
  const { part_ids, ...row } = await tx
    .updateTable('shipment')
    .set({
      ...(shipment ? { ...rowOfHead(content), ...summaryOf(content) } : {}),
      ...rowOfFacts(facts),
      ...(isMoved ? { site_id: await siteOf(tx, before.clientId, content) } : {}),
      version: before.version + 1,
      updated_at: doer.at.toISOString(),
    })
    .where('client_id', '=', before.clientId)
    .where('shipment_id', '=', before.shipmentId)
    .returningAll()
    .returning(newIds(newParts(content)))
    .$castTo<HeadRow & { part_ids: string[] }>()
    .executeTakeFirstOrThrow()
  const after = recordOf(row, withPartIds(content, part_ids.map(Number)))
  const entry = { entity: 'shipment', entityId: before.shipmentId, action: change.action, version: after.version }
  await Promise.all([
    ...(shipment || after.proNumber !== before.proNumber ? [writeParts(tx, before, before, after)] : []),
    recordChange(tx, doer, { ...entry, ...difference(before, after, { ...change, facts }) }),
    followShipment(app, tx, before, after, doer.at),
    announce(app, tx, after),
  ])
  return after
}

/**
 * Keeps what a locked shipment costs by now. No version of it is made: nothing that a person may be changing is another, and
 * whoever gives several labels back need not read it again in between.
 */
export async function chargeShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  totalCharge: number,
): Promise<void> {
  const { clientId, shipmentId } = before
  await tx
    .updateTable('shipment')
    .set(rowOfFacts({ totalCharge }))
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'charged' }
  await recordChange(tx, doer, { ...entry, before: { totalCharge: before.totalCharge }, after: { totalCharge } })
  await announce(app, tx, before)
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
  /** Where it begins: Set Items, or Rate & Route where it is left out. */
  readonly status?: 'O' | 'Q'
}

/** The columns of a new head that its content does not give. */
export type NewHead = Omit<
  Insertable<ShipmentTable>,
  keyof (ReturnType<typeof rowOfHead> & ReturnType<typeof summaryOf>)
>

/** Writes a new shipment with its parts, as it is given: no history and no news. Stops have their zones, bills numbers. */
export async function insertShipment(
  tx: Tx,
  head: NewHead & { readonly client_id: number },
  shipment: Shipment,
): Promise<ShipmentRecord> {
  const { part_ids, ...row } = await tx
    .insertInto('shipment')
    .values({
      ...rowOfHead(shipment),
      ...summaryOf(shipment),
      site_id: await siteOf(tx, head.client_id, shipment),
      ...head,
    })
    .returningAll()
    .returning(newIds(newParts(shipment)))
    .$castTo<HeadRow & { part_ids: string[] }>()
    .executeTakeFirstOrThrow()
  const record = recordOf(row, withPartIds(shipment, part_ids.map(Number)))
  await writeParts(tx, record, null, record)
  return record
}

/** Writes a new shipment, with its history and the news on the socket. */
export async function addShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  { clientId, createdBy, createdKey, bolNumber, originZone, shipment, status = 'Q' }: NewShipment,
): Promise<ShipmentRecord> {
  const at = doer.at.toISOString()
  const head = {
    ...{ client_id: clientId, unique_name: crypto.randomUUID(), status, created_by: createdBy },
    ...{ created_key: createdKey, created_at: at, updated_at: at },
  }
  const content = await completed(tx, clientId, withoutPartIds(shipment), originZone, bolNumber)
  const record = await insertShipment(tx, head, content)
  const entry = { entity: 'shipment', entityId: record.shipmentId, action: 'created' }
  await Promise.all([recordChange(tx, doer, { ...entry, after: record.shipment }), announce(app, tx, record)])
  return record
}
