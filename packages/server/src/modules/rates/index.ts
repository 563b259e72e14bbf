import type { Handlers } from '../../handler.ts'
import { getLtlRates } from './GETLTLRates.ts'

export type { CsvTexts } from './csvFiles.ts'
export { type LoadedSheet, loadRateSheet } from './loadRateSheet.ts'
export { type PriceSheetRow, priceRow, type Run, wireRateOf } from './priceSheets.ts'
export type { SheetVersion } from './sheetVersions.ts'
export type { SourcePrice } from './sources.ts'
export { priceFrom } from './storedSheets.ts'

export const rateHandlers = {
  GETLTLRates: getLtlRates,
} satisfies Partial<Handlers>
