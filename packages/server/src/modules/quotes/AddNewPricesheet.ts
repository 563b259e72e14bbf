import type { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { OFFER_OPTIONS_MAX, servicesOf } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf } from '../shipments/index.ts'
import { openAnswer } from './openAnswer.ts'
import { columnsOf, offerOfWire, refuseOffer } from './options.ts'
import { offersOf } from './quoteAsked.ts'
import { asAsked, offerShown } from './rows.ts'

/** Keeps an option that is not submitted yet: nobody but its carrier sees it. */
export const addNewPricesheet: Handler<typeof AddNewPricesheet> = async given => {
  const { app, tx, who, query, input, now } = given
  const { invitation, spot } = await openAnswer(given, false)
  const { clientId } = who
  const { shipment } = await contentOf(app, tx, { clientId, shipmentId: spot.shipment_id }, spot.content_no)
  const asked = servicesOf(asAsked(shipment, spot))
  const offer = offerOfWire(input.offer)
  refuseOffer(offer, asked, now, spot.currency)
  const drafts = (await offersOf(app, tx, invitation)).filter(({ submitted_at }) => submitted_at === null)
  const columns = columnsOf(offer)
  if (query.flag === 'update') {
    const draft = drafts.find(({ offer_id }) => offer_id === input.PriceSheetID)
    if (draft === undefined) throw new Refusal('NotFound')
    const row = await tx
      .updateTable('spot_offer')
      .set(columns)
      .where('client_id', '=', clientId)
      .where('offer_id', '=', draft.offer_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { option: offerShown(row, asked) }
  }
  if (drafts.length >= OFFER_OPTIONS_MAX) throw new Refusal('TooManyOptions', { max: OFFER_OPTIONS_MAX })
  const row = await tx
    .insertInto('spot_offer')
    .values({ client_id: clientId, invitation_id: invitation.invitation_id, round: invitation.round, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { option: offerShown(row, asked) }
}
