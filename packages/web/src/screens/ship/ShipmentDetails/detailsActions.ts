import type { PageName } from '@waybill/contract/pages.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import type { TextKey } from '../../../texts/texts.ts'
import { locksItemsOf } from '../../../widgets/Order/locksItems.ts'
import { agreedCharge } from '../../../widgets/ShipmentActions/charge.ts'
import { canVoid, handMoves } from '../../../widgets/ShipmentActions/handMoves.ts'
import {
  namedAction,
  shipmentActions as pages,
  type ShipmentActionId,
} from '../../../widgets/ShipmentActions/shipmentActions.ts'
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

const named = <Id extends ShipmentActionId>(id: Id) => ({ id, ...namedAction(id) })

/** Everything that can be done with the shipment as it stands, in the order of the menu. */
export function detailsActions(
  details: WireShipmentDetails,
  reachable: (page: PageName) => boolean,
): readonly DetailsAction[] {
  const { shipmentId, shipmentStatus, editable, booking, carrier } = details
  // What carriers are being offered is changed once the offers are taken back, and moves by what they answer.
  const isBeingOffered = isOffered(details)
  const { isLabelled } = modes[details.shipment.shipMode]
  const isOpen = (field: string): boolean => editable[field] !== 'locked'
  const editAt = (to: string): DetailsAction['does'] =>
    isBeingOffered ? { panel: { kind: 'spot', spot: { does: 'edit', to } } } : { to }
  const isOnRoad = (shipmentStatus === 'T' && !isBeingOffered) || shipmentStatus === 'A' || shipmentStatus === 'D'
  const [way] = booking.tellWays
  // What is not known to be booked yet is settled first, and nobody comes for what was given back: the notice says how.
  const isOpenEnded =
    isBeingOffered || booking.state === 'reserved' || booking.state === 'unknown' || booking.cancelState === 'cancelled'
  const moves = handMoves(shipmentStatus).filter(({ to }) => (to === 'Q' ? booking.state === 'booked' : !isOpenEnded))
  const actions: (DetailsAction & { readonly when: boolean })[] = [
    {
      ...named('edit'),
      group: 'change',
      when: reachable('Prepaid') && shipmentStatus !== 'V',
      does: editAt(pages.edit.page(shipmentId)),
    },
    {
      ...named('editItems'),
      group: 'change',
      // Rows that share units or come off at several stops can only be shown in the form.
      when: reachable('Prepaid') && isOpen('items') && !locksItemsOf(details),
      does: editAt(pages.editItems.page(shipmentId)),
    },
    {
      ...named('getRates'),
      group: 'change',
      when: reachable('Prepaid') && (shipmentStatus === 'O' || shipmentStatus === 'Q'),
      does: { to: pages.getRates.page(shipmentId) },
    },
    {
      ...named('askQuotes'),
      group: 'change',
      when: shipmentStatus === 'O' || shipmentStatus === 'Q',
      does: { panel: { kind: 'spot', spot: { does: 'ask' } } },
    },
    {
      ...named('offer'),
      group: 'change',
      when: shipmentStatus === 'Q',
      does: { panel: { kind: 'spot', spot: { does: 'offer' } } },
    },
    {
      ...named('newRates'),
      group: 'change',
      when: way !== undefined && agreedCharge(details) !== null,
      does: { panel: { kind: 'tell', way: way ?? 'call', withRates: true } },
    },
    {
      ...named('pickup'),
      group: 'change',
      when: isOpen('pickup.date') || isOpen('pickup.window'),
      does: { panel: { kind: 'pickup' } },
    },
    {
      ...named('door'),
      group: 'change',
      when: shipmentStatus !== 'V',
      does: { panel: { kind: 'door' } },
    },
    {
      ...named('pro'),
      group: 'change',
      when: isOnRoad && !isLabelled && carrier !== null,
      does: { panel: { kind: 'pro' } },
    },
    {
      ...named('services'),
      group: 'change',
      when: isOpen('accessorials'),
      does: { panel: { kind: 'services' } },
    },
    {
      ...named('addOrders'),
      group: 'change',
      when: reachable('OpenOrders') && (shipmentStatus === 'O' || shipmentStatus === 'Q') && !isBeingOffered,
      does: { panel: { kind: 'addOrders' } },
    },
    {
      ...named('takeApart'),
      group: 'change',
      when: (shipmentStatus === 'O' || shipmentStatus === 'Q') && details.members.length > 0 && !isBeingOffered,
      does: { panel: { kind: 'takeApart' } },
    },
    {
      ...named('attach'),
      group: 'change',
      when: true,
      does: { press: CHOOSE_FILES },
    },
    {
      ...named('return'),
      group: 'change',
      when: isLabelled && reachable('Parcel') && isOnRoad,
      does: { panel: { kind: 'return' } },
    },
    {
      ...named('bol'),
      group: 'papers',
      // Small packages travel by their labels alone.
      when: reachable('PrintDocuments') && shipmentStatus !== 'V' && !isLabelled,
      does: { to: pages.bol.page(shipmentId) },
    },
    {
      ...named('labels'),
      group: 'papers',
      when: reachable('PrintDocuments') && shipmentStatus !== 'V',
      does: { to: pages.labels.page(shipmentId) },
    },
    {
      ...named('packing'),
      group: 'papers',
      when: reachable('PrintDocuments') && shipmentStatus !== 'V',
      does: { to: pages.packing.page(shipmentId) },
    },
    {
      ...named('reprint'),
      group: 'papers',
      when: reachable('PrintDocuments'),
      does: { to: pages.reprint.page(shipmentId) },
    },
    {
      ...named('editReprint'),
      group: 'papers',
      when: reachable('Prepaid') && shipmentStatus !== 'V' && !isLabelled && details.bolRevisions.length > 0,
      does: editAt(pages.editReprint.page(shipmentId)),
    },
    {
      ...named('event'),
      group: 'move',
      when: isOnRoad,
      does: { panel: { kind: 'event' } },
    },
    {
      ...named('notify'),
      group: 'move',
      when: carrier !== null,
      does: { panel: { kind: 'notify' } },
    },
    {
      ...named('link'),
      group: 'move',
      when: isOnRoad,
      does: { panel: { kind: 'link' } },
    },
    ...moves.map(move => ({
      id: `to${move.to}`,
      label: move.label,
      ...(move.key === undefined ? {} : { key: move.key }),
      group: 'move' as const,
      when: true,
      does: { panel: { kind: 'move' as const, move } },
    })),
    {
      ...named('copy'),
      group: 'end',
      when: reachable('Prepaid'),
      does: { to: pages.copy.page(shipmentId) },
    },
    {
      ...named('new'),
      group: 'end',
      when: reachable('SingleOrder'),
      does: { to: '/SingleOrder' },
    },
    {
      ...named('archive'),
      group: 'end',
      when: (shipmentStatus === 'D' || shipmentStatus === 'V') && details.setAside === '',
      does: { panel: { kind: 'archive' } },
    },
    {
      ...named('unarchive'),
      group: 'end',
      when: details.setAside === 'archived',
      does: { panel: { kind: 'archive' } },
    },
    {
      ...named('void'),
      group: 'end',
      when: canVoid(shipmentStatus),
      does: { panel: { kind: 'void' } },
    },
  ]
  return actions.filter(action => action.when)
}

const next: Readonly<Record<WireShipmentDetails['shipmentStatus'], readonly string[]>> = {
  O: ['getRates', 'bol'],
  Q: ['getRates', 'bol'],
  T: ['bol'],
  A: ['toD'],
  D: ['copy', 'bol'],
  V: ['copy'],
}

/** What usually comes next: a price, the bill, the delivery, the next one like it; null while carriers have the word. */
export function mainAction(details: WireShipmentDetails, actions: readonly DetailsAction[]): DetailsAction | null {
  if (isOffered(details)) return null
  const { isLabelled } = modes[details.shipment.shipMode]
  for (const id of next[details.shipmentStatus]) {
    const action = actions.find(one => one.id === (id === 'bol' && isLabelled ? 'labels' : id))
    if (action !== undefined) return action
  }
  return null
}
