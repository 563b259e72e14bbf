import type { Handlers } from '../../handler.ts'
import { parcelAccountDetails } from './ParcelAccountDetails.ts'

export { accountsForTerms } from './partyAccounts.ts'
export { soldToAccounts, wireSoldTo } from './soldToRows.ts'

export const soldToHandlers = { ParcelAccountDetails: parcelAccountDetails } satisfies Partial<Handlers>
