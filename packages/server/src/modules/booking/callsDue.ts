import type { ReplyOf } from '@waybill/contract'
import type { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { carrierKey } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'
import { carrierKnows } from './carrierKnows.ts'

interface LiveRow {
  readonly shipment_id: number
  readonly tender_id: number
  readonly scac: string
  readonly carrier_name: string
  readonly phone: string | null
  readonly contact_name: string | null
  readonly pickup_number: string
  /** What the carrier heard last (domain `carrierKey`), where every word to it arrived and its price with it; else null. */
  readonly heard: string | null
}

type Call = ReplyOf<typeof GetCarrierWork>['calls'][number]

/** Calls that are shown at once: they are worked down, not paged through. */
export const CALLS_MAX = 50

/** Orders that are looked at together. */
const CHUNK = 100

/**
 * Orders in force that a call may be due for: the last word to the carrier did not arrive, or it takes neither mail nor
 * changes over a wire and its shipment was touched since. The others can be told from their page.
 */
const liveQuery = (clientId: number): Read<LiveRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select b.shipment_id, b.tender_id, t.scac, t.carrier_name, c.phone, c.contact_name, b.pickup_number, heard.carrier_hash as heard
         from booking b
         join tender t on t.client_id = b.client_id and t.tender_id = b.tender_id
         join shipment s on s.client_id = b.client_id and s.shipment_id = b.shipment_id
         left join carrier c on c.client_id = t.client_id and c.scac = t.scac and c.mode = s.mode
         join lateral (
           select n.state, n.made_at from notification n
            where n.client_id = b.client_id and n.tender_id = b.tender_id
            order by n.notification_id desc limit 1) n on true
         left join lateral (
           select k.carrier_hash
             from notification d
             join shipment_content k on k.client_id = d.client_id and k.shipment_id = d.shipment_id and k.content_no = d.content_no
            where d.client_id = b.client_id and d.tender_id = b.tender_id
              and d.arrival_no = (select max(e.arrival_no) from notification e
                                   where e.client_id = b.client_id and e.tender_id = b.tender_id)
              and not exists (select from notification e
                               where e.client_id = b.client_id and e.tender_id = b.tender_id and e.state <> 'delivered')
              and d.amendment_no >= coalesce((select max(p.amendment_no) from charge p
                                               where p.client_id = b.client_id and p.tender_id = b.tender_id
                                                 and p.phase <> 'labels'), 0)
         ) heard on true
        where b.client_id = $1 and b.state = 'live' and t.state = 'awarded' and s.status = 'T'
          and (n.state in ('refused', 'bounced', 'unknown')
            or (t.way <> 'api' and trim(coalesce(c.tender_email, '')) = '' and s.updated_at > n.made_at))
        order by s.updated_at desc, b.tender_id`,
      [clientId],
    ) as CompiledQuery<LiveRow>,
})

/** The call that an order needs; null: none. */
async function callOf({ app, db }: Given<typeof GetCarrierWork>, row: LiveRow, record: ShipmentRecord) {
  const { unknown, isPriceNew, open } = await carrierKnows(app, db, record, row.tender_id)
  const lastWord = open === null || open.state === 'waiting' || open.state === 'delivered' ? ('' as const) : open.state
  // What is on its way settles by itself.
  if (open?.state === 'waiting' || (unknown.length === 0 && !isPriceNew && lastWord === '')) return null
  return {
    ...{ shipmentId: row.shipment_id, bookingId: row.tender_id },
    ...{ BOLNumber: record.bolNumber, version: record.version, PRONumber: record.proNumber },
    ...{ CarrierSCAC: row.scac, CarrierName: row.carrier_name, pickupNumber: row.pickup_number },
    ...{ phone: row.phone ?? '', contactName: row.contact_name ?? '' },
    ...{ fields: [...unknown], isPriceNew, lastWord },
  } satisfies Call
}

/**
 * The carriers of orders in force that have to be called, and what they have to hear. Shipments are touched by much that
 * nobody has to be told: those fall out before they are counted, however many there are.
 */
export async function callsDue(asked: Given<typeof GetCarrierWork>): Promise<Call[]> {
  const { db, who } = asked
  const live = await db.read(liveQuery(who.clientId))
  const due: Call[] = []
  for (let from = 0; from < live.length && due.length < CALLS_MAX; from += CHUNK) {
    const rows = live.slice(from, from + CHUNK)
    const records = await loadShipments(db, who.clientId, [...new Set(rows.map(row => row.shipment_id))])
    const byId = new Map(records.map(record => [record.shipmentId, record]))
    const calls = await Promise.all(
      rows.map(row => {
        const record = byId.get(row.shipment_id)
        const isKnown = record === undefined || row.heard === carrierKey(record.shipment)
        return isKnown ? null : callOf(asked, row, record)
      }),
    )
    due.push(...calls.flatMap(call => call ?? []))
  }
  return due.slice(0, CALLS_MAX)
}
