import type { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { raisedCharges } from '../dayEnd/index.ts'
import { agreedIn, agreedTotal } from '../shipments/index.ts'
import { callsDue } from './callsDue.ts'
import { SHARED } from './sharedNumber.ts'

interface Row {
  readonly shipment_id: number
  readonly tender_id: number
  readonly bol_number: string
  readonly scac: string
  readonly carrier_name: string
  readonly phone: string | null
  readonly state:
    | ('surplus' | 'cancelling' | 'cancelRefused' | 'cancelUnconfirmed')
    | ('unknown' | 'mailUnknown' | 'cameBack' | 'incomplete' | 'surplusLabel')
  readonly pro_number: string
  readonly pickup_number: string
  readonly cancel_reason: string
  readonly cancel_answer: string
  readonly held_since: string
  /** Minor units that we owe. */
  readonly total: number | null
  readonly currency: string
  readonly can_swap: boolean
}

/** A worklist is worked down, not paged through: more than that many are not shown at once. */
export const WORK_MAX = 200

/** An order of which nobody knows, and about which no carrier is asked over a wire, is somebody's work after this. */
const SILENT_MS = 600_000

const workQuery = (clientId: number, now: Date, shipmentId: number | null): Read<Row> => ({
  compile: () => {
    const only = (table: string): string => (shipmentId === null ? '' : `and ${table}.shipment_id = $4`)
    return CompiledQuery.raw(
      `select b.shipment_id, b.tender_id, s.bol_number, t.scac, t.carrier_name, b.state, b.pro_number, b.pickup_number,
              b.cancel_reason, b.cancel_answer, b.held_since,
              case when s.terms = 'prepaid' then ${agreedTotal('t')} end as total, ${agreedIn('t')} as currency, c.phone,
              b.state in ('surplus', 'cancelRefused') and s.status = 'T' and exists (
                select from tender a where a.client_id = b.client_id and a.shipment_id = b.shipment_id
                   and a.state = 'awarded') as can_swap
         from booking b
         join tender t on t.client_id = b.client_id and t.tender_id = b.tender_id
         join shipment s on s.client_id = b.client_id and s.shipment_id = b.shipment_id
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
        where b.client_id = $1 ${only('b')}
          and (b.state in ('surplus', 'cancelling')
            or (b.state in ('cancelRefused', 'cancelUnconfirmed') and b.cancel_call = '')
            or (b.state = 'cancelRefused' and s.status in ('O', 'Q', 'T') and not exists (
              select from tender a
                left join booking h on h.client_id = a.client_id and h.tender_id = a.tender_id
               where a.client_id = b.client_id and a.shipment_id = b.shipment_id
                 and a.state in ('committing', 'unknown', 'awarded') and (h.state is null or h.state = 'live'))))
       union all
       select t.shipment_id, t.tender_id, s.bol_number, t.scac, t.carrier_name,
              case when t.way = 'email' and s.status = 'T' then 'mailUnknown' else 'unknown' end, '', '',
              '', t.answer, coalesce(t.settled_at, t.requested_at), case when s.terms = 'prepaid' then t.total end, t.currency, c.phone, false
         from tender t
         join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
        where t.client_id = $1 ${only('t')} and (
              (t.state = 'unknown' and (s.status = 'V' or (s.status = 'T' and t.way = 'email')) and t.settled_at < $2)
              or (t.state = 'givenUp' and t.call_note = '' and t.answer = $3))
       union all
       -- The last thing that was tried: one that was ended by what came back, and not for another reason since.
       select t.shipment_id, t.tender_id, s.bol_number, t.scac, t.carrier_name, 'cameBack', '', '',
              '', t.answer, coalesce(t.settled_at, t.requested_at), case when s.terms = 'prepaid' then t.total end, t.currency, c.phone, false
         from mail m
         join tender t on t.client_id = m.client_id and t.tender_id = m.tender_id
         join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
        where m.client_id = $1 ${only('m')} and m.purpose = 'tender' and m.state = 'bounced'
          and t.state in ('ended', 'refused') and t.answer = m.error and s.bucket in ('O', 'Q')
          and not exists (select from tender later
                           where later.client_id = t.client_id and later.shipment_id = t.shipment_id
                             and later.tender_id > t.tender_id)
       union all
       -- Packages whose label was refused, while others of the order have theirs.
       select t.shipment_id, t.tender_id, s.bol_number, t.scac, t.carrier_name, 'incomplete', '', '',
              '', t.answer, coalesce(t.settled_at, t.requested_at), case when s.terms = 'prepaid' then t.total end, t.currency, c.phone, false
         from (select distinct l.client_id, l.shipment_id, l.tender_id
                 from label l
                where l.client_id = $1 ${only('l')} and l.state = 'refused' and not exists (
                  select from label o
                   where o.client_id = l.client_id and o.shipment_id = l.shipment_id and o.unit_id = l.unit_id
                     and o.place = l.place and o.state <> 'refused')) l
         join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id and t.state = 'awarded'
         join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id and s.status = 'T'
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
       union all
       -- Labels that were paid beside the one that their package goes under, within an order that stands.
       select t.shipment_id, t.tender_id, s.bol_number, t.scac, t.carrier_name, 'surplusLabel', l.tracking_number, '',
              '', l.answer, coalesce(l.bought_at, t.settled_at, t.requested_at), case when s.terms = 'prepaid' then l.charge end, ${agreedIn('t')}, c.phone, false
         from (select l.client_id, l.shipment_id, l.tender_id, min(l.tracking_number) as tracking_number,
                      min(l.answer) as answer, min(l.bought_at) as bought_at, sum(l.charge)::bigint as charge
                 from label l
                where l.client_id = $1 ${only('l')} and l.state in ('surplus', 'voidAsked', 'voidRefused', 'disputed')
                  and l.is_surplus and l.dispute_settled_at is null
                group by 1, 2, 3) l
         join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id and t.state = 'awarded'
         join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
        order by tender_id limit ${WORK_MAX}`,
      [
        clientId,
        new Date(now.getTime() - SILENT_MS).toISOString(),
        SHARED,
        ...(shipmentId === null ? [] : [shipmentId]),
      ],
    ) as CompiledQuery<Row>
  },
})

/** What is in doubt about the orders of one shipment, with the moment since when. */
export const ordersInDoubt = (db: Pick<TenantDb, 'read'>, clientId: number, shipmentId: number, now: Date) =>
  db
    // One of which nobody knows is in doubt at once, not after the silence that the list of calls leaves it.
    .read(workQuery(clientId, new Date(now.getTime() + SILENT_MS), shipmentId))
    .then(rows => rows.map(row => ({ tenderId: row.tender_id, state: row.state, since: row.held_since })))

/**
 * Orders that a carrier may still come for though nobody wants them: asked, refused, unanswered, waiting for a call, or
 * kept, as a call said, while nobody else has the freight; those of which nobody knows whether their mail arrived; and those
 * whose mail came back, so that the freight has to be tendered anew; orders of packages of which some have no label; labels that were paid beside the one in force. Beside them the calls that orders in force need.
 */
export const getCarrierWork: Handler<typeof GetCarrierWork> = async asked => {
  const { db, who, now } = asked
  const [rows, calls, charges] = await Promise.all([
    db.read(workQuery(who.clientId, now, null)),
    callsDue(asked),
    raisedCharges(db, asked),
  ])
  return {
    calls,
    charges: [...charges],
    rows: rows.map(row => ({
      shipmentId: row.shipment_id,
      bookingId: row.tender_id,
      BOLNumber: row.bol_number,
      CarrierSCAC: row.scac,
      CarrierName: row.carrier_name,
      phone: row.phone ?? '',
      state: row.state,
      PRONumber: row.pro_number,
      pickupNumber: row.pickup_number,
      reason: row.cancel_reason,
      answer: row.cancel_answer,
      heldSince: row.held_since,
      amount: row.total,
      currency: row.currency,
      canSwap: row.can_swap,
    })),
  }
}
