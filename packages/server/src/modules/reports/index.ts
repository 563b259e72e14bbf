export { countedShipments } from './countedSql.ts'
