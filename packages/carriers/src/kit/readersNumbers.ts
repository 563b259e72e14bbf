import type { LabelOrder } from './labels.ts'

/**
 * The numbers by which people know a package, the one that its consignee knows first: his order, his purchase order, the
 * shipment. A carrier with little room takes the first ones.
 */
export const readersNumbers = ({ shipment, shipmentNumber }: LabelOrder): readonly string[] => [
  ...new Set(
    [shipment.orderNumber, shipment.customerPo, shipmentNumber].map(one => one.trim()).filter(one => one !== ''),
  ),
]
