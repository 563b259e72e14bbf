import { z } from 'zod'
import { money } from '../money.ts'
import { storableText } from './text.ts'

/** Carriers that a month tells of, those that were asked most first. */
export const SCORE_CARDS_MAX = 1000
/** Months of a trend, the chosen one among them. */
export const TREND_MONTHS = 6
/** Quotes behind a count that one page shows. */
export const SCORED_PAGE_MAX = 100

/**
 * What became of a quote that a carrier was asked for. The first four make the total. `withdrawn` by the shipper, still
 * `open`, or `endedEarly`, because another carrier got the freight before the deadline, say nothing of the carrier.
 */
export const quoteOutcomes = ['won', 'lost', 'missed', 'noBid', 'withdrawn', 'open', 'endedEarly'] as const
export type QuoteOutcome = (typeof quoteOutcomes)[number]
export const scoredOutcomes = ['won', 'lost', 'missed', 'noBid'] as const satisfies readonly QuoteOutcome[]

/** A count of a score card, which leads to its quotes. */
export const quoteCounts = ['total', ...quoteOutcomes] as const
export type QuoteCount = (typeof quoteCounts)[number]

/** A month on the company's calendar. */
export const scoreMonth = z.object({ year: z.int().min(2000).max(2100), month: z.int().min(1).max(12) })

/** A figure and how many made it; null where none did. */
const figure = z.object({ value: z.number().nullable(), n: z.int() })
export type ScoreFigure = z.output<typeof figure>

/** Figures of a carrier beside its counts, in the order they are shown. */
export const scoreFigures = {
  /** Percent of the offers that were accepted in time, of those that the carrier accepted, declined or let pass. */
  tenderAcceptance: figure,
  /** Median minutes from the question to the first answer. */
  minutesToAnswer: figure,
  /** Median percent that its lowest option stood above what the freight was booked at, of the quotes it lost. */
  aboveWinner: figure,
  /** Average of 5. */
  stars: figure,
  /** Percent of the freight picked up in the month that was picked up by the end of its window. */
  onTimePickup: figure,
  /** Percent of it that arrived by its appointment's end, else by the promised day. */
  onTimeConsignee: figure,
  /** The same with the promise moved as the pickup was, and without what was not the carrier's doing. */
  onTimeCarrier: figure,
} as const
export type ScoreFigureName = keyof typeof scoreFigures
export const scoreFigureNames = Object.keys(scoreFigures) as readonly ScoreFigureName[]

/** What a carrier did in a month. */
export const wireScore = z.object({
  Total: z.int(),
  Won: z.int(),
  Lost: z.int(),
  Missed: z.int(),
  NoBid: z.int(),
  withdrawn: z.int(),
  open: z.int(),
  endedEarly: z.int(),
  ...scoreFigures,
})
export type WireScore = z.output<typeof wireScore>

/** Where a score holds the number of each count. */
export const scoreField = {
  total: 'Total',
  won: 'Won',
  lost: 'Lost',
  missed: 'Missed',
  noBid: 'NoBid',
  withdrawn: 'withdrawn',
  open: 'open',
  endedEarly: 'endedEarly',
} as const satisfies Record<QuoteCount, keyof WireScore>

/** Names a carrier among the score cards: its SCAC, or the address that was asked. */
export const scoreCarrier = storableText(254).min(1)

export const wireScoreCard = wireScore.extend({
  carrier: z.string(),
  /** Blank: it was asked by its address, and named no SCAC that the list has with that address. */
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  /** This month and those before it, the oldest first. */
  trend: z.array(wireScore.extend({ year: z.int(), month: z.int() })),
})
export type WireScoreCard = z.output<typeof wireScoreCard>

/** How a carrier's live and stored prices did in a month: questions for rates, and bookings at them. */
export const wirePriceScore = z.object({
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  asked: z.int(),
  /** It had a price. */
  answered: z.int(),
  /** The shipment was booked at it. */
  won: z.int(),
})
export type WirePriceScore = z.output<typeof wirePriceScore>

/** One quote behind a count. Amounts are minor units of `currency`. */
export const wireScoredQuote = z.object({
  invitationId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  lane: z.string(),
  QuoteDeadline: z.string(),
  outcome: z.enum(quoteOutcomes),
  answeredAt: z.string().nullable(),
  isLate: z.boolean(),
  round: z.int(),
  /** Its lowest option in force; null: it offered none. */
  CurrAmount: money(),
  currency: z.string(),
  rank: z.int().nullable(),
})
export type WireScoredQuote = z.output<typeof wireScoredQuote>
