import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { AddOrdersPanel } from '../../../widgets/AddOrders/AddOrdersPanel.tsx'
import type { OfferedMove } from '../../../widgets/ShipmentActions/handMoves.ts'
import { MoveForm } from '../../../widgets/ShipmentActions/MoveForm.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { VoidForm } from '../../../widgets/ShipmentActions/VoidForm.tsx'
import { Archive } from './Archive.tsx'
import { BackToRates } from './BackToRates.tsx'
import { ChangeOffered } from './ChangeOffered.tsx'
import { DoorPanel } from './DoorPanel.tsx'
import { EventPanel } from './EventPanel.tsx'
import { LinkPanel } from './LinkPanel.tsx'
import { NoticePanel } from './NoticePanel.tsx'
import { NotifyPanel } from './NotifyPanel.tsx'
import { GiveBackCall, HasNoOrder, HasOrder } from './OrderCalls.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import { ProPanel } from './ProPanel.tsx'
import { ReturnPanel } from './ReturnPanel.tsx'
import { ServicesPanel } from './ServicesPanel.tsx'
import { type SpotPanel, SpotPanels } from './SpotPanels.tsx'
import { TakeApart } from './TakeApart.tsx'
import { TellPanel } from './TellPanel.tsx'
import type { TellWay } from './tellForm.ts'

export type OpenPanel =
  | { readonly kind: 'pickup' }
  | { readonly kind: 'services' }
  | { readonly kind: 'spot'; readonly spot: SpotPanel }
  | { readonly kind: 'void' | 'event' | 'link' | 'notify' | 'notice' | 'call' | 'hasOrder' }
  | { readonly kind: 'addOrders' | 'takeApart' | 'archive' | 'door' | 'pro' | 'return' }
  | {
      readonly kind: 'hasNoOrder'
      readonly asked: { readonly bookingId: number | null; readonly CarrierName: string }
    }
  /** `way` left out: the first that the order has, where its carrier has something to be told. */
  | { readonly kind: 'tell'; readonly way?: TellWay; readonly withRates: boolean }
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
      return (
        <ChangeOffered details={details} onClose={onClose}>
          <PickupPanel details={details} onClose={onClose} />
        </ChangeOffered>
      )
    case 'services':
      return (
        <ChangeOffered details={details} onClose={onClose}>
          <ServicesPanel details={details} onClose={onClose} />
        </ChangeOffered>
      )
    case 'spot':
      return <SpotPanels details={details} spot={panel.spot} onClose={onClose} />
    case 'void':
      return <VoidForm shipment={details} onClose={onClose} />
    case 'event':
      return <EventPanel details={details} onClose={onClose} />
    case 'link':
      return <LinkPanel details={details} onClose={onClose} />
    case 'notify':
      return <NotifyPanel details={details} onClose={onClose} />
    case 'notice':
      return <NoticePanel details={details} onClose={onClose} />
    case 'call':
      return <GiveBackCall details={details} onClose={onClose} />
    case 'hasOrder':
      return <HasOrder details={details} onClose={onClose} />
    case 'hasNoOrder':
      return <HasNoOrder key={panel.asked.bookingId} details={details} asked={panel.asked} onClose={onClose} />
    case 'door':
      return <DoorPanel details={details} onClose={onClose} />
    case 'pro':
      return <ProPanel details={details} onClose={onClose} />
    case 'addOrders':
      return <AddOrdersPanel shipmentId={details.shipmentId} name={shipmentName(details)} onClose={onClose} />
    case 'takeApart':
      return <TakeApart details={details} onClose={onClose} />
    case 'return':
      return <ReturnPanel details={details} onClose={onClose} />
    case 'archive':
      return <Archive details={details} onClose={onClose} />
    case 'tell':
      return (
        <TellPanel
          key={`${panel.way ?? ''} ${panel.withRates}`}
          details={details}
          way={panel.way ?? details.booking.tellWays[0] ?? 'call'}
          withRates={panel.withRates}
          onClose={onClose}
        />
      )
    case 'move':
      if (panel.move.to === 'Q') return <BackToRates details={details} move={panel.move} onClose={onClose} />
      return <MoveForm shipment={details} move={panel.move} onClose={onClose} />
  }
}
