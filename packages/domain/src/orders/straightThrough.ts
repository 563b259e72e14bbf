import { sentence } from '../sentences/sentences.ts'
import type { Mode, PaymentTerms } from '../shipment/shipment.ts'
import type { LocalDate } from '../time/dates.ts'

/** What an order may be for the company's rule to price, choose and tender it without anybody. Money in minor units of `currency`. */
export interface StraightRule {
  readonly modes: readonly Mode[]
  /** SCACs of carriers that may get it; none: whoever the routing guide allows. */
  readonly carriers: readonly string[]
  readonly maxShipment: number
  /** Of all shipments that were tendered on one day of the company. */
  readonly maxDay: number
  readonly maxLoads: number
  readonly currency: string
  /** Orders whose ship date is no further off; those later wait. */
  readonly daysAhead: number
}

/** An order, as far as it decides whether anybody has to look. */
export interface StraightOrder {
  readonly mode: Mode
  readonly terms: PaymentTerms
  readonly currency: string
  readonly isHazardous: boolean
  /** Set items would ask for something. */
  readonly isIncomplete: boolean
  /** Other freight goes to the same place on the same day. */
  readonly hasOthers: boolean
}

/** The price that was selected for it, and all that a clerk would be shown beside it. */
export interface StraightPrice {
  readonly scac: string
  readonly total: number
  readonly currency: string
  readonly isWhole: boolean
  readonly isClassGuessed: boolean
  readonly hasWarnings: boolean
  /** Services are in it that nobody ticked. */
  readonly hasImplied: boolean
  /** The carrier picks up on another day than was asked for. */
  readonly isLater: boolean
  readonly isAgainstGuide: boolean
  readonly isCarrierDoubted: boolean
  readonly isForOneTrailer: boolean
  /** Stored sheets give a volume or truckload price that is lower. */
  readonly isCheaperByTruck: boolean
  /** The order names a carrier, and this is another. */
  readonly isNotNamed: boolean
  /** Local date at the destination; blank: the source did not say. */
  readonly arrives: LocalDate | ''
  /** When it has to be there; null: nobody said. */
  readonly due: LocalDate | null
}

const first = (...against: readonly (readonly [boolean, string])[]): string => against.find(([is]) => is)?.[1] ?? ''

/** Why an order is left to a person before anybody is asked for a price; blank: it is not. */
export const orderByHand = (rule: StraightRule, order: StraightOrder): string =>
  first(
    [order.terms === 'collect', sentence('straightCollect')],
    [!rule.modes.includes(order.mode), sentence('straightMode')],
    [order.currency !== rule.currency, sentence('straightCurrency')],
    [order.isHazardous, sentence('straightHazmat')],
    [order.isIncomplete, sentence('straightIncomplete')],
    [order.hasOthers, sentence('straightOthers')],
  )

/** Why a price is left to a person: whatever a clerk would be asked about, and what the rule may not spend; blank: nothing. */
export const priceByHand = (rule: StraightRule, price: StraightPrice): string =>
  first(
    [price.currency !== rule.currency, sentence('straightCurrency')],
    [!price.isWhole, sentence('straightNotWhole')],
    [price.isClassGuessed, sentence('straightGuessedClass')],
    [price.isAgainstGuide, sentence('straightGuide')],
    [!price.isForOneTrailer, sentence('straightTrailer')],
    [price.isCheaperByTruck, sentence('straightByTruck')],
    [price.isNotNamed, sentence('straightNotNamed')],
    [price.isCarrierDoubted, sentence('straightCarrierDoubted')],
    [rule.carriers.length > 0 && !rule.carriers.includes(price.scac), sentence('straightCarrier')],
    [price.isLater, sentence('straightLater')],
    [price.hasImplied, sentence('straightImplied')],
    [price.hasWarnings, sentence('straightWarned')],
    [price.due !== null && price.arrives !== '' && price.arrives > price.due, sentence('straightLate')],
    [price.total > rule.maxShipment, sentence('straightAboveShipment')],
  )

/** Why one more shipment is left to a person on a day; blank: nothing. @param spent and `loads`: so far on that day */
export const dayByHand = (rule: StraightRule, spent: number, loads: number, total: number): string =>
  first(
    [loads >= rule.maxLoads, sentence('straightLoads')],
    [spent + total > rule.maxDay, sentence('straightAboveDay')],
  )
