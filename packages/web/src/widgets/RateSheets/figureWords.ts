import { formatAmount } from '@waybill/domain'
import { fieldWords } from './fieldWords.ts'

const percents: ReadonlySet<string> = new Set(['discount', 'minimumDiscount'])
const minor: ReadonlySet<string> = new Set(['minimum', 'floor', 'stopOff', 'tarps'])

function written(name: string, value: string | number, currency: string): string {
  if (percents.has(name) || name.startsWith('discount ')) return `${value} %`
  return minor.has(name) || name.startsWith('pallets ') ? formatAmount(Number(value), currency) : String(value)
}

/** `Class 70, 500 lb: 96 · Minimum charge: 10.00`: what a lane says in one version of a sheet in that currency. */
export const figureWords = (figures: Readonly<Record<string, string | number>> | null, currency: string): string =>
  figures === null
    ? '–'
    : Object.entries(figures)
        .map(([name, value]) => `${fieldWords(name)}: ${written(name, value, currency)}`)
        .join(' · ') || '–'
