import { destinationOf, originOf, type SalesOrder, type Shipment, servicesOf, withServices } from '@waybill/domain'
import type { OrderRecord } from '../salesOrders/index.ts'
import { instructionsTogether } from './instructions.ts'
import { onePlace } from './onePlace.ts'
import type { OrderStart } from './orderedShipment.ts'

type Head = Pick<SalesOrder, 'shipTo' | 'shipFrom' | 'billTo' | 'terms' | 'mode' | 'currency'>

/** In what an order differs from a shipment that it is to go on, in words; empty: in nothing. What an order does not say fits. */
export function differsFrom(shipment: Shipment, order: Head): readonly string[] {
  return [
    ...(onePlace(order.shipTo) === onePlace(destinationOf(shipment)) ? [] : ['where they go to']),
    ...(order.shipFrom === null || onePlace(order.shipFrom) === onePlace(originOf(shipment))
      ? []
      : ['where they leave']),
    ...(order.terms === shipment.terms ? [] : ['freight terms']),
    ...(order.billTo === null || onePlace(order.billTo) === onePlace(shipment.billTo) ? [] : ['who pays the freight']),
    ...((order.mode || shipment.mode) === shipment.mode ? [] : ['mode']),
    ...(order.currency === shipment.currency ? [] : ['currency']),
  ]
}

/** The carrier that ship-via codes of orders name; blank: none does. */
export const carrierNamed = ({ namedBy }: OrderStart, records: readonly OrderRecord[]): string =>
  records.map(({ order }) => namedBy(order.shipVia)?.scac ?? '').find(scac => scac !== '') ?? ''

/** The head of a shipment with what further orders ask for, as it would be had it been built of them too. */
export function withAsked(shipment: Shipment, start: OrderStart, records: readonly OrderRecord[]): Shipment {
  const orders = records.map(({ order }) => order)
  const named = (shipment.appointedCarrier ?? '') === '' ? carrierNamed(start, records) : ''
  const services = [...new Set([...servicesOf(shipment), ...orders.flatMap(one => one.services)])]
  const references = orders.flatMap(one => one.references.filter(text => text !== ''))
  return {
    ...shipment,
    ...(named === '' ? {} : { appointedCarrier: named }),
    stops: withServices(shipment.stops, services),
    references: [...new Set([...shipment.references, ...references])].slice(0, 5),
    specialInstructions: instructionsTogether([
      ...shipment.specialInstructions.split('\n'),
      ...orders.map(one => one.instructions.trim()),
    ]),
  }
}
