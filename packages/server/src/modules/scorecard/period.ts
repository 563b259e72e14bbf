import { TREND_MONTHS } from '@waybill/contract/wire/scoreCard.ts'
import { sql } from 'kysely'

/** Months of one company, by the clock on its wall. */
export interface Period {
  readonly clientId: number
  readonly timeZone: string
  /** First days, YYYY-MM-DD; the second is that of the month behind the last. */
  readonly from: string
  readonly until: string
}

interface Month {
  readonly year: number
  readonly month: number
}

type Company = Pick<Period, 'clientId' | 'timeZone'>

/** `2026-11`; months before the first of a year or behind its last are those of its neighbours. */
function monthName({ year, month }: Month): string {
  const [y, m] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1]
  return `${y}-${String(m).padStart(2, '0')}`
}

/** The chosen month and those before it, the oldest first. */
export const trendOf = ({ year, month }: Month): readonly string[] =>
  Array.from({ length: TREND_MONTHS }, (_, n) => monthName({ year, month: month - TREND_MONTHS + 1 + n }))

const between = ({ clientId, timeZone }: Company, first: string, { year, month }: Month): Period => ({
  ...{ clientId, timeZone, from: `${first}-01`, until: `${monthName({ year, month: month + 1 })}-01` },
})

/** One month. */
export const monthOf = (company: Company, month: Month): Period => between(company, monthName(month), month)

/** The months of a trend. */
export const trendPeriod = (company: Company, month: Month): Period =>
  between(company, trendOf(month)[0] ?? monthName(month), month)

/** Whether an instant lies in the months: by index, as the edges are worked out once. */
export const isWithin = (at: string, { from, until, timeZone }: Period) =>
  sql`${sql.ref(at)} >= ${from}::date::timestamp at time zone ${timeZone}
      and ${sql.ref(at)} < ${until}::date::timestamp at time zone ${timeZone}`

/** The month of an instant, `2026-11`. */
export const monthSql = (at: string, { timeZone }: Period) =>
  sql`to_char(${sql.ref(at)} at time zone ${timeZone}, 'YYYY-MM')`
