import type { ModuleWork } from '../../jobs/work.ts'
import { workQuote, workWon } from './workQuote.ts'

export { addNewPricesheet } from './AddNewPricesheet.ts'
export { remindCarriers } from './RemindCarriers.ts'
export { spotQuote } from './SpotQuote.ts'
export { submitNoBidConfirmation } from './SubmitNoBidConfirmation.ts'
export { submitQuoteResponse } from './SubmitQuoteResponse.ts'
export { quotesToWrite, setQuotesAside } from './setAside.ts'

export const quoteWork: Pick<ModuleWork, 'quote' | 'won'> = { quote: workQuote, won: workWon }
