import { z } from 'zod'
import { wireDay } from './wire/days.ts'
import { type DateRange, dateRange } from './wire/filter.ts'
import { storableText } from './wire/text.ts'

/** How a value of a report is read; `money` is minor units of the row's currency, `percent` has one decimal. */
export type ReportUnit = 'text' | 'day' | 'month' | 'count' | 'weight' | 'money' | 'percent' | 'days'

/** A column of a report. One that `groups` makes a row for each of its values; the others are figures of those rows. */
export interface ReportColumn {
  /** Key of its title among the texts of the web. */
  readonly label: string
  /** The head in files and on paper. */
  readonly head: string
  readonly unit: ReportUnit
  readonly groups?: true
  /** The column with the number that a share is of, shown with it. */
  readonly of?: string
  /** Has a total at the foot, for each currency. */
  readonly totals?: true
  /** False: shown where it is chosen alone. */
  readonly shown?: false
  /** What files write for each value. */
  readonly words?: Readonly<Record<string, string>>
  /** Marked by `money()` where it is an amount. */
  readonly type?: z.ZodType
}

/** How a report is narrowed. */
export const reportFilters = ['day', 'asOf', 'carriers', 'sites', 'modes', 'terms', 'currencies', 'from', 'to'] as const
export type ReportFilterName = (typeof reportFilters)[number]

/** What a report's question is narrowed to; each report says which of it it knows. */
export const reportFilter = z.object({
  /** Day of pickup, actual else planned, on the company's calendar. */
  day: dateRange
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { params: { code: 'endsBefore' } })
    .optional(),
  /** What was known at the end of that day. */
  asOf: wireDay.optional(),
  /** SCACs. */
  carriers: z.array(storableText(10)).max(50).optional(),
  /** Own docks by their number in the address book. */
  sites: z.array(storableText(15)).max(50).optional(),
  modes: z
    .array(z.enum(['LTL', 'TL', 'PARCEL']))
    .max(3)
    .optional(),
  terms: z
    .array(z.enum(['prepaid', 'collect', 'thirdParty']))
    .max(3)
    .optional(),
  currencies: z.array(storableText(3)).max(50).optional(),
  /** States or provinces of the two ends. */
  from: z.array(storableText(3)).max(70).optional(),
  to: z.array(storableText(3)).max(70).optional(),
})
export type ReportFilter = z.output<typeof reportFilter>

/** A report, said once: screen, file, paper, schedule and tile are made from it. */
export interface ReportShape {
  readonly name: string
  /** Key of its title among the texts of the web. */
  readonly label: string
  /** What it is called in files and on paper. */
  readonly title: string
  readonly columns: Readonly<Record<string, ReportColumn>>
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly filters: readonly ReportFilterName[]
}

/** Declares a report. */
export const defineReport = <const R extends ReportShape>(report: R): R => report

/** The columns that are shown unless others are chosen. */
export const shownColumns = ({ columns }: ReportShape): readonly string[] =>
  Object.entries(columns).flatMap(([id, { shown }]) => (shown === false ? [] : [id]))

/** Whether the figures of a report are prices, all of them: there is nothing in it for who sees none. */
export const tellsPricesAlone = ({ columns }: ReportShape): boolean =>
  Object.values(columns).every(({ groups, unit }) => groups === true || unit === 'money' || unit === 'text')

/** A value of a report's row; texts are codes where the column has words for them. */
export const reportCell = z.union([z.string(), z.number(), z.null()])
export type ReportCell = z.output<typeof reportCell>
export type ReportRow = Readonly<Record<string, ReportCell>>

/** The first and the last day of a month, `2026-02`. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

const both = (a: DateRange | undefined, b: DateRange): DateRange => ({
  from: a?.from !== undefined && (b.from === undefined || a.from > b.from) ? a.from : b.from,
  to: a?.to !== undefined && (b.to === undefined || a.to < b.to) ? a.to : b.to,
})

/**
 * What names the shipments behind a row of a report, or behind all of it: conditions as the filter `counted` of the list of
 * shipments takes them, `carrier:DMAA`. Several of one kind mean any of them, different kinds all of them.
 * @param row left out: all rows
 * @param figure a column whose own shipments are meant: those that it counts, or that its share is of
 */
export function countedBy(
  report: ReportShape,
  filter: ReportFilter,
  row: ReportRow = {},
  figure?: string,
): readonly string[] {
  const say = (kind: string, values: readonly string[] | undefined): readonly string[] =>
    (values ?? []).map(value => `${kind}:${encodeURIComponent(value)}`)
  const groups = Object.entries(report.columns).filter(([id, { groups }]) => groups === true && id in row)
  const { month, day: rowDay, ...rest } = Object.fromEntries(groups.map(([id]) => [id, row[id]]))
  const own =
    typeof month === 'string' ? daysOfMonth(month) : typeof rowDay === 'string' ? { from: rowDay, to: rowDay } : {}
  const day = both(filter.day, own)
  const byRow = Object.keys(rest)
  const unless = (kind: string, values: readonly string[] | undefined) =>
    byRow.includes(kind) ? [] : say(kind, values)
  return [
    `report:${report.name}`,
    ...(day.from === undefined && day.to === undefined ? [] : [`day:${day.from ?? ''}..${day.to ?? ''}`]),
    ...(filter.asOf === undefined ? [] : [`asOf:${filter.asOf}`]),
    ...unless('carrier', filter.carriers),
    ...unless('site', filter.sites),
    ...unless('mode', filter.modes),
    ...unless('terms', filter.terms),
    ...unless('currency', filter.currencies),
    ...unless('fromState', filter.from),
    ...unless('toState', filter.to),
    ...(figure === undefined ? [] : [`figure:${figure}`]),
    ...Object.entries(rest).flatMap(([id, value]) => say(id, [String(value ?? '')])),
  ]
}
