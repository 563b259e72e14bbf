import type { WireOfferShown } from '@waybill/contract/wire/spotQuote.ts'
import {
  type InvitationState,
  offerCharges,
  offerMissing,
  offerTotal,
  perMileOf,
  quoteStanding,
  type Shipment,
  type SpotOfferGiven,
  type SpotState,
  withImplied,
} from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { SpotInvitation, SpotOffer, SpotQuote } from '../../db/schema.generated.ts'

export type SpotRow = Selectable<SpotQuote>
export type InvitationRow = Selectable<SpotInvitation>
export type OfferRow = Selectable<SpotOffer>

/** Files of the shipment that go with a question. */
export const filesOfSpot = ({ file_ids }: Pick<SpotRow, 'file_ids'>): readonly number[] =>
  file_ids as unknown as number[]

/** Codes of services that the freight called for when carriers were asked, and nobody ticked. */
export const impliedOfSpot = ({ implied }: Pick<SpotRow, 'implied'>): readonly string[] =>
  implied as unknown as string[]

/** A shipment as a question asks for it: with the services that it implies, each at its stop. */
export const asAsked = (shipment: Shipment, spot: Pick<SpotRow, 'implied'>): Shipment =>
  withImplied(shipment, impliedOfSpot(spot))

/** An option as the rules know it. */
export const offerOfRow = (row: OfferRow): SpotOfferGiven => ({
  service: row.service,
  transitDays: row.transit_days,
  validUntil: row.valid_until === null ? null : Date.parse(row.valid_until),
  currency: row.currency,
  basis: row.basis === 'split' ? 'split' : 'allIn',
  linehaul: row.linehaul,
  fuel: row.fuel,
  accessorials: row.accessorials as unknown as SpotOfferGiven['accessorials'],
  ratePerMile: row.rate_per_mile,
  miles: row.miles,
})

/** An option as it is shown. @param asked the codes of the services that were asked for */
export function offerShown(row: OfferRow, asked: readonly string[]): WireOfferShown {
  const offer = offerOfRow(row)
  const total = offerTotal(offer)
  return {
    PriceSheetID: row.offer_id,
    round: row.round,
    service: offer.service,
    ServiceDays: offer.transitDays,
    validUntil: row.valid_until ?? '',
    currency: offer.currency,
    basis: offer.basis,
    linehaul: offer.linehaul,
    fuel: offer.fuel,
    accessorials: offer.accessorials.map(one => ({ ...one })),
    ratePerMile: offer.ratePerMile,
    miles: offer.miles,
    CurrAmount: total,
    perMile: perMileOf(total, offer.miles, offer.currency),
    charges: offerCharges(offer).map(line => ({ ...line })),
    missing: [...offerMissing(offer, asked)],
    submittedAt: row.submitted_at,
  }
}

/** How a quote stands for one carrier at an instant. */
export const standingOf = (
  spot: Pick<SpotRow, 'state'>,
  invitation: Pick<InvitationRow, 'state' | 'answer_by'>,
  now: Date,
) =>
  quoteStanding(
    spot.state as SpotState,
    { state: invitation.state as InvitationState, answerBy: Date.parse(invitation.answer_by) },
    now.getTime(),
  )
