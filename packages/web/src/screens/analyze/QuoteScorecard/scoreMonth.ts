import { languageNow } from '../../../texts/language.ts'

/** A month on the company's calendar; `month` from 1. */
export interface ScoreMonth {
  readonly year: number
  readonly month: number
}

export const FIRST_YEAR = 2000
export const LAST_YEAR = 2100

/** `2026-11`, as it stands in the address. */
export const monthText = ({ year, month }: ScoreMonth): string => `${year}-${String(month).padStart(2, '0')}`

/** The month of an address; the one of `today` where it names none. */
export function monthOf(text: string | null, today: string): ScoreMonth {
  const [year = 0, month = 0] = (/^\d{4}-\d{2}$/.test(text ?? '') ? (text ?? '') : today.slice(0, 7))
    .split('-')
    .map(Number)
  const isOne = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12
  return isOne ? { year, month } : monthOf(null, today)
}

/** So many months behind it, or before. */
export function stepMonth({ year, month }: ScoreMonth, by: number): ScoreMonth {
  const count = year * 12 + month - 1 + by
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

const named = ({ year, month }: ScoreMonth, look: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageNow(), { ...look, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, 15))

/** `November` */
export const monthName = (month: number): string => named({ year: 2026, month }, { month: 'long' })

/** `Nov` */
export const shortMonth = (one: ScoreMonth): string => named(one, { month: 'short' })

/** `November 2026` */
export const monthAndYear = (one: ScoreMonth): string => named(one, { month: 'long', year: 'numeric' })
