import type { CapacityWarning } from '../freight/capacity.ts'
import type { FreightClass } from '../freight/classes.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { Equipment } from '../shipment/truck.ts'
import type { AccessorialBasis, BreakCode, LanePlace, LaneService, PlainUnit, RateBasis } from './rateSheet.ts'

/** Rules by which a carrier charges for room instead of weight. */
export type RoomRule = 'cubicCapacity' | 'linearFeet'

/** One line of a price, in minor units. The lines add up to the total. */
export interface ChargeLine {
  readonly kind: 'linehaul' | 'discount' | 'minimum' | 'fuel' | 'stopOff' | 'tarps' | 'accessorial' | RoomRule
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
  /** Extra services, stops between the ends, tarps, and what rules of capacity add. */
  readonly accessorials: number
  readonly total: number
  readonly weightLb: number
  readonly deficitLb: number
}

/** What the rule that won names; null, or nothing there, stands for any. */
export interface RuleScope {
  readonly service?: LaneService
  readonly freightClass?: FreightClass
  readonly lane: string | null
  readonly terms: PaymentTerms | null
  readonly weightBreak: BreakCode | null
}

/** A weight break that was tried: as how many pounds, and what its net comes to. */
export interface TriedBreak {
  readonly weightBreak: BreakCode
  readonly asLb: number
  readonly net: number
}

/** A day on which nobody works, by name; a carrier's own closed day is named `Closed`. */
export interface SkippedDay {
  readonly date: string
  readonly name: string
}

/**
 * Why a price is what it is, in the order in which it came about. Amounts are minor units, percents 1/10,000. Each amount
 * follows from the figures of its own step and the amounts before it, by one multiplication rounded half up: whoever has
 * the steps on paper reaches the total to the cent.
 *
 * Traces are kept as JSON with their prices. Older ones have no `gross` and `net`, their `break` names the break that was
 * rated, and their amounts were rounded apart; whoever shows them reads what is there.
 */
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
  /** Where the base tariff prices the two places. */
  | ({ readonly step: 'base' } & RateBasis)
  | {
      readonly step: 'break'
      /** The break of the weight itself; a heavier one that was cheaper has a deficit step. */
      readonly weightBreak: BreakCode
      readonly weightLb: number
      /** Lighter than the sheet's first break, and rated at it. */
      readonly isBelow: boolean
      readonly tried: readonly TriedBreak[]
    }
  | {
      readonly step: 'article'
      /** Index in the request. */
      readonly item: number
      readonly weightLb: number
      readonly actualClass: FreightClass
      /** Nobody gave a class: 70 by rule. */
      readonly guessed: boolean
      readonly ratedClass: FreightClass
      /** The FAK rule that gave the rated class; null when it is its own. */
      readonly fak: {
        readonly lane: string | null
        readonly service?: LaneService
        readonly from: FreightClass
        readonly to: FreightClass
      } | null
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
  /** A rate that looks at no class: so many units at it, or the price of so many pallets. */
  | {
      readonly step: 'plain'
      readonly unit: PlainUnit | 'pallets'
      /** 1, miles, pallets of the shipment, or its pounds. */
      readonly units: number
      /** 1/10,000 of the currency a unit, a hundred pounds of weight; 0 where pallets have a price by their number. */
      readonly rate: number
      /** The number of pallets whose price it is, where pallets have one by their number; else null. */
      readonly ratedPallets: number | null
      readonly equipment: Equipment | null
      readonly amount: number
    }
  /** The articles and the deficit together. */
  | { readonly step: 'gross'; readonly amount: number }
  /** One for each rule that takes something off: articles of different classes may have different ones. */
  | {
      readonly step: 'discount'
      readonly percent: number
      /** What the percent is of. */
      readonly gross: number
      /** Where it is not all of the freight: indexes of the articles it is of, in the request. */
      readonly items?: readonly number[]
      /** Where it is not all of the freight: whether the deficit weight is among it. */
      readonly deficit?: boolean
      /** Taken off, positive. */
      readonly amount: number
      readonly discounted: number
      readonly rule: RuleScope
    }
  | {
      readonly step: 'minimum'
      readonly charge: number
      readonly discount: number
      /** What its own discount takes off the charge. */
      readonly discountAmount: number
      readonly floor: number
      /** What the linehaul costs at least. */
      readonly least: number
      readonly applied: boolean
      /** What it adds to the discounted linehaul. */
      readonly added: number
      /** Null when it is the rate table's own. */
      readonly rule: RuleScope | null
      readonly table: string
    }
  | { readonly step: 'net'; readonly amount: number }
  | {
      readonly step: 'fuel'
      readonly basis: 'percent' | 'perMile'
      /** 1/10,000 of a percent; 0 when it is by the mile. */
      readonly percent: number
      /** 1/10,000 of the currency a mile; 0 when it is a percent. */
      readonly ratePerMile: number
      readonly miles: number | null
      readonly since: string
      readonly net: number
      readonly amount: number
      /** The company's program and the index price that gave it; null when it is the sheet's own step. */
      readonly program: { readonly name: string; readonly region: string; readonly index: number } | null
    }
  | {
      readonly step: 'accessorial'
      readonly code: string
      readonly basis: AccessorialBasis
      readonly rate: number
      /** Units charged, after free ones; 1 for flat and percent. */
      readonly units: number
      readonly freeUnits: number
      /** What a percent is of; null for the other bases. */
      readonly of: number | null
      readonly lengthFromIn: number | null
      readonly discounted: boolean
      /** Units at the rate, or the percent, before discount and bounds. */
      readonly before: number
      /** The linehaul's discount where it applies here too (of several the smallest), and what it takes off. */
      readonly discountPercent: number
      readonly discountAmount: number
      readonly minimum: number | null
      readonly maximum: number | null
      readonly bound: 'minimum' | 'maximum' | null
      readonly amount: number
      /** Asked for by nobody: it follows from the freight. */
      readonly implied: boolean
    }
  /** The sheet names no miles for the lane: what is charged by the mile is charged for so many, a guess. */
  | { readonly step: 'guessedMiles'; readonly miles: number }
  /** Stops between the first pickup and the last delivery. */
  | { readonly step: 'stopOff'; readonly stops: number; readonly each: number; readonly amount: number }
  | { readonly step: 'tarps'; readonly amount: number }
  /**
   * A rule of capacity that rates the whole shipment anew: so many feet as so many pounds each, at a rate, less its
   * discount, at least its minimum; with fuel and services what it costs then, less what it costs without the rule.
   */
  | {
      readonly step: 'capacity'
      readonly rule: RoomRule
      /** Feet of floor, or cubic feet. */
      readonly measure: number
      readonly poundsEach: number
      readonly ratedLb: number
      /** Null: a rate that looks at no class. */
      readonly ratedClass: FreightClass | null
      readonly ratePerCwt: number
      readonly deficitLb: number
      /** Deficit weight included. */
      readonly gross: number
      readonly discountPercent: number
      readonly discountAmount: number
      /** What the linehaul costs at least; 0: no minimum. */
      readonly least: number
      readonly net: number
      readonly fuel: number
      readonly services: number
      /** With the rule, and without it. */
      readonly total: number
      readonly without: number
      readonly amount: number
    }
  | {
      readonly step: 'delivery'
      readonly pickupDate: string
      /** The pickup date, or the next day on which the carrier comes to the origin. */
      readonly pickedUp: string
      readonly transitDays: number
      readonly deliveryDate: string
      /** Weekdays between pickup and delivery on which nobody works. */
      readonly skipped: readonly SkippedDay[]
    }

/** A service that the price leaves out, and why: the sheet has no rule for it, or what its rule multiplies is not known. */
export interface MissingService {
  readonly code: string
  readonly why: 'noRule' | 'noMiles' | 'noDimensions' | 'noDeclaredValue' | 'noPallets'
  /** Nobody ticked it: it follows from the freight or from a place. Left out: it was asked for. */
  readonly implied?: boolean
}

/** What a carrier does about the room or the length of freight, in minor units of the price. */
export type Surprise = CapacityWarning & {
  /** What it would add, and is not in the price; null: nothing more, or nobody can say. */
  readonly extra: number | null
  /** What it added: that is in the price. */
  readonly charged?: number
  /** The carrier charges for it, and its sheet has no rate to work it out by. */
  readonly unpriced?: boolean
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
  | 'noFuelProgram'
  | 'fuelCurrency'
  | 'noMiles'
  | 'noLaneMiles'
  | 'noEquipment'
  | 'notOnPallets'
  | 'tooManyPallets'
  | 'declaredCurrency'

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
  /** What was asked for and is not in the price. Such a price is shown and never chosen by itself. */
  readonly missing: readonly MissingService[]
  readonly surprises: readonly Surprise[]
  /** The fuel step is older than its program allows: shown, and never chosen by itself. */
  readonly staleFuel: { readonly since: string; readonly days: number } | null
  /** Miles that nobody measured and the price rests on: shown, and never chosen by itself. Left out: none. */
  readonly guessedMiles?: number
  /**
   * A weight break without a discount where lighter ones have one that would make the price lower: shown, and never chosen
   * by itself. Left out: none.
   */
  readonly discountEnds?: BreakCode
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  readonly params: Readonly<Record<string, string | number>>
}

export type RateResult = Rated | Refused
