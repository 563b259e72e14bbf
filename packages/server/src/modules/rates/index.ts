import type { Handlers } from '../../handler.ts'
import { getLtlRates } from './GETLTLRates.ts'

export { loadRateSheet } from './loadRateSheet.ts'
export { priceRow, type Run } from './priceSheets.ts'
export { readSheetFolder } from './sheetFolder.ts'
export type { SheetVersion } from './sheetVersions.ts'
export type { SourcePrice } from './sources.ts'
export { priceFrom } from './storedSheets.ts'

export const rateHandlers = {
  GETLTLRates: getLtlRates,
} satisfies Partial<Handlers>
