import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { bookingOf } from './bookings.ts'
import { notificationsOf } from './notifications.ts'
import type { Tender } from './tenders.ts'

/**
 * Whether the carrier of a mailed order has shown that it knows of it, or can know of it by more than that mail: it was
 * spoken with, has named a number, written back or moved the freight, or was told something else that may have arrived.
 */
export async function mayKnow(app: App, tx: Tx, record: ShipmentRecord, tender: Tender): Promise<boolean> {
  const { clientId, tenderId, scac, way } = tender
  if (way !== 'email' || (record.proNumber !== '' && record.carrierScac === scac)) return true
  const held = await bookingOf(app, tx, clientId, tenderId)
  if (held !== null && (held.proNumber !== '' || held.pickupNumber !== '')) return true
  const words = await notificationsOf(app, tx, clientId, tenderId)
  if (words.some(({ state }) => state !== 'bounced' && state !== 'refused' && state !== 'waiting')) return true
  return (await hasKept(tx, tender)) || (await isWrittenWith(tx, tender)) || (await isUnderWay(tx, tender))
}

/** The carrier said in a call that it keeps the order, whatever was decided over that order since. */
async function hasKept(tx: Tx, { clientId, tenderId }: Tender): Promise<boolean> {
  const said = await tx
    .selectFrom('audit_entry')
    .select('audit_id')
    .where('client_id', '=', clientId)
    .where('entity', '=', 'booking')
    .where('entity_id', '=', tenderId)
    .where('action', '=', 'cancelRefused')
    .limit(1)
    .executeTakeFirst()
  return said !== undefined
}

/**
 * Somebody has told of the freight on its way since it was ordered, or filed a proof of its delivery; or the carrier that was
 * chosen has read on its page that it has the load.
 */
async function isUnderWay(tx: Tx, { clientId, tenderId, shipmentId }: Tender): Promise<boolean> {
  const { rows } = await sql<{ is_under_way: boolean }>`
    select exists (select from tracking_event e
                    where e.client_id = t.client_id and e.shipment_id = t.shipment_id
                      and e.entered_at >= t.requested_at and e.taken_back_at is null)
        or exists (select from file f
                    where f.client_id = t.client_id and f.shipment_id = t.shipment_id and f.created_at >= t.requested_at
                      and f.deleted_at is null and (f.kind = 'pod' or f.offered_as_pod))
        or exists (select from spot_invitation i
                    where i.client_id = t.client_id and i.shipment_id = t.shipment_id
                      and i.won_seen_at >= t.requested_at) as is_under_way
      from tender t
     where t.client_id = ${clientId} and t.shipment_id = ${shipmentId} and t.tender_id = ${tenderId}`.execute(tx)
  return rows[0]?.is_under_way === true
}

/**
 * Somebody wrote back to a letter about a tender, or the carrier's program did: so it was read, whatever a report says. Or
 * another letter to the carrier, a word of a change or a clerk's message about the freight, may have arrived.
 */
export async function isWrittenWith(tx: Tx, { clientId, tenderId, shipmentId }: Tender): Promise<boolean> {
  const letter = await tx
    .selectFrom('mail as m')
    .innerJoin('tender as t', join => join.onRef('t.client_id', '=', 'm.client_id').on('t.tender_id', '=', tenderId))
    .select('m.mail_id')
    .where('m.client_id', '=', clientId)
    .where('m.shipment_id', '=', shipmentId)
    .where(eb => {
      const isMessage = eb.and([eb('m.purpose', '=', 'message'), eb('m.created_at', '>=', eb.ref('t.requested_at'))])
      const isOwn = eb('m.tender_id', '=', tenderId)
      const reply = eb
        .selectFrom('inbound_mail as i')
        .select('i.inbound_id')
        .whereRef('i.client_id', '=', 'm.client_id')
        .whereRef('i.mail_id', '=', 'm.mail_id')
        // A report that ours is late comes from a mail server, not from an address of the carrier.
        .where(where =>
          where.or([where('i.kind', '=', 'reply'), where.and({ 'i.kind': 'automatic', 'i.verified': true })]),
        )
      return eb.or([
        eb.and([isMessage, eb('m.state', 'not in', ['failed', 'bounced'])]),
        // Of those that wait, one that is just leaving can't be taken back any more.
        eb.and([isOwn, eb('m.purpose', '=', 'notice'), eb('m.state', '=', 'sending')]),
        eb.and([
          eb.or([isMessage, eb.and([isOwn, eb('m.purpose', '=', 'notice')])]),
          eb('m.may_have_arrived', '=', true),
        ]),
        eb.and([eb.or([isMessage, isOwn]), eb.exists(reply)]),
      ])
    })
    .limit(1)
    .executeTakeFirst()
  return letter !== undefined
}
