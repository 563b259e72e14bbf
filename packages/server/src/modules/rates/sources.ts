import type { ChargeLine, OfferCharge, PlaceSurprise, Shipment } from '@waybill/domain'

/** What every source is asked. Instants are milliseconds since 1970. */
export interface RateQuestion {
  readonly shipment: Shipment
  readonly askedAt: number
  /** The day on which it is asked, at the origin. */
  readonly askedOn: string
  /** Ends whose carrier will charge for what they are, while nobody asked for it. */
  readonly places?: readonly PlaceSurprise[]
}

/** A carrier as prices name it. */
export interface PricedCarrier {
  readonly scac: string
  readonly carrierName: string
}

/** How a price is booked over the carrier's wire. */
export interface WireQuote {
  readonly accountId: number
  /** Blank when the carrier gave none. */
  readonly quoteNumber: string
  readonly serviceCode: string
}

/** A price as its source gives it; amounts are minor units of `currency`. */
export interface SourcePrice {
  readonly kind: 'price'
  /** What the price comes from, in words: `Rate sheet Standard, version 2`. */
  readonly source: string
  /** Who would carry it, when it is not the source's own carrier. */
  readonly carrier?: PricedCarrier
  /** Null when it is booked by mail or telephone. */
  readonly wire: WireQuote | null
  readonly service: string
  readonly transitDays: number | null
  /** Local date at the destination. */
  readonly deliveryDate: string | null
  /** Null, here and below: the source named no such charge. It is not known, and it is not 0. */
  readonly linehaul: number | null
  /** Taken off the linehaul, positive. */
  readonly discount: number | null
  readonly fuel: number | null
  readonly accessorials: number | null
  readonly total: number
  readonly currency: string
  /** A description stands where the carrier has its own words for a line. */
  readonly charges: readonly (Omit<ChargeLine, 'kind'> & {
    readonly kind: ChargeLine['kind'] | OfferCharge['kind']
    readonly description?: string
  })[]
  /** Why this price, step by step. */
  readonly trace: readonly { readonly step: string }[]
  readonly warnings: readonly { readonly code: string }[]
  /** The source's own expiry; null when it names none. */
  readonly expiresAt: number | null
}

/** Freight that costs nothing is a slip of somebody's: such a price is shown, and never selected by itself. */
export const linehaulFree = { code: 'linehaulFree' } as const

/** No price, and why: data beside the prices, never an exception. */
export interface SourceRefusal {
  readonly kind: 'refused'
  readonly source: string
  readonly carrier?: PricedCarrier
  readonly reason: string
  readonly params: Readonly<Record<string, string | number>>
}

export type SourceAnswer = SourcePrice | SourceRefusal

/** One account or carrier that can be asked for prices: from stored sheets or over its wire. */
export interface RateSource extends PricedCarrier {
  readonly name: string
  /** The account that is asked, and its connector; null and blank for the rate sheets kept here. */
  readonly accountId: number | null
  readonly connector: string
  /** `signal` is aborted when nobody listens any more. */
  ask(question: RateQuestion, signal: AbortSignal): Promise<readonly SourceAnswer[]>
}
