import { z } from 'zod'
import { price } from '../money.ts'
import { wireDay, wirePublishedDay } from './days.ts'
import { storableText, trimmedText } from './text.ts'

/** What becomes of an uploaded version; of base tariffs, too. */
export const sheetStates = ['mapping', 'reading', 'faulty', 'draft', 'active', 'discarded'] as const
export const sheetKinds = ['sheet', 'base'] as const

export const wireRateSheet = z.object({
  versionId: z.int(),
  kind: z.enum(sheetKinds),
  /** Code of a base tariff. */
  CarrierSCAC: z.string(),
  CarrierName: z.string(),
  service: z.string(),
  version: z.int32(),
  state: z.enum(sheetStates),
  from: z.string(),
  to: z.string().nullable(),
  lanes: z.int(),
  /** Blank for one that was loaded by the operator. */
  fileName: z.string(),
  loadedAt: z.string(),
  /** Prices freight of today. */
  inForce: z.boolean(),
})
export type WireRateSheet = z.output<typeof wireRateSheet>

const percent = z.number().min(0).max(100)
const amount = price(z.int().min(0).max(1_000_000_000))

/** What is said once for a whole sheet. Percents as written, amounts in minor units; null: the sheet says nothing of it. */
export const rateTerms = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  from: wireDay,
  to: wireDay.nullable().default(null),
  /** Business days of lanes that name none. */
  days: z.int().min(1).max(60).nullable().default(null),
  discount: percent.nullable().default(null),
  minimum: amount.nullable().default(null),
  fakFrom: trimmedText(5).default(''),
  fakTo: trimmedText(5).default(''),
  fakClass: trimmedText(5).default(''),
  maxWeightLb: z.int().min(1).max(100_000).nullable().default(null),
  /** Name of a fuel program of the company; blank: `fuelPercent`, or `fuelIncluded`. A sheet has to say one of them. */
  fuelProgram: trimmedText(100).default(''),
  fuelPercent: z.number().min(0).max(1_000).nullable().default(null),
  /** The rates hold with fuel in them. */
  fuelIncluded: z.boolean().default(false),
  /** What holds for freight above the weight breaks that have a discount; blank: it is asked where one is missing. */
  discountAbove: z.enum(['', 'lighter', 'none']).default(''),
  /** The tariff has no other weight breaks than those with rates. */
  breaksAreWhole: z.boolean().default(false),
  /** What stands above the heads of its tables was read by a person. */
  aboveIsSaid: z.boolean().default(false),
  /** The file belongs to this carrier though it names another one. */
  carrierMeant: z.boolean().default(false),
  /** Code of the base tariff that rates what the sheet itself does not; blank: none. */
  baseTariff: trimmedText(20).default(''),
  /** Day of the version of it that is meant; null: the one in force. */
  baseTariffDate: wirePublishedDay.nullable().default(null),
})
export type RateTerms = z.output<typeof rateTerms>

const column = z.int().min(0).max(1_000)

/** How a table of the file is to be read. */
export const tableMapping = z.object({
  /** `unknown`: nobody has said yet what it holds. */
  kind: z.enum(['lanes', 'extras', 'skip', 'unknown']),
  headerRow: z.int().min(0).max(200),
  columns: z.record(storableText(40), column),
  /** Filled columns that a person left out; every other one has to say something. */
  ignored: z.array(column).max(1_000).default([]),
})
export type TableMapping = z.output<typeof tableMapping>

export const wireRateTable = tableMapping.extend({
  name: z.string(),
  /** Its first rows as written. */
  sample: z.array(z.array(z.string())),
  /** The mapping is the one that was saved for this carrier. */
  remembered: z.boolean(),
})
export type WireRateTable = z.output<typeof wireRateTable>

export const wireRateFault = z.object({
  file: z.string(),
  row: z.int(),
  column: z.string(),
  cell: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The row as written. */
  cells: z.array(z.string()),
})
export type WireRateFault = z.output<typeof wireRateFault>

export const laneChanges = ['added', 'removed', 'changed'] as const

/** What a lane says in one version, for people: each figure as written in a sheet. */
const laneFigures = price(z.record(z.string(), z.union([z.string(), z.number()])))

export const wireLaneChange = z.object({
  change: z.enum(laneChanges),
  origin: z.string(),
  destination: z.string(),
  part: z.string(),
  before: laneFigures.nullable(),
  after: laneFigures.nullable(),
  /** Mean change of the rates that both have, in percent; null where they share none. */
  percent: z.number().nullable(),
})
export type WireLaneChange = z.output<typeof wireLaneChange>

export const wireReplay = z.object({
  since: z.string(),
  shipments: z.int(),
  done: z.int(),
  ended: z.boolean(),
  /** Shipments that have a price by both, their sums in minor units, by currency. */
  sums: z.array(z.object({ currency: z.string(), shipments: z.int(), before: price(), after: price() })),
  /** Priced by one of the two alone. */
  onlyBefore: z.int(),
  onlyAfter: z.int(),
})
export type WireReplay = z.output<typeof wireReplay>
