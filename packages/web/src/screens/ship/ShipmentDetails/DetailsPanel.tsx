import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { OfferedMove } from '../../../widgets/ShipmentActions/handMoves.ts'
import { MoveForm } from '../../../widgets/ShipmentActions/MoveForm.tsx'
import { VoidForm } from '../../../widgets/ShipmentActions/VoidForm.tsx'
import { PickupPanel } from './PickupPanel.tsx'
import { ServicesPanel } from './ServicesPanel.tsx'

export type OpenPanel =
  | { readonly kind: 'pickup' }
  | { readonly kind: 'services' }
  | { readonly kind: 'void' }
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
    case 'move':
      return <MoveForm shipment={details} move={panel.move} onClose={onClose} />
  }
}
