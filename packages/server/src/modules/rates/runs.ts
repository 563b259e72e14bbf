import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import { ratingKey } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { type Happening, telling } from '../../realtime/realtime.ts'
import { Refusal } from '../../refusal.ts'
import type { GuideSaid } from '../routing/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { DEADLINE_MS } from './askSources.ts'
import { dayOf, keepingPrices, type NewPrice, type PricedRun } from './priceSheets.ts'
import type { RateSource } from './sources.ts'

/** Most sources give one price, some a guaranteed one beside it. */
const PRICES_OF_A_SOURCE = 2

/** One question for prices, as it was written before anybody was asked. */
export interface Run extends PricedRun {
  readonly runId: number
  /** Its name on the wire. */
  readonly runKey: string
  /** What the prices hold for (domain `ratingKey`). */
  readonly ratingKey: string
  /** The version of the shipment it saw. */
  readonly version: number
  /** The request of each source. */
  readonly requestOf: ReadonlyMap<RateSource, number>
  /** Numbers for its prices, taken at once for as many as are likely. */
  readonly numbers: readonly number[]
}

interface Asking {
  readonly runKey: string
  readonly contentNo: number
  readonly askedBy: number
  readonly askedAt: Date
  readonly sources: readonly RateSource[]
}

/**
 * Writes a run with a request for each source. The caller holds the shipment's lock.
 * @throws {Refusal} InvalidInput when the run's name was given before
 */
export async function startRun(tx: Tx, record: ShipmentRecord, asking: Asking): Promise<Run> {
  const { clientId, shipmentId, version, shipment } = record
  const { runKey, contentNo, askedAt, askedBy, sources } = asking
  const key = ratingKey(shipment)
  const [day, at] = [dayOf(askedAt), askedAt.toISOString()]
  const deadline = new Date(askedAt.getTime() + DEADLINE_MS).toISOString()
  const given = sources.map(({ accountId, connector, name, scac, carrierName }) => ({
    ...{ account_id: accountId, connector, source: name, scac, carrier_name: carrierName },
  }))
  const { rows } = await sql<{ run_id: number; requests: number[]; numbers: number[] }>`
    with run as (
      insert into rating_run (client_id, day, run_key, shipment_id, content_no, seen_version, rating_key, asked_by, asked_at, deadline)
      values (${clientId}, ${day}, ${runKey}, ${shipmentId}, ${contentNo}, ${version}, ${key}, ${askedBy}, ${at}, ${deadline})
      on conflict do nothing returning run_id
    ), request as (
      insert into quote_request (client_id, day, run_id, account_id, connector, source, scac, carrier_name, asked_at, state)
      select ${clientId}, ${day}, run.run_id, g.account_id, g.connector, g.source, g.scac, g.carrier_name, ${at}, 'asked'
        from run cross join jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as g (account_id bigint, connector text, source text, scac text, carrier_name text)
      returning request_id
    )
    select run_id, coalesce((select jsonb_agg(request_id order by request_id) from request), '[]') as requests,
           (select coalesce(jsonb_agg(nextval('price_sheet_number')), '[]')
              from generate_series(1, ${sources.length * PRICES_OF_A_SOURCE})) as numbers
      from run`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Refusal('InvalidInput', {}, [{ at: 'body.runId', code: 'invalid', params: {} }])
  const requestOf = new Map(sources.map((source, n) => [source, row.requests[n] ?? 0]))
  const own = { clientId, shipmentId, mode: shipment.mode, askedAt, ratingKey: key, version, runKey }
  return { ...own, runId: row.run_id, requestOf, numbers: row.numbers }
}

/** What became of one request. */
export interface Settlement {
  readonly requestId: number
  readonly state: 'priced' | 'refused' | 'silent' | 'late'
  /** Milliseconds since the run began; null: nobody answered. */
  readonly afterMs: number | null
  readonly refusals: readonly WireRateRefusal[]
}

const wordsOf = (refusal: WireRateRefusal | undefined): string => String(refusal?.params.message ?? '')

/** Settles requests, keeps their prices and tells of both, in one statement and one round trip. */
export async function keepSettled(
  app: App,
  { clientId, askedAt }: Run,
  settled: readonly Settlement[],
  prices: readonly (NewPrice & { readonly price_sheet_id: number })[],
  news: readonly Happening[],
): Promise<void> {
  const given = settled.map(({ requestId, state, afterMs, refusals }) => ({
    ...{ request_id: requestId, state, answered_after_ms: afterMs, refusals },
    ...{ reason: refusals[0]?.reason ?? '', words: wordsOf(refusals[0]) },
    answered_at: afterMs === null ? null : new Date(askedAt.getTime() + afterMs).toISOString(),
  }))
  const statement = sql`
    with settled as (
      update quote_request q
         set state = g.state, answered_at = g.answered_at, answered_after_ms = g.answered_after_ms, reason = g.reason,
             words = g.words, refusals = g.refusals
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (request_id bigint, state text,
             answered_at timestamptz, answered_after_ms int, reason text, words text, refusals jsonb)
       where q.client_id = ${clientId} and q.day = ${dayOf(askedAt)} and q.request_id = g.request_id
    ), kept as (${keepingPrices(prices)})
    ${telling(news)}`
  await app.lanes.share('price', clientId, null, tx => statement.execute(tx))
}

/** Numbers for prices. */
export async function takeNumbers(app: App, db: TenantDb, count: number): Promise<readonly number[]> {
  const statement = sql<{ n: number }>`select nextval('price_sheet_number') as n from generate_series(1, ${count})`
  return (await db.write({ compile: () => statement.compile(app.db.query) })).map(({ n }) => n)
}

/** One price or refusal as it is remembered when the run is forgotten. Amounts are minor units. */
export interface Outcome {
  readonly scac: string
  readonly state: Settlement['state']
  readonly service?: string
  readonly total?: number
  readonly currency?: string
  readonly days?: number | null
  readonly reason?: string
}

/** Why a run chose what it chose: a code and a sentence. */
export interface Verdict {
  /** The number of a price; null: nothing was selected. */
  readonly chosen: number | null
  readonly because: string
  readonly words: string
  /** What the routing guide said; null: no rule speaks of the shipment. */
  readonly guide: GuideSaid | null
}

/** Ends a run and leaves the row that stays of it. */
export async function endRun(
  tx: Tx,
  { clientId, askedAt, runId, shipmentId }: Run,
  { chosen, because, words, guide }: Verdict,
  outcomes: readonly Outcome[],
  at: Date,
): Promise<void> {
  const day = dayOf(askedAt)
  await sql`
    with ended as (
      update rating_run set ended_at = ${at.toISOString()}, chosen = ${chosen}, because = ${because}, words = ${words},
             guide = ${guide === null ? null : JSON.stringify(guide)}::jsonb
       where client_id = ${clientId} and day = ${day} and run_id = ${runId}
    )
    insert into rating_outcome (client_id, day, run_id, shipment_id, asked_at, sources, chosen, because)
    values (${clientId}, ${day}, ${runId}, ${shipmentId}, ${askedAt.toISOString()}, ${JSON.stringify(outcomes)}, ${chosen},
            ${because})`.execute(tx)
}

/** Somebody answered after the run's end. */
export async function amendOutcome(tx: Tx, { clientId, askedAt, runId }: Run, outcomes: readonly Outcome[]) {
  await tx
    .updateTable('rating_outcome')
    .set({ sources: JSON.stringify(outcomes) })
    .where('client_id', '=', clientId)
    .where('day', '=', dayOf(askedAt))
    .where('run_id', '=', runId)
    .execute()
}
