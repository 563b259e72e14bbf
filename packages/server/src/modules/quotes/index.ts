import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { addNewPricesheet } from './AddNewPricesheet.ts'
import { awardSpotOffer } from './AwardSpotOffer.ts'
import { carrierGroups } from './CarrierGroups.ts'
import { exportSpotQuotes } from './ExportSpotQuotes.ts'
import { getQuoteResponseDetails } from './GetQuoteResponseDetails.ts'
import { getSpotQuotes } from './GetSpotQuotes.ts'
import { displayQuoteFile, uploadQuoteFile } from './quoteFiles.ts'
import { remindCarriers } from './RemindCarriers.ts'
import { removePricesheet } from './RemovePricesheet.ts'
import { reopenQuote } from './ReopenQuote.ts'
import { spotQuote } from './SpotQuote.ts'
import { submitNoBidConfirmation } from './SubmitNoBidConfirmation.ts'
import { submitQuoteResponse } from './SubmitQuoteResponse.ts'
import { withdrawSpotQuote } from './WithdrawSpotQuote.ts'
import { workQuote, workWon } from './workQuote.ts'

export const quoteHandlers = {
  AddNewPricesheet: addNewPricesheet,
  AwardSpotOffer: awardSpotOffer,
  CarrierGroups: carrierGroups,
  DisplayQuoteFile: displayQuoteFile,
  ExportSpotQuotes: exportSpotQuotes,
  GetQuoteResponseDetails: getQuoteResponseDetails,
  GetSpotQuotes: getSpotQuotes,
  RemindCarriers: remindCarriers,
  RemovePricesheet: removePricesheet,
  ReopenQuote: reopenQuote,
  SpotQuote: spotQuote,
  SubmitNoBidConfirmation: submitNoBidConfirmation,
  SubmitQuoteResponse: submitQuoteResponse,
  UploadQuoteFile: uploadQuoteFile,
  WithdrawSpotQuote: withdrawSpotQuote,
} satisfies Partial<Handlers>

export const quoteWork: Pick<ModuleWork, 'quote' | 'won'> = { quote: workQuote, won: workWon }
