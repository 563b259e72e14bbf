import type { Handlers } from '../../handler.ts'
import { carriersList, ratemodedetails } from './carriers.ts'
import { getAccessorials, intialCachefunction } from './commonData.ts'
import { downloadExtraInfoDetails } from './DownloadExtraInfoDetails.ts'
import { waybillExtraInfoDetails } from './WaybillExtraInfoDetails.ts'

export { addCarrierOnce } from './addCarrier.ts'
export { itemsFound } from './itemList.ts'

export const setupHandlers = {
  CarriersList: carriersList,
  DownloadExtraInfoDetails: downloadExtraInfoDetails,
  GetAccessorials: getAccessorials,
  IntialCachefunction: intialCachefunction,
  Ratemodedetails: ratemodedetails,
  WaybillExtraInfoDetails: waybillExtraInfoDetails,
} satisfies Partial<Handlers>
