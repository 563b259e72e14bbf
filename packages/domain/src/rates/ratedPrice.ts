import type { FreightClass } from '../freight/classes.ts'
import type { AccessorialBasis, BreakCode, LanePlace } from './rateSheet.ts'

/**
 * One line of a price, in minor units. The lines add up to the total: the discount is what lies between the gross and
 * the net linehaul, each rounded once.
 */
export interface ChargeLine {
  readonly kind: 'linehaul' | 'discount' | 'minimum' | 'fuel' | 'accessorial'
  /** Code of the accessorial; empty for the other kinds. */
  readonly code: string
  readonly amount: number
}

/** All in minor units of `currency`, weights in pounds. */
export interface PriceTotals {
  readonly currency: string
  /** Before discount, deficit weight included. */
  readonly gross: number
  /** What the discount takes off, positive. */
  readonly discount: number
  /** What the minimum charge adds. */
  readonly minimumAdded: number
  /** Net linehaul: gross − discount + minimumAdded. */
  readonly net: number
  readonly fuel: number
  readonly accessorials: number
  readonly total: number
  readonly weightLb: number
  readonly deficitLb: number
}

/** Why a price is what it is, in the order in which it came about. Amounts are minor units, percents 1/10,000. */
export type TraceStep =
  | {
      readonly step: 'sheet'
      readonly scac: string
      readonly version: string
      readonly baseTariff: string
      readonly from: string
      readonly to: string | null
    }
  | {
      readonly step: 'lane'
      readonly lane: string
      readonly origin: LanePlace
      readonly destination: LanePlace
      readonly service: 'direct' | 'interline'
      readonly transitDays: number
    }
  | { readonly step: 'break'; readonly weightBreak: BreakCode; readonly weightLb: number }
  | {
      readonly step: 'article'
      /** Index in the request. */
      readonly item: number
      readonly weightLb: number
      readonly actualClass: FreightClass
      /** Nobody gave a class: 70 by rule. */
      readonly guessed: boolean
      readonly ratedClass: FreightClass
      readonly ratePerCwt: number
      readonly amount: number
    }
  | {
      readonly step: 'deficit'
      readonly actualBreak: BreakCode
      readonly ratedBreak: BreakCode
      readonly ratedLb: number
      readonly deficitLb: number
      readonly ratePerCwt: number
      /** Added for the missing pounds. */
      readonly amount: number
      /** Net without and with it. */
      readonly netBefore: number
      readonly netAfter: number
    }
  | { readonly step: 'discount'; readonly percent: number; readonly gross: number; readonly discounted: number }
  | {
      readonly step: 'minimum'
      readonly charge: number
      readonly discount: number
      readonly floor: number
      /** What the linehaul costs at least. */
      readonly least: number
      readonly applied: boolean
    }
  | {
      readonly step: 'fuel'
      readonly percent: number
      readonly since: string
      readonly net: number
      readonly amount: number
    }
  | {
      readonly step: 'accessorial'
      readonly code: string
      readonly basis: AccessorialBasis
      readonly rate: number
      /** Units charged, after free ones; 1 for flat and percent. */
      readonly units: number
      readonly freeUnits: number
      readonly lengthFromIn: number | null
      readonly discounted: boolean
      readonly bound: 'minimum' | 'maximum' | null
      readonly amount: number
      /** Asked for by nobody: it follows from the freight. */
      readonly implied: boolean
    }
  | {
      readonly step: 'delivery'
      readonly pickupDate: string
      readonly transitDays: number
      readonly deliveryDate: string
    }

export type RefusalReason =
  | 'notInForce'
  | 'noItems'
  | 'weightMissing'
  | 'severalStops'
  | 'unknownClass'
  | 'tooHeavy'
  | 'noLane'
  | 'noRate'
  | 'noFuel'
  | 'noAccessorial'

export interface Rated {
  readonly kind: 'rated'
  readonly charges: readonly ChargeLine[]
  readonly totals: PriceTotals
  readonly trace: readonly TraceStep[]
  readonly transitDays: number
  readonly deliveryDate: string
  readonly service: 'direct' | 'interline'
  /** Indexes of items whose class is a guess. */
  readonly guessedClasses: readonly number[]
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  readonly params: Readonly<Record<string, string | number>>
}

export type RateResult = Rated | Refused
