import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { useCall } from '../../../api/useCall.ts'

interface SpotOffer {
  readonly invitation: WireInvitation
  readonly offer: WireInvitation['offers'][number]
  /** It can be booked as things stand. */
  readonly isBookable: boolean
}

/** Carriers are asked, and what they offer is booked, before the shipment is. */
export const isUnbooked = ({ shipmentStatus }: WireShipmentDetails): boolean =>
  shipmentStatus === 'O' || shipmentStatus === 'Q'

/** Carriers are being offered it: only then is a shipment Tendered without a booking. */
export const isOffered = ({
  shipmentStatus,
  booking,
}: Pick<WireShipmentDetails, 'shipmentStatus' | 'booking'>): boolean =>
  shipmentStatus === 'T' && booking.state === 'none'

/** Its question is open and about the shipment as it is. */
export const takesAward = (quote: WireSpotQuote, details: WireShipmentDetails): boolean =>
  quote.state === 'open' && !quote.isOutdated && isUnbooked(details)

/** The offers of carriers that answered, by the number of the price each became. */
export function useSpotOffers(details: WireShipmentDetails): ReadonlyMap<number, SpotOffer> {
  const { data } = useCall(GetSpotQuotes, { body: { shipmentId: details.shipmentId } })
  const offers = (data?.quotes ?? []).flatMap(quote =>
    quote.invitations.flatMap(invitation =>
      invitation.offers.flatMap(offer =>
        offer.bookableId === null
          ? []
          : [[offer.bookableId, { invitation, offer, isBookable: takesAward(quote, details) }] as const],
      ),
    ),
  )
  return new Map(offers)
}
