import type { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { offerCharges, offerMissing, offerUntil, servicesOf } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { claimedBy } from '../booking/index.ts'
import { endPrices, keepSpotPrices } from '../rates/index.ts'
import { contentOf } from '../shipments/index.ts'
import { tellAnswer } from './answered.ts'
import { openAnswer } from './openAnswer.ts'
import { refuseOffer } from './options.ts'
import { offersOf, type QuoteAsked, quoteAsked } from './quoteAsked.ts'
import { quoteShown } from './quoteShown.ts'
import { asAsked, impliedOfSpot, type OfferRow, offerOfRow } from './rows.ts'

type Asked = Given<typeof SubmitQuoteResponse>

const required = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

/** The address that names its SCAC itself, now or in its first answer; blank: the shipper asked that carrier. */
async function claimOf({ app, tx, who }: Asked, { invitation }: QuoteAsked): Promise<string> {
  if (invitation.scac === '') return invitation.email
  const former = (await offersOf(app, tx, invitation)).find(({ price_sheet_id }) => price_sheet_id !== null)
  if (former === undefined) return ''
  const price = await tx
    .selectFrom('price_sheet')
    .select('trace')
    .where('client_id', '=', who.clientId)
    .where('price_sheet_id', '=', former.price_sheet_id)
    .executeTakeFirst()
  // Prices are not kept for ever: of one that is gone nobody knows whose SCAC it was.
  return price === undefined ? invitation.email : claimedBy(price)
}

/** What a carrier offered before it was asked once more holds until it offers anew (rules of the trade: tender and quotes). */
async function replaceFormer(tx: Tx, former: readonly OfferRow[], now: Date): Promise<void> {
  const [first] = former
  if (first === undefined) return
  const ids = former.flatMap(({ price_sheet_id }) => (price_sheet_id === null ? [] : [price_sheet_id]))
  await endPrices(tx, first.client_id, ids, now)
  await tx
    .updateTable('spot_offer')
    .set({ valid_until: now.toISOString() })
    .where('client_id', '=', first.client_id)
    .where(
      'offer_id',
      'in',
      former.map(({ offer_id }) => offer_id),
    )
    .where('valid_until', '>', now.toISOString())
    .execute()
}

/**
 * Submits the options that were kept, once: they become prices beside all others, and the carrier cannot answer again. What
 * comes after the deadline is taken and marked as late (rules of the trade: tender and quotes).
 */
export const submitQuoteResponse: Handler<typeof SubmitQuoteResponse> = async given => {
  const { app, tx, who, query, input, now } = given
  if (!input.terms) throw required('terms')
  const asked = await openAnswer(given, true)
  const { invitation, spot, clerk, record } = asked
  if (record === null) throw new Error('the shipment was not locked')
  if (clerk !== null && input.name === '') throw required('name')
  const scac = invitation.scac || input.SCAC
  if (scac === '') throw required('SCAC')
  const { clientId } = who
  const { shipment } = await contentOf(app, tx, { clientId, shipmentId: spot.shipment_id }, spot.content_no)
  const services = servicesOf(asAsked(shipment, spot))
  const implied = impliedOfSpot(spot)
  const entered = await offersOf(app, tx, invitation)
  const drafts = entered.filter(({ submitted_at }) => submitted_at === null)
  const former = entered.filter(({ submitted_at }) => submitted_at !== null)
  if (drafts.length === 0) throw new Refusal('NothingOffered')
  // The same link may be open twice: what was looked over is what goes.
  const lookedOver = new Set(input.PriceSheetIDs)
  const isSame = lookedOver.size === drafts.length && drafts.every(({ offer_id }) => lookedOver.has(offer_id))
  if (lookedOver.size > 0 && !isSame) throw new Refusal('ChangedMeanwhile')
  const claimed = await claimOf(given, asked)
  const roundEnds = Date.parse(invitation.answer_by)
  const untilOf = (validUntil: number | null): number => validUntil ?? offerUntil(now.getTime(), roundEnds)
  const offers = drafts.map(offerOfRow)
  // Between entering and submitting an option may have run out.
  for (const offer of offers) refuseOffer(offer, services, now, spot.currency)
  const isLate = now.getTime() > Date.parse(invitation.answer_by)
  const zone = await tx
    .selectFrom('identity.client')
    .select('time_zone')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const numbers = await keepSpotPrices(
    app,
    tx,
    {
      ...{ record, contentNo: spot.content_no, ratingKey: spot.rating_key, seenVersion: spot.seen_version },
      ...{ scac, carrierName: invitation.carrier_name || scac, isLate, claimedBy: claimed },
      ...{ askedBy: spot.requested_by, askedAt: new Date(spot.requested_at), implied },
      prices: offers.map((offer, n) => ({
        ...{ service: offer.service, transitDays: offer.transitDays, currency: offer.currency },
        validUntil: untilOf(offer.validUntil),
        charges: offerCharges(offer),
        mileage:
          offer.ratePerMile === null || offer.miles === null ? null : { miles: offer.miles, rate: offer.ratePerMile },
        total: drafts[n]?.total ?? 0,
        missing: offerMissing(offer, services).map(code => ({ code, implied: implied.includes(code) })),
      })),
    },
    localNow(now, zone.time_zone).date,
  )
  await replaceFormer(tx, former, now)
  for (const [n, draft] of drafts.entries()) {
    await tx
      .updateTable('spot_offer')
      .set({
        submitted_at: now.toISOString(),
        price_sheet_id: numbers[n] ?? null,
        valid_until: new Date(untilOf(offers[n]?.validUntil ?? null)).toISOString(),
      })
      .where('client_id', '=', clientId)
      .where('offer_id', '=', draft.offer_id)
      .execute()
  }
  await tx
    .updateTable('spot_invitation')
    .set({
      ...{ state: 'answered', scac, claims_scac: claimed !== '' },
      ...{ answered_at: now.toISOString(), is_late: isLate },
      ...{ answered_by: input.name, notes: input.notes, taken_by: clerk?.userId ?? null },
    })
    .where('client_id', '=', clientId)
    .where('invitation_id', '=', invitation.invitation_id)
    .execute()
  const cheapest = drafts.toSorted((a, b) => a.total - b.total)[0]
  await tellAnswer(given, asked, { offer: cheapest ?? null, spokeWith: input.name, isLate })
  return quoteShown(app, tx, await quoteAsked(app, tx, who, query), now)
}
