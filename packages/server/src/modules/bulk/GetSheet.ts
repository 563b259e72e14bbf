import { PAGE_SIZE_MAX } from '@waybill/contract'
import type { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { type SheetState, sheetStates, type WireSheetRow } from '@waybill/contract/wire/bulkSheet.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { actions } from './actions.ts'
import { allowed } from './mayDo.ts'
import { sameLoadRow } from './sameLoadRow.ts'
import { type SheetRow, seenOf, sheetActionOf, sheetRows } from './sheet.ts'

/** Collect freight that is named: more of it is tendered from its list. */
const COLLECT_NAMED = PAGE_SIZE_MAX

interface Figures {
  readonly counts: Readonly<Partial<Record<SheetState, number>>>
  readonly to_stop: number
  readonly to_retry: number
  readonly to_rate: number
  readonly to_tender: number
  readonly seen: string
  readonly sums: { readonly CurrAmount: number; readonly currency: string }[]
  readonly collect: number[]
  /** One more than is shown, where there is one. */
  readonly page: readonly SheetRow[]
}

/** A row as it goes over the wire. */
const sheetRowToWire = (row: SheetRow): WireSheetRow => ({
  ...{ rowNo: row.row_no, id: row.subject_id, name: row.name, shipmentId: row.shipment_id },
  ...{
    BOLNumber: row.bol_number ?? '',
    shipmentStatus: row.status ?? '',
    state: row.state,
    action: row.action,
    mayRetry: row.may_retry,
  },
  ...{ code: row.code, words: row.words, issues: row.issues as WireSheetRow['issues'] },
  // Once it is with its carrier, nothing is asked any more.
  sameLoad: row.state === 'toFix' ? sameLoadRow(row) : null,
  ...{ CarrierName: row.carrier_name, CarrierSCAC: row.scac, CurrAmount: row.total, currency: row.currency },
})

export const getSheet: Handler<typeof GetSheet> = async ({ app, db, who, input, now }) => {
  const { bulkId, states, after, pageSize } = input
  const job = await db.readOne(
    app.db.query
      .selectFrom('bulk_job')
      .select(['action', 'started_at', 'total'])
      .where('client_id', '=', who.clientId)
      .where('bulk_id', '=', bulkId)
      .where('started_by', '=', who.userId),
  )
  if (job === null) throw new Refusal('NotFound')
  const action = sheetActionOf(job)
  allowed(app, actions[action], who)
  // One statement: what is counted and what is shown are of the same moment.
  const query = sql<Figures>`
    with sheet as materialized (select * from ${sheetRows(who, bulkId, now)} each)
    select (select coalesce(json_object_agg(state, n), '{}')
              from (select state, count(*)::int as n from sheet group by state) by_state) as counts,
           (select coalesce(json_agg(json_build_object('CurrAmount', amount, 'currency', currency) order by currency), '[]')
              from (select currency, sum(total)::bigint as amount from sheet where may_tender group by currency) sums) as sums,
           (select coalesce(json_agg(shipment_id order by row_no), '[]')
              from (select shipment_id, row_no from sheet where state in ('built', 'rated') and terms = 'collect'
                     order by row_no limit ${COLLECT_NAMED}) theirs) as collect,
           (select coalesce(json_agg(to_jsonb(shown) order by row_no), '[]')
              from (select * from sheet where row_no > ${after} and state = any(${states ?? sheetStates}::text[])
                     order by row_no limit ${pageSize + 1}) shown) as page,
           count(*) filter (where last_state = 'waiting')::int as to_stop, count(*) filter (where may_retry)::int as to_retry, count(*) filter (where may_rate)::int as to_rate,
           count(*) filter (where may_tender)::int as to_tender, ${seenOf} as seen
      from sheet`
  const [figures] = await db.read<Figures>({ compile: () => query.compile(app.db.query) })
  if (figures === undefined) throw new Refusal('NotFound')
  const counts = Object.fromEntries(sheetStates.map(state => [state, figures.counts[state] ?? 0]))
  const shown = figures.page.slice(0, pageSize)
  return {
    ...{ bulkId, action, startedAt: job.started_at, total: job.total },
    counts: counts as Record<SheetState, number>,
    toStop: figures.to_stop,
    ...{ toRetry: figures.to_retry, toRate: figures.to_rate, toTender: figures.to_tender },
    ...{ seen: figures.seen, sums: figures.sums, collect: figures.collect },
    rows: shown.map(sheetRowToWire),
    next: figures.page.length > pageSize ? (shown.at(-1)?.row_no ?? null) : null,
  }
}
