import type {
  BookOutcome,
  CancelOutcome,
  Confirmation,
  FindOutcome,
  LabelOrder,
  LabelPurchase,
  OpenAccount,
  OpenLabels,
  Order,
  OrderKey,
  RecoverOutcome,
  WireCall,
} from '@waybill/carriers'
import { inARow, packagesOf, type Shipment, sentence } from '@waybill/domain'

/** What labels were bought, beside the numbers that any order has. */
export interface WithPurchase {
  readonly purchase?: LabelPurchase
}

/** Letters and digits of our own key: another one for each message, and short enough to stand on a label. */
const referenceOf = (wireKey: string): string => wireKey.replaceAll('-', '')

const packagesToBuy = (shipment: Shipment): LabelOrder['packages'] =>
  packagesOf(shipment).map(one => {
    if (one.unitId === null) throw new Error('a package that was never saved gets no label')
    return { ...one, unitId: one.unitId }
  })

const nobody = { company: '', name: '', phone: '', email: '' }

/** Labels as they are ordered: of all packages, or of those that are named. */
export const labelOrderOf = (
  key: OrderKey & Partial<Pick<Order, 'quoteNumber' | 'requester'>>,
  isWanted: (parcel: LabelOrder['packages'][number]) => boolean = () => true,
): LabelOrder => ({
  shipment: key.shipment,
  scac: key.scac,
  serviceCode: key.serviceCode,
  quoteNumber: key.quoteNumber ?? '',
  wireKey: key.wireKey,
  requester: key.requester ?? nobody,
  packages: packagesToBuy(key.shipment).filter(isWanted),
  reference: referenceOf(key.wireKey),
  shipmentNumber: key.bolNumber,
  format: 'zpl',
  docTab: 'none',
})

/** The carrier's numbers of what was bought, as those of an order. */
export const confirmationOf = ({
  shipmentNumber,
  labels,
  messages,
}: Pick<LabelPurchase, 'shipmentNumber' | 'messages'> & {
  readonly labels: readonly Pick<LabelPurchase['labels'][number], 'trackingNumber'>[]
}): Confirmation => ({
  providerId: shipmentNumber,
  // The first package's number stands for the shipment.
  proNumber: labels[0]?.trackingNumber ?? shipmentNumber,
  pickupNumber: '',
  bolUrl: '',
  pickupAt: '',
  messages,
})

const bought = (purchase: LabelPurchase) => ({ confirmation: confirmationOf(purchase), purchase })

/** What became of labels that nobody heard about. Those that were sold and can't be had are given back. */
export type Recovered = Exclude<RecoverOutcome, { kind: 'heldWithoutLabels' }> | { readonly kind: 'givenBack' }

/**
 * Looks for labels, and gives back those that their carrier sold without ever showing them again. That it holds none any
 * more is believed when it says so itself: until then they may be its, and nothing is bought anew.
 */
export async function recoverLabels(labels: OpenLabels, order: LabelOrder, wireCall: WireCall): Promise<Recovered> {
  const found = await labels.recover(order, wireCall)
  if (found.kind !== 'heldWithoutLabels') return found
  const { shipmentNumber, trackingNumbers } = found
  const given = { shipment: order.shipment, shipmentNumber, trackingNumbers, isWhole: true }
  const outcome = await labels.void(given, wireCall)
  const failed = { kind: 'failed', scac: order.scac, reason: 'badAnswer', providerStatus: null } as const
  // Whoever calls the carrier about them needs their numbers: no label of ours names them.
  const numbers = sentence('labelsHeldUnder', { numbers: trackingNumbers.join(', ') })
  const held = inARow([sentence('labelsStillHeld'), numbers])
  if (outcome.kind !== 'voided') return { ...failed, message: inARow([held, outcome.message]) }
  const after = await labels.recover(order, wireCall)
  if (after.kind === 'absent') return { kind: 'givenBack' }
  return { ...failed, message: inARow([held, 'message' in after ? after.message : '']) }
}

async function buy(
  labels: OpenLabels,
  order: Order,
  ...rest: Parameters<OpenLabels['buy']> extends [unknown, ...infer R] ? R : never
): Promise<BookOutcome> {
  // Each package is a message of its own there (modules/booking/labels): an order of all of them is none.
  if (labels.buys === 'unit') throw new Error('labels of this carrier are bought one by one')
  const outcome = await labels.buy(labelOrderOf(order), ...rest)
  return outcome.kind === 'bought' ? { kind: 'booked', ...bought(outcome.purchase) } : outcome
}

/**
 * An account that sells labels, as one that takes orders: to buy the labels of a shipment is to order it, to recover them
 * is to find the order, and to give all of them back is to cancel it. What makes an order happen once makes labels so.
 */
export function asBooking(open: OpenAccount): OpenAccount {
  const { labels } = open
  if (labels === undefined) return open
  return {
    ...open,
    booking: { ...labels, recovery: 'wireKey', book: (order, wireCall) => buy(labels, order, wireCall) },
    async find(key, wireCall): Promise<FindOutcome> {
      const outcome = await recoverLabels(labels, labelOrderOf(key), wireCall)
      return outcome.kind === 'found' ? { kind: 'found', ...bought(outcome.purchase) } : outcome
    },
    cancel: async ({ shipment, confirmation }, wireCall): Promise<CancelOutcome> => {
      const { providerId: shipmentNumber, proNumber } = confirmation
      const given = { shipment, shipmentNumber, trackingNumbers: [proNumber], isWhole: true }
      const outcome = await labels.void(given, wireCall)
      const { message } = outcome
      if (outcome.kind === 'voided') return { kind: 'cancelled', message }
      return outcome.kind === 'disputed' ? { kind: 'unconfirmed', message } : outcome
    },
  }
}
