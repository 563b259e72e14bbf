import type { Handlers } from '../../handler.ts'
import { getAccessorials, intialCachefunction } from './commonData.ts'
import { downloadExtraInfoDetails } from './DownloadExtraInfoDetails.ts'
import { insertItem } from './InsertItem.ts'
import { waybillExtraInfoDetails } from './WaybillExtraInfoDetails.ts'

export { itemsFound } from './itemList.ts'

export const setupHandlers = {
  DownloadExtraInfoDetails: downloadExtraInfoDetails,
  GetAccessorials: getAccessorials,
  InsertItem: insertItem,
  IntialCachefunction: intialCachefunction,
  WaybillExtraInfoDetails: waybillExtraInfoDetails,
} satisfies Partial<Handlers>
