import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { OfferedMove } from '../../../widgets/ShipmentActions/handMoves.ts'
import { MoveForm } from '../../../widgets/ShipmentActions/MoveForm.tsx'
import { VoidForm } from '../../../widgets/ShipmentActions/VoidForm.tsx'
import { BackToRates } from './BackToRates.tsx'
import { EventPanel } from './EventPanel.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { GiveBackCall, HasNoOrder, HasOrder } from './OrderCalls.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import { ServicesPanel } from './ServicesPanel.tsx'
import { TellPanel } from './TellPanel.tsx'
import type { TellWay } from './tellForm.ts'

export type OpenPanel =
  | { readonly kind: 'pickup' }
  | { readonly kind: 'services' }
  | { readonly kind: 'void' | 'event' | 'link' | 'notice' | 'call' | 'hasOrder' }
  | {
      readonly kind: 'hasNoOrder'
      readonly asked: { readonly bookingId: number | null; readonly CarrierName: string }
    }
  | { readonly kind: 'tell'; readonly way: TellWay; readonly withRates: boolean }
  | { readonly kind: 'move'; readonly move: OfferedMove }

/** The change that was asked for, beside the facts it is about. */
export function DetailsPanel({
  details,
  panel,
  onClose,
}: {
  details: WireShipmentDetails
  panel: OpenPanel
  onClose: () => void
}) {
  switch (panel.kind) {
    case 'pickup':
      return <PickupPanel details={details} onClose={onClose} />
    case 'services':
      return <ServicesPanel details={details} onClose={onClose} />
    case 'void':
      return <VoidForm shipment={details} onClose={onClose} />
    case 'event':
      return <EventPanel details={details} onClose={onClose} />
    case 'link':
      return <LinkPanel details={details} onClose={onClose} />
    case 'notice':
      return <NoticePanel details={details} onClose={onClose} />
    case 'call':
      return <GiveBackCall details={details} onClose={onClose} />
    case 'hasOrder':
      return <HasOrder details={details} onClose={onClose} />
    case 'hasNoOrder':
      return <HasNoOrder key={panel.asked.bookingId} details={details} asked={panel.asked} onClose={onClose} />
    case 'tell':
      return (
        <TellPanel
          key={`${panel.way} ${panel.withRates}`}
          details={details}
          way={panel.way}
          withRates={panel.withRates}
          onClose={onClose}
        />
      )
    case 'move':
      if (panel.move.to === 'Q') return <BackToRates details={details} move={panel.move} onClose={onClose} />
      return <MoveForm shipment={details} move={panel.move} onClose={onClose} />
  }
}
