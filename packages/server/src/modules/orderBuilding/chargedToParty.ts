import {
  keptNeeds,
  modes,
  needsOf,
  type PartyAccount,
  payerAccounts,
  type SalesOrder,
  type Shipment,
  soldToOf,
  withPayerAccounts,
} from '@waybill/domain'

/**
 * Packages of orders, for which the receiver or somebody else pays, charged to the account that the sold-to party has with
 * their carrier. The party that the orders name goes before the one that the shipment shows.
 */
export function chargedToParty(
  accounts: readonly PartyAccount[],
  shipment: Shipment,
  orders: readonly Pick<SalesOrder, 'soldTo' | 'shipVia'>[],
): Shipment {
  if (!modes[shipment.mode].isLabelled) return shipment
  const named = new Set(orders.map(({ soldTo }) => soldTo.trim()))
  const found = payerAccounts(accounts, {
    terms: shipment.terms,
    parties: [...(named.size === 1 ? named : []), soldToOf(shipment)],
    carrier: shipment.appointedCarrier ?? '',
    shipVias: orders.map(({ shipVia }) => shipVia),
  })
  return { ...shipment, ...keptNeeds(withPayerAccounts(needsOf(shipment), found)) }
}
