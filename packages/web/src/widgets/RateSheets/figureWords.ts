import { fieldWords } from './fieldWords.ts'

const percents: ReadonlySet<string> = new Set(['discount', 'minimumDiscount'])
const minor: ReadonlySet<string> = new Set(['minimum', 'floor', 'stopOff', 'tarps'])

function written(name: string, value: string | number): string {
  if (percents.has(name) || name.startsWith('discount ')) return `${value} %`
  return minor.has(name) || name.startsWith('pallets ') ? (Number(value) / 100).toFixed(2) : String(value)
}

/** `Class 70, 500 lb: 96 · Minimum charge: 10.00`: what a lane says in one version. */
export const figureWords = (figures: Readonly<Record<string, string | number>> | null): string =>
  figures === null
    ? '–'
    : Object.entries(figures)
        .map(([name, value]) => `${fieldWords(name)}: ${written(name, value)}`)
        .join(' · ') || '–'
