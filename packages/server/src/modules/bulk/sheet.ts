import type { MessageCode } from '@waybill/contract'
import { type BulkAction, type BulkRowState, sheetActions } from '@waybill/contract/wire/bulk.ts'
import type { SheetState } from '@waybill/contract/wire/bulkSheet.ts'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { shownFirst } from './changedRows.ts'
import { nameShown } from './nameShown.ts'

/** A row of a sheet: the order or shipment that it began with, its shipment, and its last step. */
export interface SheetRow {
  readonly row_no: number
  readonly subject_id: number
  readonly name: string
  readonly shipment_id: number | null
  readonly bol_number: string | null
  readonly status: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V' | null
  readonly version: number | null
  readonly terms: string | null
  /** The job of its last step, and its row there. */
  readonly bulk_id: number
  readonly last_no: number
  readonly action: BulkAction
  readonly last_state: BulkRowState
  readonly code: string
  readonly words: string
  readonly issues: unknown
  readonly params: unknown
  readonly price_sheet_id: number | null
  readonly carrier_name: string
  readonly scac: string
  /** Minor units of `currency`. */
  readonly total: number | null
  readonly currency: string
  readonly state: SheetState
  readonly may_retry: boolean
  readonly may_rate: boolean
  readonly may_tender: boolean
}

/** A price that no longer holds: new ones are asked for, whatever the row was refused for. */
const worn = ['QuoteExpired', 'QuoteOutdated'] as const satisfies readonly MessageCode[]

/**
 * The rows of a sheet as they are now, for `from`. What became of a shipment goes before what was said of its last step: one
 * that a person priced or tendered by hand is priced or tendered, one that was voided is that, and a price that ran out is none.
 */
export const sheetRows = (who: Who, bulkId: number, now: Date): RawBuilder<SheetRow> => sql<SheetRow>`(
  with later as (
    select distinct on (b.subject_id) b.*, j.action
      from bulk_job j
      join bulk_row b on b.client_id = j.client_id and b.bulk_id = j.bulk_id
     where j.client_id = ${who.clientId} and j.sheet_id = ${bulkId}
     order by b.subject_id, j.bulk_id desc
  ), known as (
    select r.row_no, r.subject_id, ${nameShown(who, 'r')} as name, s.shipment_id, s.bol_number, s.status, s.version, s.terms,
           coalesce(l.bulk_id, r.bulk_id) as bulk_id, coalesce(l.row_no, r.row_no) as last_no,
           coalesce(l.action, j.action) as action, coalesce(l.state, r.state) as last_state,
           case when s.status = 'V' then '' else coalesce(l.code, r.code) end as code,
           case when s.status = 'V' then '' else coalesce(l.words, r.words) end as words,
           coalesce(l.issues, r.issues) as issues, coalesce(l.params, r.params) as params,
           p.price_sheet_id, coalesce(p.carrier_name, s.carrier_name, '') as carrier_name,
           coalesce(p.scac, s.carrier_scac, '') as scac, p.total, coalesce(p.currency, s.currency, 'USD') as currency
      from bulk_row r
      join bulk_job j on j.client_id = r.client_id and j.bulk_id = r.bulk_id
      cross join lateral (select case j.action when 'buildShipments' then r.shipment_id else r.subject_id end as id) its
      left join shipment s on s.client_id = r.client_id and s.shipment_id = its.id
      left join later l on l.subject_id = its.id
      left join price_sheet p on p.client_id = s.client_id and p.price_sheet_id = s.selected_quote_id
       and s.status <> 'V' and (s.status <> 'Q' or p.expires_at > ${now.toISOString()})
     where r.client_id = ${who.clientId} and r.bulk_id = ${bulkId}
  ), told as (
    select k.*, case
        when last_state in ('waiting', 'asked') then 'working'
        when last_state = 'unknown' then 'toFix'
        when status in ('T', 'A', 'D') then 'tendered'
        when status = 'Q' and last_state = 'toFix' and not (action = 'rate' and price_sheet_id is not null) then 'toFix'
        when status = 'Q' and price_sheet_id is not null then 'rated'
        when status = 'Q' then 'built'
        else 'toFix' end as state
      from known k
  )
  select t.*,
         state = 'toFix' and (last_state = 'toFix' or last_state = 'stopped' and action = 'buildShipments') and
           status is distinct from 'V' and (action = 'buildShipments' or code <> all(${shownFirst}::text[]))
           and action <> 'toTender' and code <> all(${[...worn]}::text[]) as may_retry,
         (state = 'built' or state = 'toFix' and status = 'Q' and code = any(${[...worn]}::text[])) and terms <> 'collect' as may_rate,
         terms <> 'collect' and price_sheet_id is not null and status = 'Q'
           and (state = 'rated' or state = 'toFix' and action = 'tender' and code = any(${shownFirst}::text[])) as may_tender
    from told t)`

/** What a job began its sheet with. @throws {Refusal} NotFound: its rows are on none */
export function sheetActionOf({ action }: { readonly action: string }): (typeof sheetActions)[number] {
  const found = sheetActions.find(one => one === action)
  if (found === undefined) throw new Refusal('NotFound')
  return found
}

/** Tells the prices and versions of what can be tendered apart from any others; blank: nothing can. */
export const seenOf = sql<string>`coalesce(
  md5(string_agg(concat_ws(',', shipment_id, version, price_sheet_id), ';' order by shipment_id) filter (where may_tender)), '')`
