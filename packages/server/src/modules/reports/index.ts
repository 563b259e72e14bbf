export { countedShipments } from './countedSql.ts'
export { compiled, type ReportAsked, reportAsked } from './question.ts'
export { reportFile } from './reportFile.ts'
