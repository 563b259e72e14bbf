import type { Handlers } from '../../handler.ts'
import { getLtlRates } from './GETLTLRates.ts'

export type { CsvTexts } from './csvFiles.ts'
export { type LoadedSheet, loadRateSheet } from './loadRateSheet.ts'
export { type PriceSheetRow, wireRateOf } from './priceSheets.ts'

export const rateHandlers = {
  GETLTLRates: getLtlRates,
} satisfies Partial<Handlers>
