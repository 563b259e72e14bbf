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
} from '@waybill/carriers'
import { packagesOf, type Shipment } from '@waybill/domain'

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
      const outcome = await labels.recover(labelOrderOf(key), wireCall)
      if (outcome.kind === 'found') return { kind: 'found', ...bought(outcome.purchase) }
      if (outcome.kind !== 'heldWithoutLabels') return outcome
      const { shipmentNumber, trackingNumbers } = outcome
      const numbers = { providerId: shipmentNumber, proNumber: trackingNumbers[0] ?? shipmentNumber }
      return { kind: 'found', confirmation: { ...numbers, pickupNumber: '', bolUrl: '', pickupAt: '', messages: [] } }
    },
    cancel: async ({ shipment, confirmation }, wireCall): Promise<CancelOutcome> => {
      const { providerId: shipmentNumber, proNumber } = confirmation
      const given = { shipment, shipmentNumber, trackingNumbers: [proNumber], isWhole: true }
      const outcome = await labels.void(given, wireCall)
      return outcome.kind === 'voided' ? { kind: 'cancelled', message: outcome.message } : outcome
    },
  }
}
