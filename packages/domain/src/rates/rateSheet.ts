import type { CapacityRules } from '../freight/capacity.ts'
import type { FreightClass } from '../freight/classes.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { Equipment } from '../shipment/truck.ts'
import type { CarrierCalendar } from '../time/businessDays.ts'
import type { LocalDate } from '../time/dates.ts'

/** The weight breaks of LTL tariffs: the code, and the pounds from which it applies. */
export const weightBreaks = {
  L5C: 0,
  M5C: 500,
  M1M: 1_000,
  M2M: 2_000,
  M5M: 5_000,
  M10M: 10_000,
  M20M: 20_000,
  M30M: 30_000,
  M40M: 40_000,
} as const
export type BreakCode = keyof typeof weightBreaks

/** Most specific first: the order in which lanes are looked for. A range ranks below what it is a range of. */
export const placeKinds = ['zip5', 'zip5Range', 'zip3', 'zip3Range', 'zone', 'state', 'any'] as const
export type PlaceKind = (typeof placeKinds)[number]

/**
 * One end of a lane. `zip5` is a ZIP or a whole Canadian postal code, `zip3` its first three characters; a range is two of
 * them with a dash, both included; `any` is everywhere else, written `*`.
 */
export interface LanePlace {
  readonly kind: PlaceKind
  readonly value: string
}

/** A span of dates, both days included; `to` null is open. */
export interface DateSpan {
  readonly from: LocalDate
  readonly to: LocalDate | null
}

/** How freight is asked for: sharing a truck by class, sharing one at volume prices, or a truck of its own. */
export const freightModes = ['LTL', 'volume', 'TL'] as const
export type FreightMode = (typeof freightModes)[number]

/** What a rate without classes is multiplied by: the load once, its miles, its pallets, or each hundred pounds. */
export const plainUnits = ['load', 'mile', 'pallet', 'cwt'] as const
export type PlainUnit = (typeof plainUnits)[number]

/** What a shipment of so many pallets costs, in minor units. */
export interface PalletPrice {
  readonly pallets: number
  readonly amount: number
}

/**
 * What a lane costs whatever the class of the freight: truckload, pallet, hundredweight and flat rates. Amounts are minor
 * units, null where there is none.
 */
export type PlainRate = {
  /** The modes it prices. */
  readonly modes: readonly FreightMode[]
  /** Null: every body of a truck. */
  readonly equipment: Equipment | null
  /** Null: whoever pays. */
  readonly terms: PaymentTerms | null
  /** The least that the linehaul costs; null: the sheet's. */
  readonly minimum: number | null
  /** For each stop between the first pickup and the last delivery; null: the rate is for two stops alone. */
  readonly stopOff: number | null
  /** For covering the freight; null: the sheet does not say. */
  readonly tarps: number | null
} & (
  | {
      readonly unit: PlainUnit
      /** 1/10,000 of the currency a unit. */
      readonly rate: number
    }
  /** By number of pallets, fewest first; a number between two is charged as the next one. */
  | { readonly unit: 'pallets'; readonly prices: readonly PalletPrice[] }
)

/** How a carrier serves a lane: with its own trucks all the way, or handing the freight over to another carrier. */
export const laneServices = ['direct', 'interline'] as const
export type LaneService = (typeof laneServices)[number]

export interface Lane extends DateSpan {
  readonly id: string
  readonly origin: LanePlace
  readonly destination: LanePlace
  readonly service: LaneService
  /** Business days. */
  readonly transitDays: number
  /** Name of the class × break table that prices it. */
  readonly table: string
  /** The weight breaks of that table, where lanes of one sheet have their own; left out: the sheet's. */
  readonly breaks?: readonly BreakCode[]
  /** The tariff's miles, for what is charged by the mile; null where it names none. */
  readonly miles: number | null
  /** Where the class × break table was looked up when it is a base tariff's; left out: the sheet's own. */
  readonly basis?: RateBasis
  /** What it costs whatever the class; left out: it is priced by class. Of equal lanes, the ones that name more come first. */
  readonly plain?: PlainRate
}

/** The entry of a base tariff that prices a lane: its version and the name of the rate basis. */
export interface RateBasis {
  readonly tariff: string
  /** Day on which this version of the tariff came into force. */
  readonly since: LocalDate
  readonly origin: LanePlace
  readonly destination: LanePlace
  readonly basis: string
}

/** A zone is a set of ranges of three-character prefixes, both ends included. */
export interface ZoneRange {
  readonly zone: string
  readonly fromZip3: string
  readonly toZip3: string
}

/** Dollars a hundred pounds in 1/10,000, by break; a break that is missing is not rated. */
export interface ClassRates {
  readonly table: string
  readonly freightClass: FreightClass
  readonly perCwt: Readonly<Partial<Record<BreakCode, number>>>
  /** The table's own minimum charge (a column `MC`), in minor units; null when it has none. */
  readonly minimumCharge: number | null
}

/**
 * What a class rule looks at: the class that an article is rated as, after FAK. Left out: any, as of sheets that were kept
 * before rules could name them.
 */
interface ClassScope {
  readonly freightClass?: FreightClass
  /** The service of the lane. */
  readonly service?: LaneService
}

/**
 * Null stands for any. Of the rules that fit an article one takes off its charge, the one that names more: lane before
 * service before terms before class before break, and the first of those that name the same.
 */
export interface Discount extends ClassScope {
  readonly lane: string | null
  readonly terms: PaymentTerms | null
  readonly weightBreak: BreakCode | null
  /** 1/10,000 of a percent: 65 % is 650000. */
  readonly percent: number
}

/**
 * The least that the linehaul costs: the larger of the charge less its own discount, and the floor. Of the rules that fit
 * an article the one that names more holds: lane before service before terms before class. A shipment has one minimum:
 * where its classes have different ones, the largest.
 */
export interface Minimum extends ClassScope {
  readonly lane: string | null
  readonly terms: PaymentTerms | null
  /** Minor units; null: that of the lane's next rule with one, else the table's own minimum charge, else the sheet's. */
  readonly charge: number | null
  /** 1/10,000 of a percent; null: what the next rule says, down to the one whose charge is meant. */
  readonly discount: number | null
  /** Minor units; 0 when there is none, null as for the discount. */
  readonly floor: number | null
}

/** Freight of all kinds: classes from `from` to `to` are rated as `rated`; by rules of the lane before those of its service. */
export interface FakRule {
  readonly lane: string | null
  /** Left out: any. */
  readonly service?: LaneService
  readonly from: FreightClass
  readonly to: FreightClass
  readonly rated: FreightClass
}

/** Percent of the net linehaul from a day on, in 1/10,000 of a percent. */
export interface FuelStep {
  readonly from: LocalDate
  readonly percent: number
}

/** How often a carrier changes its fuel surcharge; `standing` holds until the next step, however long that takes. */
export const fuelCadences = ['standing', 'weekly', 'monthly'] as const
export type FuelCadence = (typeof fuelCadences)[number]

/**
 * How an extra service is charged. Pallets are handling units of the types pallet and skid; feet are those of trailer
 * floor; `percentOfTotal` is of everything else in the price; `perHundredDeclared` is for each $100, begun or whole, of
 * the declared value.
 */
export const accessorialBases = [
  'flat',
  'perHandlingUnit',
  'perPallet',
  'perPiece',
  'perCwt',
  'perMile',
  'perFoot',
  'perHundredDeclared',
  'percentOfNet',
  'percentOfTotal',
] as const
export type AccessorialBasis = (typeof accessorialBases)[number]

export interface AccessorialRule {
  readonly code: string
  readonly basis: AccessorialBasis
  /** 1/10,000 of the currency, or of a percent when the basis is one. */
  readonly rate: number
  /** Units (hundred pounds, miles, feet, hundreds of declared value) that cost nothing. */
  readonly freeUnits: number
  /** Minor units; null when there is none. */
  readonly minimum: number | null
  readonly maximum: number | null
  /** Overlength tiers: applies from this length of the longest side on, in inches; null for everything else. */
  readonly lengthFromIn: number | null
  /** The linehaul discount applies to it too. */
  readonly discounted: boolean
  /** By the hundred pounds: a hundred that is begun counts whole, or in proportion, as the tariff says. */
  readonly wholeCwt: boolean
}

/** One version of a carrier's prices. Nothing in it ever changes: a new file makes a new version. */
export interface RateSheet extends DateSpan {
  readonly scac: string
  readonly carrier: string
  readonly service: string
  /** What every amount is in. */
  readonly currency: string
  readonly version: string
  readonly baseTariff: string
  readonly baseTariffDate: LocalDate | null
  /** The modes that its lanes price; left out: those of class rates. */
  readonly modes?: readonly FreightMode[]
  /** Heavier shipments are not for this carrier; null when there is no limit. */
  readonly maxWeightLb: number | null
  readonly calendar: CarrierCalendar
  readonly breaks: readonly BreakCode[]
  readonly zones: readonly ZoneRange[]
  readonly lanes: readonly Lane[]
  readonly rates: readonly ClassRates[]
  readonly discounts: readonly Discount[]
  /** Somebody said that heavier breaks than those with a discount have none; left out: nobody did. */
  readonly discountsEnd?: boolean
  readonly minimums: readonly Minimum[]
  readonly fak: readonly FakRule[]
  /** In order of their dates; none at all and no program: the price includes fuel. */
  readonly fuel: readonly FuelStep[]
  readonly fuelCadence: FuelCadence
  /** Name of the company's own fuel program that gives the surcharge instead of steps; null: the steps do. */
  readonly fuelProgram: string | null
  readonly accessorials: readonly AccessorialRule[]
  /** The carrier's rules of surprise charges; null: the sheet does not say. */
  readonly capacity: CapacityRules | null
  /** Charge lines are rounded half up to the minor unit, nothing before. */
  readonly rounding: 'halfUp'
}

/** What class rates price: freight that shares a truck, asked for at volume prices or not. */
export const classModes: readonly FreightMode[] = ['LTL', 'volume']

/** Whether a sheet has lanes for a mode at all. */
export const pricesMode = ({ modes = classModes }: Pick<RateSheet, 'modes'>, mode: FreightMode): boolean =>
  modes.includes(mode)

export const covers = (span: DateSpan, date: LocalDate): boolean =>
  span.from <= date && (span.to === null || date <= span.to)

/**
 * Of several versions the one that prices a date: the one that came into force last. A contract that ran out is not
 * followed by its predecessor: null then, as when none was in force yet.
 */
export function versionOn(sheets: readonly RateSheet[], date: LocalDate): RateSheet | null {
  const begun = sheets.filter(sheet => sheet.from <= date)
  const last = begun.reduce<RateSheet | null>((best, s) => (best === null || s.from >= best.from ? s : best), null)
  return last !== null && covers(last, date) ? last : null
}
