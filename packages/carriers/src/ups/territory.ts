import { type Address, destinationOf, originOf, type Shipment } from '@waybill/domain'

/** A country as UPS's rules name it: Puerto Rico is one of its own, however an address writes it. */
export const territoryOf = ({ country, state }: Pick<Address, 'country' | 'state'>): string =>
  country === 'US' && state === 'PR' ? 'PR' : country

const pairOf = (shipment: Pick<Shipment, 'stops'>) => ({
  from: territoryOf(originOf(shipment)),
  to: territoryOf(destinationOf(shipment)),
})

/**
 * Whether references stand on the packages: between US and US and between PR and PR. Everywhere else they belong to the
 * shipment. Source: UPS Shipping, Package.ReferenceNumber and Shipment.ReferenceNumber.
 */
export function takesPackageReferences(shipment: Pick<Shipment, 'stops'>): boolean {
  const { from, to } = pairOf(shipment)
  return from === to && (from === 'US' || from === 'PR')
}

/** Whether a driver may leave a package without a signature. Source: UPS Shipping, ShipperReleaseIndicator. */
export function mayBeReleased(shipment: Pick<Shipment, 'stops'>, isReturn: boolean): boolean {
  const { from, to } = pairOf(shipment)
  const isAmerican = (territory: string): boolean => territory === 'US' || territory === 'PR'
  return !isReturn && isAmerican(from) && isAmerican(to)
}

/** Whether an order says what its goods are worth together. Source: UPS Shipping, InvoiceLineTotal. */
export function needsInvoiceTotal(shipment: Pick<Shipment, 'stops'>, isReturn: boolean): boolean {
  const { from, to } = pairOf(shipment)
  return !isReturn && from === 'US' && (to === 'PR' || to === 'CA')
}
