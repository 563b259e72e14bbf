import { declineReasons, roundKinds, roundStates, skipReasons, tenderStates } from '@waybill/domain'
import { z } from 'zod'
import { money, moneyLines, price } from '../money.ts'
import { wireLoadFacts, wireShipperHead } from './spotQuote.ts'

/** Rounds one list shows of a page, and those of one shipment. */
export const ROUNDS_PAGE_MAX = 100

/** A carrier's place in a round, as the shipper sees it. */
export const wireTenderStep = z.object({
  step: z.int(),
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  PricesheetID: z.int(),
  /** Minor units. */
  CurrAmount: money(),
  currency: z.string(),
  /** `waiting` for its turn, `skipped`, or the state of its offer. */
  state: z.enum(['waiting', 'skipped', ...tenderStates]),
  skipReason: z.union([z.literal(''), z.enum(skipReasons)]),
  tenderId: z.int().nullable(),
  way: z.string(),
  openedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  answer: z.string(),
  lateAnswer: z.enum(['', 'accepted', 'declined']),
})
export type WireTenderStep = z.output<typeof wireTenderStep>

/** How a shipment was offered, as the shipper sees it. */
export const wireTenderRound = z.object({
  roundId: z.int(),
  shipmentId: z.int(),
  BOLNumber: z.string(),
  lane: z.string(),
  shipmentStatus: z.enum(['O', 'Q', 'T', 'A', 'D', 'V']),
  pickupDate: z.string(),
  kind: z.enum(roundKinds),
  stepMinutes: z.int(),
  state: z.enum(roundStates),
  comments: z.string(),
  startedAt: z.string(),
  startedBy: z.string(),
  endedAt: z.string().nullable(),
  steps: z.array(wireTenderStep),
})
export type WireTenderRound = z.output<typeof wireTenderRound>

/** Columns of the list of offers that a spreadsheet can have; each carrier's place follows by itself. */
export const roundExportColumns = [
  'BOLNumber',
  'state',
  'clock',
  'current',
  'kind',
  'lane',
  'pickup',
  'startedAt',
  'startedBy',
] as const

/** How an offer stands for the carrier that got it. */
export const tenderStandings = ['open', 'accepted', 'declined', 'expired', 'withdrawn', 'lost', 'over'] as const

/** A tender as its carrier sees it: open, or what became of it. */
export const wireTenderOffer = z.object({
  TenderID: z.int(),
  CarrierName: z.string(),
  shipper: wireShipperHead,
  load: wireLoadFacts,
  SpecialInstructions: z.string(),
  comments: z.string(),
  /** What it is offered at, minor units; null: collect freight, by the carrier's own terms. */
  CurrAmount: money(),
  currency: z.string(),
  charges: moneyLines(z.array(z.object({ kind: z.string(), code: z.string(), amount: price() }))),
  service: z.string(),
  /** Until when it may be accepted; an instant. */
  dueAt: z.string(),
  now: z.string(),
  timeZone: z.string(),
  status: z.enum(tenderStandings),
  canAnswer: z.boolean(),
  answeredAt: z.string().nullable(),
  lateAnswer: z.enum(['', 'accepted', 'declined']),
  /** Once it is accepted. */
  BOLNumber: z.string(),
  PRONumber: z.string(),
  pickupNumber: z.string(),
  driver: z.string(),
  isInternal: z.boolean(),
})
export type WireTenderOffer = z.output<typeof wireTenderOffer>

export const wireDecline = z.enum(declineReasons)
