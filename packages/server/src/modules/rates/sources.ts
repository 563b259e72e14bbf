import type { ChargeLine, Shipment } from '@waybill/domain'

/** What every source is asked. Instants are milliseconds since 1970. */
export interface RateQuestion {
  readonly shipment: Shipment
  readonly askedAt: number
}

/** A price as its source gives it; amounts are minor units of `currency`. */
export interface SourcePrice {
  readonly kind: 'price'
  /** What the price comes from, in words: `Rate sheet Standard, version 2`. */
  readonly source: string
  readonly service: string
  readonly transitDays: number | null
  /** Local date at the destination. */
  readonly deliveryDate: string | null
  readonly linehaul: number
  /** Taken off the linehaul, positive. */
  readonly discount: number
  readonly fuel: number
  readonly accessorials: number
  readonly total: number
  readonly currency: string
  readonly charges: readonly ChargeLine[]
  /** Why this price, step by step. */
  readonly trace: readonly { readonly step: string }[]
  readonly warnings: readonly { readonly code: string }[]
  /** The source's own expiry; null when it names none. */
  readonly expiresAt: number | null
}

/** No price, and why: data beside the prices, never an exception. */
export interface SourceRefusal {
  readonly kind: 'refused'
  readonly source: string
  readonly reason: string
  readonly params: Readonly<Record<string, string | number>>
}

export type SourceAnswer = SourcePrice | SourceRefusal

/**
 * One carrier that can be asked for prices: from stored sheets today, over its wire later. Answers come one by one or
 * together; `signal` is aborted at the deadline.
 */
export interface RateSource {
  readonly scac: string
  readonly carrierName: string
  readonly name: string
  ask(question: RateQuestion, signal: AbortSignal): AsyncIterable<SourceAnswer> | Promise<readonly SourceAnswer[]>
}
