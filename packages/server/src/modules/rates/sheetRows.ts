import {
  type BasisFound,
  findLane,
  keysOver,
  type Lane,
  type LaneEnd,
  type LaneRates,
  type LaneRow,
  laneZip,
  type PaymentTerms,
  placeOfText,
  type RateSheet,
  sheetOfRows,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { SheetVersion } from './sheetVersions.ts'

/** Between which places, and on which day. */
export interface Way {
  readonly origin: LaneEnd
  readonly destination: LaneEnd
  readonly date: string
  /** Whoever pays: prepaid and collect freight may have rates of their own. Null: no price is asked for. */
  readonly terms: PaymentTerms | null
  /** Rows that begin by this day hold as long as their sheet does; left out: the sheet's first day. */
  readonly since?: string
}

type Reader = Pick<TenantDb, 'read'>

interface KeptRow {
  readonly version_id: number
  readonly origin: string
  readonly destination: string
  readonly terms: LaneRow['terms']
}

/**
 * The rows of all those versions that may hold both ends: one statement, an index entry for each pair of keys. Which of
 * them is the most specific, the domain decides.
 */
const rowsBetween = (app: App, clientId: number, versions: readonly number[], { origin, destination }: Way) => ({
  compile: () =>
    sql<KeptRow>`
      select l.version_id, l.origin, l.destination, l.terms
        from unnest(${versions}::bigint[]) v (id)
       cross join lateral (
             select version_id, origin, destination, terms, lane_no, reversed from rate_lane
              where client_id = ${clientId} and version_id = v.id
                and origin_key = any(${keysOver(laneZip(origin.zip), origin.state)}::text[])
                and destination_key = any(${keysOver(laneZip(destination.zip), destination.state)}::text[])) l
       order by l.version_id, l.lane_no, l.reversed`.compile(app.db.query),
})

interface BaseVersion {
  readonly version_id: number
  readonly scac: string
  readonly effective_from: string
  readonly effective_to: string | null
  readonly currency: string
}

/**
 * The version a sheet means: the one of its day, else the one in force when the freight is picked up; one that ran out
 * brings back none before it. Rates in another currency are none of the sheet's.
 */
function baseOf(sheet: RateSheet, bases: readonly BaseVersion[], date: string): BaseVersion | null {
  const own = bases.filter(base => base.scac === sheet.baseTariff && base.currency === sheet.currency)
  const dated = sheet.baseTariffDate
  if (dated !== null) return own.findLast(base => base.effective_from === dated) ?? null
  const last = own.findLast(base => base.effective_from <= date)
  return last === undefined || (last.effective_to !== null && last.effective_to < date) ? null : last
}

interface NoRow {
  readonly origin: null
}

interface BaseRow {
  readonly origin: string
  readonly destination: string
  readonly basis: string
  readonly rates: readonly LaneRates[]
  readonly minimum: number | null
}

/** The active versions of the tariffs that the sheets name, each with what it says of the way; null where it says nothing. */
const basesBetween = (app: App, clientId: number, codes: readonly string[], { origin, destination }: Way) => ({
  compile: () =>
    sql<BaseVersion & (BaseRow | NoRow)>`
      select v.version_id, v.scac, v.effective_from, v.effective_to, v.sheet ->> 'currency' as currency, l.origin, l.destination, l.basis, l.rates, l.minimum
        from rate_sheet_version v
        left join lateral (
             select b.lane_id, b.origin, b.destination, b.basis, r.rates, r.minimum
               from base_lane b
               join base_rate r on r.client_id = b.client_id and r.version_id = b.version_id and r.basis = b.basis
              where b.client_id = ${clientId} and b.version_id = v.version_id
                and b.origin_key = any(${keysOver(laneZip(origin.zip), origin.state)}::text[])
                and b.destination_key = any(${keysOver(laneZip(destination.zip), destination.state)}::text[])) l on true
       where v.client_id = ${clientId} and v.kind = 'base' and v.state = 'active' and v.scac = any(${codes}::text[])
       order by v.effective_from, v.version, l.lane_id`.compile(app.db.query),
})

/** Of the pairs of places that hold both ends the most specific one, by the rule of lanes. */
function mostSpecific(head: RateSheet, rows: readonly BaseRow[], way: Way, base: BaseVersion): BasisFound | null {
  const always = { from: '1900-01-01', to: null }
  const lanes = rows.flatMap(({ origin, destination }, index): Lane[] => {
    const [from, to] = [placeOfText(origin), placeOfText(destination)]
    if (from === null || to === null) return []
    return [
      {
        id: String(index),
        origin: from,
        destination: to,
        service: 'direct',
        transitDays: 0,
        table: '',
        miles: null,
        ...always,
      },
    ]
  })
  const found = findLane({ ...head, lanes }, way.origin, way.destination, way.date)
  const row = found === null ? undefined : rows[Number(found.id)]
  if (found === null || row === undefined) return null
  const { origin, destination } = found
  const { basis, rates, minimum } = row
  return { basis: { tariff: base.scac, since: base.effective_from, origin, destination, basis }, rates, minimum }
}

/**
 * The part of each version that is about a way, where its lanes stand as rows of their own; other versions stay as they
 * are. A sheet with a base tariff takes the rates of its lane from there.
 */
export async function sheetsBetween(
  app: App,
  db: Reader,
  clientId: number,
  versions: readonly SheetVersion[],
  way: Way,
): Promise<readonly SheetVersion[]> {
  const kept = versions.filter(({ lanesKept }) => lanesKept)
  if (kept.length === 0) return versions
  const codes = [...new Set(kept.flatMap(({ sheet }) => (sheet.baseTariff === '' ? [] : [sheet.baseTariff])))]
  const ids = kept.map(({ versionId }) => versionId)
  const [rows, bases] = await Promise.all([
    db.read(rowsBetween(app, clientId, ids, way)),
    codes.length === 0 ? [] : db.read(basesBetween(app, clientId, codes, way)),
  ])
  const byVersion = Map.groupBy(rows, row => row.version_id)
  return versions.map(version => {
    if (!version.lanesKept) return version
    const { sheet, versionId } = version
    const base = baseOf(sheet, bases, way.date)
    const own = bases.flatMap(row => (row.version_id === base?.version_id && row.origin !== null ? [row] : []))
    const found = base === null ? null : mostSpecific(sheet, own, way, base)
    const asked = { ...way, payment: way.terms }
    return { ...version, sheet: sheetOfRows(sheet, byVersion.get(versionId) ?? [], found, asked) }
  })
}
