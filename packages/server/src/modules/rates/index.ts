import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { exchangeRates } from './ExchangeRates.ts'
import { getLtlRates } from './GETLTLRates.ts'
import { getCrossover } from './GetCrossover.ts'
import { ratesOtherWay } from './RatesOtherWay.ts'
import { sweepRates } from './sweepRates.ts'
import { activateRateSheet } from './upload/ActivateRateSheet.ts'
import { correctFuelPrice } from './upload/CorrectFuelPrice.ts'
import { getFuelPrograms } from './upload/GetFuelPrograms.ts'
import { getFuelUses } from './upload/GetFuelUses.ts'
import { getRateDifference } from './upload/GetRateDifference.ts'
import { getRateReplay } from './upload/GetRateReplay.ts'
import { getRateSample } from './upload/GetRateSample.ts'
import { getRateSheet } from './upload/GetRateSheet.ts'
import { getRateSheets } from './upload/GetRateSheets.ts'
import { readRateSheet } from './upload/ReadRateSheet.ts'
import { replayRateSheet } from './upload/ReplayRateSheet.ts'
import { readRateFile } from './upload/readRateFile.ts'
import { workReplay } from './upload/replay.ts'
import { saveFuelPrograms } from './upload/SaveFuelPrograms.ts'
import { uploadRateFile } from './upload/UploadRateFile.ts'

export { crossoversOn } from './crossover.ts'
export { wireRefusal as wireRateRefusalOf } from './keepAnswers.ts'
export { loadFuel } from './loadFuel.ts'
export { loadRateSheet } from './loadRateSheet.ts'
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

export const rateHandlers = {
  RatesOtherWay: ratesOtherWay,
  ActivateRateSheet: activateRateSheet,
  ExchangeRates: exchangeRates,
  GETLTLRates: getLtlRates,
  GetCrossover: getCrossover,
  CorrectFuelPrice: correctFuelPrice,
  GetFuelPrograms: getFuelPrograms,
  GetFuelUses: getFuelUses,
  GetRateDifference: getRateDifference,
  GetRateReplay: getRateReplay,
  GetRateSample: getRateSample,
  GetRateSheet: getRateSheet,
  GetRateSheets: getRateSheets,
  ReadRateSheet: readRateSheet,
  ReplayRateSheet: replayRateSheet,
  SaveFuelPrograms: saveFuelPrograms,
  UploadRateFile: uploadRateFile,
} satisfies Partial<Handlers>
