import { movesFar } from './movesFar.ts'

/** A whole figure that holds from a day on, in whatever unit it is kept in. */
export interface Dated {
  readonly from: string
  readonly figure: number
}

/** What is usual in major units, both ends within. */
export interface Usual {
  readonly least: number
  readonly most: number
}

/** Why an entered figure is asked about before it is kept. */
export type Slip =
  | { readonly code: 'movesFar'; readonly near: Dated; readonly percent: number }
  | { readonly code: 'unusual'; readonly usual: Usual }

const askable: readonly string[] = ['movesFar', 'unusual', 'isFraction', 'overHundred', 'newRegion', 'replacesBefore']

/** Whether a fault of this code is a question: who says that the figure is right gets it kept. */
export const isAskable = (code: string): boolean => askable.includes(code)

/**
 * Whether an entered figure looks like a slip of the hand: far from the one before it or the one behind it, or, where it
 * is the first of its kind, out of what is usual. Null: it does not.
 * @param figure a whole number of the kept unit, of which `scale` are a major one
 * @param beside the figures in force before and after its day, where there are any
 */
export function slipOf(
  figure: number,
  beside: readonly (Dated | undefined)[],
  { usual, scale }: { readonly usual: Usual; readonly scale: number },
): Slip | null {
  const known = beside.filter(one => one !== undefined)
  for (const near of known) {
    const percent = movesFar(near.figure, figure)
    if (percent !== null) return { code: 'movesFar', near, percent }
  }
  const isOut = figure < usual.least * scale || figure > usual.most * scale
  return known.length === 0 && isOut ? { code: 'unusual', usual } : null
}

/** What a slip is told with: figures in major units, of which `scale` of the kept unit are one. */
export const slipParams = (slip: Slip, scale: number): Readonly<Record<string, string | number>> =>
  slip.code === 'unusual'
    ? { ...slip.usual }
    : { before: String(slip.near.figure / scale), from: slip.near.from, percent: slip.percent }

/** What a gallon of diesel has cost in the United States since 1994, with room on both sides, in dollars. */
export const USUAL_DIESEL: Usual = { least: 0.8, most: 12 }

/** What a unit of a currency has been worth since 2000, with room on both sides, in US dollars. */
export const usualWorth = (currency: string): Usual => worths[currency] ?? { least: 0.000_01, most: 5 }

const worths: Readonly<Record<string, Usual>> = {
  CAD: { least: 0.5, most: 1.2 },
  MXN: { least: 0.03, most: 0.15 },
  EUR: { least: 0.7, most: 1.8 },
  GBP: { least: 0.9, most: 2.3 },
  CHF: { least: 0.5, most: 1.6 },
  AUD: { least: 0.4, most: 1.2 },
  NZD: { least: 0.35, most: 1 },
  JPY: { least: 0.005, most: 0.015 },
}
