import type { WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { pickupOf, servicesOf } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { stillHolds } from '../rates/index.ts'
import { laneText, loadShipments } from '../shipments/index.ts'
import { asAsked, type InvitationRow, type OfferRow, offerShown, type SpotRow, standingOf } from './rows.ts'

type Reader = Pick<TenantDb, 'read' | 'readOne'>

/** Rows of invitations with what stands beside them. */
type Invited = InvitationRow & { readonly taken_by_name: string; readonly mail_state: string | null }

const invitationsOf = (app: App, db: Reader, clientId: number, spotIds: readonly number[]) =>
  db.read(
    app.db.query
      .selectFrom('spot_invitation as i')
      .leftJoin('identity.person as u', 'u.user_id', 'i.taken_by')
      .selectAll('i')
      .select(eb => [
        sql<string>`coalesce(trim(u.first_name || ' ' || u.last_name), '')`.as('taken_by_name'),
        // The newest mail that asks for its answer.
        eb
          .selectFrom('mail as m')
          .select('m.state')
          .whereRef('m.client_id', '=', 'i.client_id')
          .whereRef('m.invitation_id', '=', 'i.invitation_id')
          .orderBy('m.mail_id', 'desc')
          .limit(1)
          .as('mail_state'),
      ])
      .where('i.client_id', '=', clientId)
      .where('i.spot_id', 'in', [...spotIds])
      .orderBy('i.invitation_id'),
  ) as Promise<readonly Invited[]>

/** Submitted options with the price each became, and what that is compared by. */
const offersOf = (app: App, db: Reader, clientId: number, invitationIds: readonly number[]) =>
  db.read(
    app.db.query
      .selectFrom('spot_offer as o')
      .leftJoin('price_sheet as p', join =>
        join.onRef('p.client_id', '=', 'o.client_id').onRef('p.price_sheet_id', '=', 'o.price_sheet_id'),
      )
      .selectAll('o')
      .select('p.trace')
      .where('o.client_id', '=', clientId)
      .where('o.invitation_id', 'in', [...invitationIds])
      .where('o.submitted_at', 'is not', null)
      .orderBy('o.offer_id'),
  ) as Promise<readonly (OfferRow & { readonly trace: unknown })[]>

/** What an offer comes to in the question's currency; null: nobody knows. */
function comparable(offer: OfferRow & { readonly trace: unknown }, currency: string): number | null {
  if (offer.currency === currency) return offer.total
  const trace = (offer.trace ?? []) as readonly {
    readonly step: string
    readonly amount?: unknown
    readonly currency?: unknown
  }[]
  const step = trace.find(one => one.step === 'exchange')
  return step !== undefined && step.currency === currency && typeof step.amount === 'number' ? step.amount : null
}

const peopleOf = (app: App, db: Reader, clientId: number, userIds: readonly number[]) =>
  db.read(
    app.db.query
      .selectFrom('identity.member')
      .select(['user_id', 'first_name', 'last_name'])
      .where('client_id', '=', clientId)
      .where('user_id', 'in', [...userIds]),
  )

/** Questions for offers with what carriers answered, in the order given. */
export async function spotQuotesShown(
  app: App,
  from: Tx | Reader,
  clientId: number,
  spots: readonly SpotRow[],
  now: Date,
): Promise<WireSpotQuote[]> {
  if (spots.length === 0) return []
  const db: Reader = 'readOne' in from ? from : within(from)
  const [invitations, records, people] = await Promise.all([
    invitationsOf(
      app,
      db,
      clientId,
      spots.map(spot => spot.spot_id),
    ),
    loadShipments(db, clientId, [...new Set(spots.map(spot => spot.shipment_id))]),
    peopleOf(app, db, clientId, [...new Set(spots.map(spot => spot.requested_by))]),
  ])
  const offers =
    invitations.length === 0
      ? []
      : await offersOf(
          app,
          db,
          clientId,
          invitations.map(one => one.invitation_id),
        )
  return spots.flatMap(spot => {
    const record = records.find(one => one.shipmentId === spot.shipment_id)
    if (record === undefined) return []
    const asked = servicesOf(asAsked(record.shipment, spot))
    const clerk = people.find(one => one.user_id === spot.requested_by)
    return [
      {
        spotId: spot.spot_id,
        shipmentId: spot.shipment_id,
        BOLNumber: record.bolNumber,
        lane: laneText(record),
        shipmentStatus: record.status,
        pickupDate: pickupOf(record.shipment).date,
        state: spot.state as WireSpotQuote['state'],
        QuoteDeadline: spot.deadline,
        remindAt: spot.remind_at,
        currency: spot.currency,
        EquipmentType: spot.equipment,
        notes: spot.notes,
        target: spot.target,
        targetShown: spot.target_shown,
        requestedAt: spot.requested_at,
        requestedBy: clerk === undefined ? '' : `${clerk.first_name} ${clerk.last_name}`.trim(),
        isOutdated: !stillHolds(record, spot.rating_key),
        invitations: invitations
          .filter(one => one.spot_id === spot.spot_id)
          .map(one => ({
            invitationId: one.invitation_id,
            CarrierName: one.carrier_name,
            CarrierSCAC: one.scac,
            email: one.email,
            state: one.state as WireSpotQuote['invitations'][number]['state'],
            standing: standingOf(spot, one, now),
            round: one.round,
            answerBy: one.answer_by,
            seenAt: one.seen_at,
            remindedAt: one.reminded_at,
            answeredAt: one.answered_at,
            isLate: one.is_late,
            takenBy: one.taken_by_name,
            answeredBy: one.answered_by,
            notes: one.notes,
            noBidReason: one.no_bid_reason,
            counterNote: one.counter_note,
            counterTarget: one.counter_target,
            rank: one.rank,
            mailState: one.mail_state ?? '',
            offers: offers
              .filter(offer => offer.invitation_id === one.invitation_id)
              .map(offer => ({
                ...offerShown(offer, asked),
                bookableId: offer.price_sheet_id,
                converted: comparable(offer, spot.currency),
              })),
          })),
      },
    ]
  })
}
