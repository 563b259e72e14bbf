import type { ModuleWork } from '../../jobs/work.ts'
import { sweepRates } from './sweepRates.ts'
import { readRateFile } from './upload/readRateFile.ts'
import { workReplay } from './upload/replay.ts'

export { crossoversOn } from './crossover.ts'
export { exchangeRatesOn } from './exchangeBook.ts'
export { wireRefusal as wireRateRefusalOf } from './keepAnswers.ts'
export { loadFuel } from './loadFuel.ts'
export { loadRateSheet } from './loadRateSheet.ts'
export { lowestByTruck, type TruckPrice } from './lowestByTruck.ts'
export { type LowestPrice, lowestOnSheets } from './lowestOnSheets.ts'
export { type LivePrice, priceLive } from './priceLive.ts'
export { dayOf, endPrices, insertPrices, priceRow, withdrawPrices } from './priceSheets.ts'
export { type CarrierCalendars, calendarsOf } from './promised.ts'
export { rateCarriers } from './rateCarriers.ts'
export { type Rated, rateShipment, rateSources } from './rateShipment.ts'
export { ratesUnkept } from './ratesUnkept.ts'
export { runShown } from './runShown.ts'
export { readFuelFolder, readSheetFolder } from './sheetFolder.ts'
export { sheetsBetween } from './sheetRows.ts'
export { type SheetVersion, versionsOn } from './sheetVersions.ts'
export type { SourcePrice } from './sources.ts'
export { keepSpotPrices, stillHolds } from './spotPrices.ts'
export { priceFrom } from './storedSheets.ts'
export { loadRateFile } from './upload/loadRateFile.ts'
export { wireRefusal } from './wireAccounts.ts'

export const rateWork: Pick<ModuleWork, 'rateFile' | 'replay' | 'sweepRates'> = {
  rateFile: readRateFile,
  replay: workReplay,
  sweepRates,
}
