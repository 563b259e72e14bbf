export { changesSince, type Seen } from './changesSince.ts'
export { chargedOf, type HistoryRow } from './detailsSql.ts'
export { historyLine } from './historyLine.ts'
