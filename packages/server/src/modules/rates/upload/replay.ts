import {
  classModes,
  destinationOf,
  type FreightMode,
  isDate,
  itemsOf,
  originOf,
  pickupOf,
  type RateSheet,
  type Shipment,
  type StoredSheet,
  sheetOfStored,
} from '@waybill/domain'
import { type Kysely, sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { TenantDb } from '../../../db/open.ts'
import type { DB } from '../../../db/schema.generated.ts'
import type { Again } from '../../../work/due.ts'
import type { DueWork } from '../../../work/putDue.ts'
import { loadShipment } from '../../shipments/index.ts'
import { fuelBookOn } from '../fuelBook.ts'
import { dayOf } from '../priceSheets.ts'
import { sheetsBetween } from '../sheetRows.ts'
import { type SheetVersion, versionsOn } from '../sheetVersions.ts'
import { priceFrom } from '../storedSheets.ts'

/** A replay gives its place back after so long, so that the next one comes on. */
const SLICE_MS = 2_000
const TOLD_EVERY = 25

/** Whose past freight is priced again: that of the modes that the sheet prices. */
interface Replayed {
  readonly clientId: number
  readonly modes: readonly FreightMode[]
  readonly since: string
  readonly before: string
}

/** Freight of the past that could have gone by a sheet: what was voided went with nobody. */
export const replayedShipments = (db: Kysely<DB>, { clientId, modes, since, before }: Replayed) =>
  db
    .selectFrom('shipment')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`case when mode = 'LTL' and volume then 'volume' else mode end = any(${modes}::text[])`)
    .where('status', 'in', ['Q', 'T', 'A', 'D'])
    // What a sheet would charge others is no cost of ours.
    .where('terms', '=', 'prepaid')
    .where('pickup_date', '>=', since)
    .where('pickup_date', '<', before)

/** The version as if it had been in force all along: it is asked what it would have charged. */
const asIfAlways = (version: SheetVersion): SheetVersion => {
  const { sheet } = version
  const [first, ...later] = sheet.fuel
  const fuel = first === undefined ? [] : [{ ...first, from: '1990-01-01' }, ...later]
  return { ...version, sheet: { ...sheet, from: '1990-01-01', to: null, fuel } }
}

/** A version that is replayed. */
interface Draft extends SheetVersion {
  readonly name: string
  /** The day from which it prices, or would: its rows count as they stand on that day. */
  readonly since: string
}

async function draftOf(app: App, db: TenantDb, versionId: number): Promise<Draft | null> {
  const row = await db.readOne(
    app.db.query
      .selectFrom('rate_sheet_version')
      .select(['scac', 'name', 'version', 'sheet', 'lanes_kept', 'effective_from'])
      .where('client_id', '=', db.clientId)
      .where('version_id', '=', versionId)
      .where('kind', '=', 'sheet')
      .where('state', 'in', ['draft', 'active']),
  )
  if (row === null) return null
  const sheet: RateSheet = sheetOfStored(row.sheet as unknown as StoredSheet)
  return {
    ...asIfAlways({ versionId, scac: row.scac, version: row.version, sheet, lanesKept: row.lanes_kept }),
    name: row.name,
    since: row.effective_from,
  }
}

interface Priced {
  readonly total: number | null
  readonly currency: string
  readonly reason: string
}

async function priceBy(
  app: App,
  db: TenantDb,
  version: SheetVersion & Partial<Pick<Draft, 'since'>>,
  shipment: Shipment,
  date: string,
): Promise<Priced> {
  const { since } = version
  const ends = { origin: originOf(shipment), destination: destinationOf(shipment) }
  const way = { ...ends, date, terms: shipment.terms, ...(since === undefined ? {} : { since }) }
  const [own = version] = await sheetsBetween(app, db, db.clientId, [version], way)
  const book = await fuelBookOn(app, db, db.clientId, [own], date)
  const answer = priceFrom(own, { shipment }, book)
  const { currency } = own.sheet
  return answer.kind === 'price'
    ? { total: answer.total, currency, reason: '' }
    : { total: null, currency, reason: answer.reason }
}

async function replayOne(app: App, db: TenantDb, draft: Draft, shipmentId: number) {
  const { shipment } = await loadShipment(db, db.clientId, shipmentId)
  const { date } = pickupOf(shipment)
  if (!isDate(date) || itemsOf(shipment).length === 0) return null
  const inForce = await versionsOn(app, db, db.clientId, date, draft.scac)
  const current = inForce.find(({ versionId, sheet }) => sheet.service === draft.name && versionId !== draft.versionId)
  const [after, before] = await Promise.all([
    priceBy(app, db, draft, shipment, date),
    current === undefined ? null : priceBy(app, db, current, shipment, date),
  ])
  // Two currencies are not set beside each other.
  const was = before?.currency === after.currency ? before : null
  return {
    ...{ client_id: db.clientId, version_id: draft.versionId, shipment_id: shipmentId, currency: after.currency },
    ...{ before: was?.total ?? null, after: after.total, reason: after.reason || (was?.reason ?? 'noSheet') },
  }
}

/** Prices the next shipments of a replay; what was priced is kept with how far it is, so that another node goes on there. */
export async function workReplay(app: App, { clientId, subjectId: versionId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const replay = await db.readOne(
    app.db.query
      .selectFrom('rate_replay')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('version_id', '=', versionId)
      .where('ended_at', 'is', null),
  )
  const draft = replay === null ? null : await draftOf(app, db, versionId)
  if (replay === null || draft === null) return null
  const until = performance.now() + SLICE_MS
  const ids = await db.read(
    replayedShipments(app.db.query, {
      ...{ clientId, modes: draft.sheet.modes ?? classModes, since: replay.since },
      before: dayOf(new Date(replay.asked_at)),
    })
      .select('shipment_id')
      .where('shipment_id', '>', replay.last_id)
      .orderBy('shipment_id')
      .limit(500),
  )
  let { done } = replay
  /** False: it was asked for anew meanwhile, and what was priced here answers nothing. */
  const keep = (last: number, rows: NonNullable<Awaited<ReturnType<typeof replayOne>>>[], ended: boolean) =>
    db.transaction(async tx => {
      const ended_at = ended ? app.clock.now().toISOString() : null
      const own = await tx
        .updateTable('rate_replay')
        .set({ done, last_id: last, ended_at })
        .where('client_id', '=', clientId)
        .where('version_id', '=', versionId)
        .where('asked_at', '=', replay.asked_at)
        .where('since', '=', replay.since)
        .returning('version_id')
        .executeTakeFirst()
      if (own === undefined) return false
      if (rows.length > 0) {
        await tx
          .insertInto('rate_replay_row')
          .values(rows)
          .onConflict(oc => oc.columns(['client_id', 'version_id', 'shipment_id']).doNothing())
          .execute()
      }
      await app.realtime.tell({ clientId, topic: 'rateSheet', data: { versionId } }, tx)
      return true
    })
  let rows: NonNullable<Awaited<ReturnType<typeof replayOne>>>[] = []
  let last = replay.last_id
  for (const { shipment_id: shipmentId } of ids) {
    const row = await replayOne(app, db, draft, shipmentId)
    if (row !== null) rows.push(row)
    last = shipmentId
    done += 1
    if (rows.length >= TOLD_EVERY) {
      if (!(await keep(last, rows, false))) return null
      rows = []
    }
    if (performance.now() > until) break
  }
  const isOver = ids.length === 0 || (ids.length < 500 && last === ids.at(-1)?.shipment_id)
  const isOwn = await keep(last, rows, isOver)
  return isOver || !isOwn ? null : app.clock.now()
}
