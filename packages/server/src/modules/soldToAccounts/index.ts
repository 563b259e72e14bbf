export { accountsForTerms } from './partyAccounts.ts'
export { soldToAccounts, wireSoldTo } from './soldToRows.ts'
