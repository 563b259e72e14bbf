export { itemImport } from './itemImport.ts'
export { itemLevels, itemsFound } from './itemList.ts'
export { waybillExtraInfoDetails } from './WaybillExtraInfoDetails.ts'
