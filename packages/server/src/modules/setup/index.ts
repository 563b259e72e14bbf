import type { Handlers } from '../../handler.ts'
import { getAccessorials, intialCachefunction } from './commonData.ts'
import { downloadExtraInfoDetails } from './DownloadExtraInfoDetails.ts'
import { waybillExtraInfoDetails } from './WaybillExtraInfoDetails.ts'

export { itemImport } from './itemImport.ts'
export { itemLevels, itemsFound } from './itemList.ts'

export const setupHandlers = {
  DownloadExtraInfoDetails: downloadExtraInfoDetails,
  GetAccessorials: getAccessorials,
  IntialCachefunction: intialCachefunction,
  WaybillExtraInfoDetails: waybillExtraInfoDetails,
} satisfies Partial<Handlers>
