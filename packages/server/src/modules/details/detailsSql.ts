import { CONSOLIDATED_MAX } from '@waybill/contract'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { KeyedPriceRow } from '../prices/index.ts'
import { agreedIn, agreedTotal, chargedIn, isPricedAt } from '../shipments/index.ts'
import type { Side } from './historyText.ts'

/** How many lines of history a page shows at most, newest first. */
export const HISTORY_MAX = 300
/** The same of mails, files, revisions and prices: the newest; lists of their own have the rest. */
export const DETAILS_MAX = 200

/** The newest rows of a statement that ends with its conditions, oldest first. */
const newest = (statement: string, key: string): string =>
  `select * from (${statement} order by ${key} desc limit ${DETAILS_MAX}) newest order by ${key}`

/** What a statement below is asked about. */
export interface About {
  readonly clientId: number
  readonly shipmentId: number
}

const read = <Row>(text: string, values: readonly unknown[]): Read<Row> => ({
  compile: () => CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>,
})

const NAME = "coalesce(trim(u.first_name || ' ' || u.last_name), '')"

export interface CarrierRow {
  readonly name: string
  readonly scac: string
  readonly phone: string
  readonly contact_name: string
  readonly tender_email: string
  readonly quote_email: string
}

export const carrierQuery = (clientId: number, scac: string, mode: string): Read<CarrierRow> =>
  read(
    'select name, scac, phone, contact_name, tender_email, quote_email from carrier where client_id = $1 and scac = $2 and mode = $3',
    [clientId, scac, mode],
  )

export type PriceRow = KeyedPriceRow & {
  readonly do_not_use: boolean
  readonly insurance_expires: string | null
  readonly is_listed: boolean
}

/** The prices of the newest rating, what carriers offered beside it, and the chosen one whenever it was given; cheapest first. */
export const pricesQuery = ({ clientId, shipmentId }: About, selected: number | null): Read<PriceRow> =>
  read(
    `select p.*, r.rating_key, coalesce((c.settings ->> 'doNotUse')::boolean, false) as do_not_use,
            c.insurance_expires, c.carrier_id is not null as is_listed
       from price_sheet p
       join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
       join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id
       left join carrier c on c.client_id = p.client_id and c.scac = p.scac and c.mode = p.mode
      where p.client_id = $1 and p.shipment_id = $2
        and (p.price_sheet_id = $3 or r.kind = 'spot' or r.run_id = (
          select run_id from rating_run
           where client_id = $1 and shipment_id = $2 and kind = 'sources' order by run_id desc limit 1))
      order by p.total, p.transit_days, p.scac, p.price_sheet_id limit ${DETAILS_MAX}`,
    [clientId, shipmentId, selected],
  )

export interface TenderRow {
  readonly tender_id: number
  readonly requested_at: string
  readonly requested_by: string
  /** When the order left over the carrier's wire; null: not yet, or not over a wire. */
  readonly left_at: string | null
  readonly transit_days: number | null
  /** It was given up, and its carrier is still asked whether it has it. */
  readonly is_still_asked: boolean
}

/** Given up, not called about, and its next question is due. */
const STILL_ASKED = `t.state = 'givenUp' and t.call_note = '' and exists (
  select from work.due d where d.kind = 'ask' and d.client_id = t.client_id and d.subject_id = t.tender_id)`

/** The newest tender of a shipment. */
export const tenderQuery = ({ clientId, shipmentId }: About): Read<TenderRow> =>
  read(
    `select t.tender_id, t.transit_days, t.requested_at, ${NAME} as requested_by, x.left_at, ${STILL_ASKED} as is_still_asked
       from tender t
       left join identity.person u on u.user_id = t.requested_by
       left join lateral (
         select min(m.left_at) as left_at from transmission m
          where m.client_id = t.client_id and m.tender_id = t.tender_id and m.kind in ('book', 'label')) x on true
      where t.client_id = $1 and t.shipment_id = $2
      order by t.state in ('committing', 'unknown', 'awarded') desc, t.tender_id desc limit 1`,
    [clientId, shipmentId],
  )

/** The currency that the charge of a shipment is in. */
export const chargedInQuery = ({ clientId, shipmentId }: About): Read<{ readonly currency: string }> =>
  read(`select ${chargedIn('s')} as currency from shipment s where s.client_id = $1 and s.shipment_id = $2`, [
    clientId,
    shipmentId,
  ])

export interface OrderRow {
  readonly tender_id: number
  readonly scac: string
  readonly carrier_name: string
  readonly state: 'live' | 'surplus' | 'cancelling' | 'cancelled' | 'cancelRefused' | 'cancelUnconfirmed'
  readonly pro_number: string
  readonly pickup_number: string
  readonly bol_url: string
  readonly cancel_reason: string
  readonly cancel_answer: string
  readonly cancel_call: string
  /** Minor units; null: offered without a price of ours, or another pays. */
  readonly total: number | null
  readonly currency: string
}

/** Orders of one shipment that are shown, newest first; more than a few mean that something is wrong. */
export const ORDERS_MAX = 50

/** Every order of a shipment that a carrier holds or held. */
export const ordersQuery = ({ clientId, shipmentId }: About): Read<OrderRow> =>
  read(
    `select b.tender_id, t.scac, t.carrier_name, b.state, b.pro_number, b.pickup_number, b.bol_url, b.cancel_reason, b.cancel_answer,
            b.cancel_call, case when s.terms = 'prepaid' then ${agreedTotal('t')} end as total, ${agreedIn('t')} as currency
       from booking b join tender t on t.client_id = b.client_id and t.tender_id = b.tender_id
       join shipment s on s.client_id = b.client_id and s.shipment_id = b.shipment_id
      where b.client_id = $1 and b.shipment_id = $2 order by b.tender_id desc limit ${ORDERS_MAX}`,
    [clientId, shipmentId],
  )

export interface AskedRow {
  readonly tender_id: number
  readonly scac: string
  readonly carrier_name: string
}

/** Tenders that were given up, and whose carriers are still asked whether they have an order. */
export const stillAskedQuery = ({ clientId, shipmentId }: About): Read<AskedRow> =>
  read(
    `select t.tender_id, t.scac, t.carrier_name from tender t
      where t.client_id = $1 and t.shipment_id = $2 and ${STILL_ASKED}
      order by t.tender_id desc limit ${ORDERS_MAX}`,
    [clientId, shipmentId],
  )

export interface FileRow {
  readonly file_id: number
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly kind:
    | 'attachment'
    | 'bol'
    | 'carrier-bol'
    | 'label'
    | 'packing-list'
    | 'pod'
    | 'logo'
    | 'quote'
    | 'carrier-mail'
    | 'customs'
  readonly offered_as_pod: boolean
  readonly uploaded_by_name: string
  readonly created_at: string
}

export const filesQuery = ({ clientId, shipmentId }: About): Read<FileRow> =>
  read(
    newest(
      `select f.file_id, f.name, f.mime, f.size, f.kind, f.offered_as_pod, ${NAME} as uploaded_by_name, f.created_at
         from file f left join identity.person u on u.user_id = f.uploaded_by
        where f.client_id = $1 and f.shipment_id = $2 and f.deleted_at is null`,
      'file_id',
    ),
    [clientId, shipmentId],
  )

export interface MailRow {
  readonly mail_id: number
  readonly shipment_id: number | null
  readonly purpose: string
  readonly recipients: string[]
  readonly cc: string[]
  readonly subject: string
  readonly body_text: string
  readonly attachments: { fileId: number; name: string }[]
  readonly state: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'bounced' | 'unknown'
  readonly error: string
  readonly tries: number
  readonly created_at: string
  readonly sent_at: string | null
}

export const mailsQuery = ({ clientId, shipmentId }: About): Read<MailRow> =>
  read(newest('select * from mail where client_id = $1 and shipment_id = $2', 'mail_id'), [clientId, shipmentId])

export interface RevisionRow {
  readonly revision: number
  readonly reason: string
  readonly issued_at: string
  readonly issued_by_name: string
  readonly file_id: number
}

export const revisionsQuery = ({ clientId, shipmentId }: About): Read<RevisionRow> =>
  read(
    newest(
      `select r.revision, r.reason, r.issued_at, ${NAME} as issued_by_name, r.file_id
         from bol_revision r left join identity.person u on u.user_id = r.issued_by
        where r.client_id = $1 and r.shipment_id = $2`,
      'revision',
    ),
    [clientId, shipmentId],
  )

export interface HistoryRow {
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly before: Side | null
  readonly after: Side | null
  /** The currencies that the charges of the sides are in; null: nobody was tendered it. */
  readonly charged_before: string | null
  readonly charged_after: string | null
}

/**
 * The currency of a side's charge: what was agreed by then in the tender whose price the side names, if it names one, else in
 * the newest, to the carrier that the side names, if it does.
 */
export const chargedOf = (side: 'before' | 'after'): string => `
  case when a.${side} ->> 'totalCharge' is not null then (
    select ${agreedIn('t', side === 'after' ? 'c.made_at <= a.at' : 'c.made_at < a.at')} from tender t
     where t.client_id = a.client_id and t.shipment_id = a.entity_id and t.requested_at <= a.at
     order by ${isPricedAt('t', `(a.${side} ->> 'selectedQuoteId')::bigint`)} desc, t.scac = a.${side} ->> 'carrierScac' desc nulls last, t.state in ('committing', 'unknown', 'awarded', 'ended') desc,
              t.tender_id desc limit 1) end`

/** What an entry `a` of a shipment's history says. */
export const historyColumns = `a.at, a.actor, a.action, a.before, a.after, ${chargedOf('before')} as charged_before, ${chargedOf('after')} as charged_after`

export const historyQuery = ({ clientId, shipmentId }: About): Read<HistoryRow> =>
  read(
    `select ${historyColumns} from audit_entry a
      where a.client_id = $1 and a.entity = 'shipment' and a.entity_id = $2 order by a.audit_id desc limit ${HISTORY_MAX}`,
    [clientId, shipmentId],
  )

export const personQuery = (clientId: number, userId: number): Read<{ readonly name: string }> =>
  read(`select ${NAME} as name from identity.member u where u.client_id = $1 and u.user_id = $2`, [clientId, userId])

export interface StandingRow {
  readonly site: string | null
  readonly ready_by: string | null
  readonly into_id: number | null
  readonly into_bol: string | null
  readonly members: readonly { readonly shipmentId: number; readonly BOLNumber: string }[]
}

/** What a shipment has to do with docks and with other shipments. */
export const standingQuery = ({ clientId, shipmentId }: About): Read<StandingRow> =>
  read(
    `select a.company as site, ${NAME} as ready_by, i.shipment_id as into_id, i.bol_number as into_bol,
            coalesce((select jsonb_agg(jsonb_build_object('shipmentId', m.shipment_id, 'BOLNumber', m.bol_number) order by m.shipment_id)
               from (select shipment_id, bol_number from shipment
                      where client_id = s.client_id and merged_into = s.shipment_id and set_aside = 'merged'
                      order by shipment_id limit ${CONSOLIDATED_MAX}) m), '[]') as members
       from shipment s
       left join address a on a.client_id = s.client_id and a.address_id = s.site_id
       left join identity.person u on u.user_id = s.ready_by
       left join shipment i on i.client_id = s.client_id and i.shipment_id = s.merged_into
      where s.client_id = $1 and s.shipment_id = $2`,
    [clientId, shipmentId],
  )
