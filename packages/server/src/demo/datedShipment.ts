import { linehaulDoubts } from '@waybill/contract/wire/rate.ts'
import type { SourcePrice } from '../modules/rates/index.ts'
import type { demoCarriers } from './carriers.ts'
import type { PlannedShipment } from './shipmentPlan.ts'

export interface DemoClerk {
  readonly clientId: number
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly company: string
}

export interface Offer {
  readonly carrier: (typeof demoCarriers)[number]
  readonly price: SourcePrice
}

/** Leaves nothing out, and rests on nothing that is out of date or doubtful (contract `isWholePrice`). */
export const isWhole = ({ total, warnings }: SourcePrice): boolean =>
  total > 0 &&
  !warnings.some(({ code }) => code === 'accessorialNotPriced' || code === 'fuelStale' || linehaulDoubts.has(code))

/** A shipment of the plan with what the sheets say of it and when it all happened. */
export interface Dated extends PlannedShipment {
  readonly bolNumber: string
  readonly enteredAt: Date
  readonly offers: readonly Offer[]
  /** The cheapest that may be used; null when nobody prices it. */
  readonly chosen: Offer | null
  readonly booked: boolean
}

export const ZONE = 'America/New_York'
export type Placed = Dated & { readonly shipmentId: number }
