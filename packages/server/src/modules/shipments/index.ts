export { getShipmentList } from './GetShipmentList.ts'
