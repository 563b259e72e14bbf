import type { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { pickup } from '../booking/index.ts'

type Asked = Given<typeof AwardSpotOffer>

/** An offer that was submitted, with whose it is. @throws {Refusal} NotFound, OfferGone */
async function offerOf({ tx, who, input }: Asked) {
  const row = await tx
    .selectFrom('spot_offer as o')
    .innerJoin('spot_invitation as i', join =>
      join.onRef('i.client_id', '=', 'o.client_id').onRef('i.invitation_id', '=', 'o.invitation_id'),
    )
    .select(['o.price_sheet_id', 'i.shipment_id', 'i.scac'])
    .where('o.client_id', '=', who.clientId)
    .where('o.offer_id', '=', input.offerId)
    .where('o.submitted_at', 'is not', null)
    .executeTakeFirst()
  if (row === undefined || row.shipment_id !== input.shipmentId) throw new Refusal('NotFound')
  if (row.price_sheet_id === null) throw new Refusal('OfferGone')
  // An offer is its carrier's: under another SCAC it would be somebody else's.
  if (input.SCAC !== '' && input.SCAC !== row.scac) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.SCAC', code: 'notOneOf', params: {} }])
  }
  return { ...row, price_sheet_id: row.price_sheet_id }
}

/**
 * Books an offer by the tender that every price is booked by, exactly once. That others hear that they lost follows once the
 * carrier has the order.
 */
export const awardSpotOffer: Handler<typeof AwardSpotOffer> = async asked => {
  const { input } = asked
  const offer = await offerOf(asked)
  const { shipmentId, version, comments, override } = input
  const order = { shipmentId, version, comments, PricesheetID: offer.price_sheet_id, SCAC: '', spokeWith: '' }
  return pickup({
    ...asked,
    query: { flag: 'book' },
    input: { ...order, ...(override === undefined ? {} : { override }) },
  })
}
