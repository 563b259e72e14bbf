export { getShipmentCount } from './GetShipmentCount.ts'
export { getShipmentList } from './GetShipmentList.ts'
