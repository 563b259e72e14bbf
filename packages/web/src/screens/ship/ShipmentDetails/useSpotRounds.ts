import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { aheadBy } from '../../../widgets/Quotes/Clock.tsx'
import { isUnbooked } from './bookingStage.ts'

interface SpotOffer {
  readonly quote: WireSpotQuote
  readonly invitation: WireInvitation
  readonly offer: WireInvitation['offers'][number]
  /** It can be booked as things stand. */
  readonly isBookable: boolean
}

/** Its question is open and about the shipment as it is. */
const takesAward = (quote: WireSpotQuote, details: WireShipmentDetails): boolean =>
  quote.state === 'open' && !quote.isOutdated && isUnbooked(details)

/** Questions for quotes about a shipment, as their answers come in, and what was offered, by the number of the price it became. */
export function useSpotRounds(details: WireShipmentDetails) {
  const { shipmentId } = details
  const { data, error, dataUpdatedAt, refetch } = useCall(GetSpotQuotes, { body: { shipmentId } })
  useLive(
    '',
    [GetSpotQuotes, GetTenderRounds, ShipmentDetails],
    news => news.topic === 'quote' && news.shipmentId === shipmentId,
  )
  const quotes = data?.quotes ?? []
  const isCurrent = ({ state }: WireSpotQuote): boolean => state === 'open' || state === 'awarded'
  const offers = quotes.flatMap(quote =>
    quote.invitations.flatMap(invitation =>
      invitation.offers.flatMap(offer =>
        offer.bookableId === null
          ? []
          : [[offer.bookableId, { quote, invitation, offer, isBookable: takesAward(quote, details) }] as const],
      ),
    ),
  )
  return {
    /** Null while they are there; what kept them from coming. */
    problem: data === undefined ? error : null,
    refetch,
    ahead: aheadBy(data?.now, dataUpdatedAt),
    current: quotes.filter(isCurrent),
    earlier: quotes.filter(quote => !isCurrent(quote)),
    offers: new Map<number, SpotOffer>(offers),
  }
}
