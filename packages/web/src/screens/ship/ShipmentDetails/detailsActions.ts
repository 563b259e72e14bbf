import type { PageName } from '@waybill/contract/pages.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import type { TextKey } from '../../../texts/texts.ts'
import { locksItemsOf } from '../../../widgets/Order/locksItems.ts'
import { canVoid, handMoves } from '../../../widgets/ShipmentActions/handMoves.ts'
import { isOffered } from './bookingStage.ts'
import type { OpenPanel } from './DetailsPanel.tsx'

/** Id of the button that opens the file chooser. */
export const CHOOSE_FILES = 'choose-files'

export interface DetailsAction {
  readonly id: string
  readonly label: TextKey
  readonly key?: string
  readonly group: 'change' | 'papers' | 'move' | 'end'
  readonly does: { readonly to: string } | { readonly panel: OpenPanel } | { readonly press: string }
}

/** Everything that can be done with the shipment as it stands, in the order of the menu. */
export function detailsActions(
  details: WireShipmentDetails,
  reachable: (page: PageName) => boolean,
): readonly DetailsAction[] {
  const { shipmentId, shipmentStatus, editable, booking, carrier, TotalCharge } = details
  // What carriers are being offered is changed once the offers are taken back, and moves by what they answer.
  const isBeingOffered = isOffered(details)
  const { isLabelled } = modes[details.shipment.shipMode]
  const isOpen = (field: string): boolean => editable[field] !== 'locked'
  const entry = `/Prepaid/${shipmentId}`
  const editAt = (to: string): DetailsAction['does'] =>
    isBeingOffered ? { panel: { kind: 'spot', spot: { does: 'edit', to } } } : { to }
  const isOnRoad = (shipmentStatus === 'T' && !isBeingOffered) || shipmentStatus === 'A' || shipmentStatus === 'D'
  const [way] = booking.tellWays
  // What is not known to be booked yet is settled first, and nobody comes for what was given back: the notice says how.
  const isOpenEnded =
    isBeingOffered || booking.state === 'reserved' || booking.state === 'unknown' || booking.cancelState === 'cancelled'
  const moves = handMoves(shipmentStatus).filter(({ to }) => (to === 'Q' ? booking.state === 'booked' : !isOpenEnded))
  const papers = `/PrintDocuments?ids=${shipmentId}`
  const actions: (DetailsAction & { readonly when: boolean })[] = [
    {
      id: 'edit',
      label: 'shipment.edit',
      key: 'e',
      group: 'change',
      when: reachable('Prepaid') && shipmentStatus !== 'V',
      does: editAt(`${entry}/edit`),
    },
    {
      id: 'editItems',
      label: 'shipment.editItems',
      key: 'i',
      group: 'change',
      // Rows that share units or come off at several stops can only be shown in the form.
      when: reachable('Prepaid') && isOpen('items') && !locksItemsOf(details),
      does: editAt(`${entry}/edit#items`),
    },
    {
      id: 'requote',
      label: 'shipment.requote',
      key: 'r',
      group: 'change',
      when: reachable('Prepaid') && (shipmentStatus === 'O' || shipmentStatus === 'Q'),
      does: { to: `${entry}/edit#rates` },
    },
    {
      id: 'askQuotes',
      label: 'quotes.askAction',
      key: 'q',
      group: 'change',
      when: shipmentStatus === 'O' || shipmentStatus === 'Q',
      does: { panel: { kind: 'spot', spot: { does: 'ask' } } },
    },
    {
      id: 'offer',
      label: 'offers.action',
      key: 'o',
      group: 'change',
      when: shipmentStatus === 'Q',
      does: { panel: { kind: 'spot', spot: { does: 'offer' } } },
    },
    {
      id: 'newRates',
      label: 'carrierOrders.newRates',
      key: 'r',
      group: 'change',
      when: way !== undefined && TotalCharge !== null,
      does: { panel: { kind: 'tell', way: way ?? 'call', withRates: true } },
    },
    {
      id: 'pickup',
      label: 'shipment.changePickup',
      key: 'u',
      group: 'change',
      when: isOpen('pickup.date') || isOpen('pickup.window'),
      does: { panel: { kind: 'pickup' } },
    },
    {
      id: 'door',
      label: 'shipment.changeDoor',
      group: 'change',
      when: shipmentStatus !== 'V',
      does: { panel: { kind: 'door' } },
    },
    {
      id: 'services',
      label: 'shipment.changeServices',
      key: 's',
      group: 'change',
      when: isOpen('accessorials'),
      does: { panel: { kind: 'services' } },
    },
    {
      id: 'addOrders',
      label: 'shipment.addOrders',
      key: 'd',
      group: 'change',
      when: reachable('OpenOrders') && (shipmentStatus === 'O' || shipmentStatus === 'Q') && !isBeingOffered,
      does: { panel: { kind: 'addOrders' } },
    },
    {
      id: 'takeApart',
      label: 'shipment.takeApart',
      group: 'change',
      when: (shipmentStatus === 'O' || shipmentStatus === 'Q') && details.members.length > 0 && !isBeingOffered,
      does: { panel: { kind: 'takeApart' } },
    },
    {
      id: 'attach',
      label: 'shipment.attach',
      key: 'a',
      group: 'change',
      when: true,
      does: { press: CHOOSE_FILES },
    },
    {
      id: 'return',
      label: 'shipment.makeReturn',
      group: 'change',
      when: isLabelled && reachable('Parcel') && isOnRoad,
      does: { panel: { kind: 'return' } },
    },
    {
      id: 'bol',
      label: 'shipment.printBol',
      key: 'p',
      group: 'papers',
      // Small packages travel by their labels alone.
      when: reachable('PrintDocuments') && shipmentStatus !== 'V' && !isLabelled,
      does: { to: `${papers}&documents=bol` },
    },
    {
      id: 'labels',
      label: 'shipment.printLabels',
      key: 'l',
      group: 'papers',
      when: reachable('PrintDocuments') && shipmentStatus !== 'V',
      does: { to: `${papers}&documents=label` },
    },
    {
      id: 'packing',
      label: 'shipment.printPacking',
      group: 'papers',
      when: reachable('PrintDocuments') && shipmentStatus !== 'V',
      does: { to: `${papers}&documents=packing-list` },
    },
    {
      id: 'event',
      label: 'tracking.addEvent',
      key: 'v',
      group: 'move',
      when: isOnRoad,
      does: { panel: { kind: 'event' } },
    },
    {
      id: 'notify',
      label: 'shipment.notifyCarrier',
      key: 'w',
      group: 'move',
      when: carrier !== null,
      does: { panel: { kind: 'notify' } },
    },
    {
      id: 'link',
      label: 'shipment.sendTracking',
      key: 'k',
      group: 'move',
      when: isOnRoad,
      does: { panel: { kind: 'link' } },
    },
    ...moves.map(move => ({
      id: `to${move.to}`,
      label: move.label,
      ...(move.needsReason || move.to === 'Q' ? {} : { key: 'm' }),
      group: 'move' as const,
      when: true,
      does: { panel: { kind: 'move' as const, move } },
    })),
    {
      id: 'copy',
      label: 'shipment.copy',
      key: 'c',
      group: 'end',
      when: reachable('Prepaid'),
      does: { to: `${entry}/copy` },
    },
    {
      id: 'new',
      label: 'shipment.newShipment',
      key: 'n',
      group: 'end',
      when: reachable('SingleOrder'),
      does: { to: '/SingleOrder' },
    },
    {
      id: 'archive',
      label: 'shipment.archive',
      group: 'end',
      when: (shipmentStatus === 'D' || shipmentStatus === 'V') && details.setAside === '',
      does: { panel: { kind: 'archive' } },
    },
    {
      id: 'unarchive',
      label: 'shipment.unarchive',
      group: 'end',
      when: details.setAside === 'archived',
      does: { panel: { kind: 'archive' } },
    },
    {
      id: 'void',
      label: 'shipment.void',
      group: 'end',
      when: canVoid(shipmentStatus),
      does: { panel: { kind: 'void' } },
    },
  ]
  return actions.filter(action => action.when)
}

const next: Readonly<Record<WireShipmentDetails['shipmentStatus'], readonly string[]>> = {
  O: ['requote', 'bol'],
  Q: ['requote', 'bol'],
  T: ['bol'],
  A: ['toD'],
  D: ['copy', 'bol'],
  V: ['copy'],
}

/** What usually comes next: a price, the bill, the delivery, the next one like it; null while carriers have the word. */
export function mainAction(
  details: WireShipmentDetails,
  actions: readonly DetailsAction[],
): (DetailsAction & { readonly label: TextKey }) | null {
  if (isOffered(details)) return null
  const { isLabelled } = modes[details.shipment.shipMode]
  for (const id of next[details.shipmentStatus]) {
    const action = actions.find(one => one.id === (id === 'bol' && isLabelled ? 'labels' : id))
    if (action !== undefined) return id === 'requote' ? { ...action, label: 'shipment.getRates' } : action
  }
  return null
}
