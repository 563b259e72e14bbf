import type { Handlers } from '../../handler.ts'
import { getLtlRates } from './GETLTLRates.ts'

export { loadFuel } from './loadFuel.ts'
export { loadRateSheet } from './loadRateSheet.ts'
export { dayOf, insertPrices, priceRow } from './priceSheets.ts'
export { runShown } from './runShown.ts'
export { readFuelFolder, readSheetFolder } from './sheetFolder.ts'
export type { SheetVersion } from './sheetVersions.ts'
export type { SourcePrice } from './sources.ts'
export { priceFrom } from './storedSheets.ts'
export { sweepRates } from './sweepRates.ts'

export const rateHandlers = {
  GETLTLRates: getLtlRates,
} satisfies Partial<Handlers>
