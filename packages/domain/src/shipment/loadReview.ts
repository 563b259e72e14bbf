import { needsOf, type Signature } from '../parcel/parcelNeeds.ts'
import { itemsOf, servicesOf, wholeOf } from './plainForm.ts'
import type { Cod, PaymentTerms, PlainShipment, Shipment, Stop, StopKind } from './shipment.ts'
import { shipmentTotals } from './totals.ts'
import { noTruckNeeds, type TruckNeeds } from './truck.ts'

/** A place of the way, as it is said before a load is bought. */
export interface LoadStop {
  readonly kind: StopKind
  readonly company: string
  readonly city: string
  readonly state: string
  /** Local date and times of the window there; blank where nobody said. */
  readonly date: string
  readonly from: string
  readonly to: string
  readonly appointment: string
}

/** What a person reads once more before a load is bought: all that the carrier will act on. */
export interface LoadReview {
  readonly stops: readonly LoadStop[]
  readonly weightLb: number
  /** Handling units by type, in the order of the rows. */
  readonly units: readonly { readonly type: string; readonly count: number }[]
  readonly hazmat: boolean
  /** Codes of the extra services. */
  readonly services: readonly string[]
  /** Who signs for small packages; blank: as the service does by itself, or they are freight. */
  readonly signature: Signature
  readonly terms: PaymentTerms
  readonly customerPo: string
  readonly orderNumber: string
  /** What a truckload needs of its truck; of other modes nothing. */
  readonly truck: TruckNeeds
  /** In {@link currency}; null: nothing is collected. */
  readonly cod: Cod | null
  /** In {@link currency}; null: nobody declared one. */
  readonly declaredValue: number | null
  readonly currency: string
  readonly specialInstructions: string
}

const loadStop = ({ kind, address, window, appointment }: Stop): LoadStop => ({
  kind,
  company: address.company,
  city: address.city,
  state: address.state,
  ...window,
  appointment,
})

/**
 * The facts of a shipment that a booking is confirmed by.
 * @param between stops of the way that its plain form does not hold
 */
export function loadReviewOf(given: Shipment | PlainShipment, between: readonly Stop[] = []): LoadReview {
  const { stops, lines, units, terms, customerPo, orderNumber, ...head } = wholeOf(given)
  const { weightLb, hazmat } = shipmentTotals(itemsOf({ lines, units }))
  const counted = Map.groupBy(units, unit => unit.type)
  return {
    stops: [...stops.slice(0, 1), ...between, ...stops.slice(1)].map(loadStop),
    weightLb,
    units: [...counted].map(([type, rows]) => ({ type, count: rows.reduce((sum, { count }) => sum + count, 0) })),
    hazmat,
    services: [...new Set([...servicesOf({ stops }), ...between.flatMap(stop => stop.services)])],
    signature: needsOf(head).signature,
    terms,
    customerPo,
    orderNumber,
    truck: head.truck ?? noTruckNeeds,
    cod: head.cod,
    declaredValue: head.declaredValue,
    currency: head.currency,
    specialInstructions: head.specialInstructions.trim(),
  }
}
