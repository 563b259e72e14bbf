import { isLinehaulDoubtful } from '@waybill/contract/wire/rate.ts'
import type { SourcePrice } from '../modules/rates/index.ts'
import type { DemoCarrier } from './carriers.ts'
import type { PlannedShipment } from './shipmentPlan.ts'

export interface DemoClerk {
  readonly clientId: number
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly company: string
}

export interface Offer {
  readonly carrier: DemoCarrier
  readonly price: SourcePrice
}

/** Whom a shipment was tendered to, and at what price; null: others pay the freight. */
export interface Tendered {
  readonly carrier: DemoCarrier
  readonly price: SourcePrice | null
  /** Of parcels: what their labels were charged by. */
  readonly parcel?: { readonly zone: string; readonly billedWeightLb: number }
}

/** What became of a tender: its carrier has it, its mail came back, or nobody knows whether that arrived. */
export type TenderOutcome = 'awarded' | 'bounced' | 'unknown'

/** Leaves nothing out, and rests on nothing that is out of date or doubtful (contract `isWholePrice`). */
export const isWhole = ({ total, warnings }: SourcePrice): boolean =>
  total > 0 &&
  !isLinehaulDoubtful(warnings) &&
  !warnings.some(({ code }) => code === 'accessorialNotPriced' || code === 'fuelStale')

/** A shipment of the plan with what the sheets say of it and when it all happened. */
export interface Dated extends Omit<PlannedShipment, 'outcome'> {
  /** Of its first bill; the others follow. */
  readonly bolNumber: string
  readonly enteredAt: Date
  /** When its tender left, if one did. */
  readonly tenderedAt: Date
  readonly offers: readonly Offer[]
  readonly tendered: Tendered | null
  /** What became of it; null: it was not tendered. */
  readonly outcome: TenderOutcome | null
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
}

export const ZONE = 'America/New_York'
export type Placed = Dated & { readonly shipmentId: number }

export const MINUTE = 60_000

/** So many minutes after. */
export const after = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * MINUTE).toISOString()
