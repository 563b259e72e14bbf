import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation } from '@waybill/contract/wire/spotQuote.ts'
import { Navigate } from 'react-router'
import { AskAgain } from '../../../widgets/Quotes/AskAgain.tsx'
import { AskPanel } from '../../../widgets/Quotes/AskPanel.tsx'
import { AwardPanel } from '../../../widgets/Quotes/AwardPanel.tsx'
import { OfferPanel } from '../../../widgets/Quotes/OfferPanel.tsx'
import { TakeBackOffers } from '../../../widgets/Quotes/TakeBackOffers.tsx'
import { TakeBackQuote } from '../../../widgets/Quotes/TakeBackQuote.tsx'

import { ChangeOffered } from './ChangeOffered.tsx'

/** What is done about quotes and offers of the shipment. */
export type SpotPanel =
  | { readonly does: 'ask' | 'offer' }
  | { readonly does: 'edit'; readonly to: string }
  | { readonly does: 'takeBackOffers'; readonly roundId: number }
  | { readonly does: 'takeBack'; readonly spotId: number }
  | { readonly does: 'again'; readonly invitation: WireInvitation; readonly currency: string }
  | { readonly does: 'award'; readonly invitation: WireInvitation; readonly offer: WireInvitation['offers'][number] }

export function SpotPanels({
  details,
  spot,
  onClose,
}: {
  details: WireShipmentDetails
  spot: SpotPanel
  onClose: () => void
}) {
  switch (spot.does) {
    case 'ask':
      return <AskPanel details={details} onClose={onClose} />
    case 'offer':
      return <OfferPanel details={details} onClose={onClose} />
    case 'edit':
      return (
        <ChangeOffered details={details} onClose={onClose}>
          <Navigate to={spot.to} />
        </ChangeOffered>
      )
    case 'takeBackOffers':
      return <TakeBackOffers key={spot.roundId} roundId={spot.roundId} onDone={onClose} onClose={onClose} />
    case 'takeBack':
      return <TakeBackQuote key={spot.spotId} spotId={spot.spotId} onClose={onClose} />
    case 'again': {
      const { invitation, currency } = spot
      const windows = [{ ...details.shipment.SheduleDateTime, zone: details.originZone }]
      return <AskAgain key={invitation.invitationId} {...{ invitation, currency, windows, onClose }} />
    }
    case 'award': {
      const { invitation, offer } = spot
      return (
        <AwardPanel
          key={offer.PriceSheetID}
          details={details}
          invitation={invitation}
          offer={offer}
          onClose={onClose}
        />
      )
    }
  }
}
