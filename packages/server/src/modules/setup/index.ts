import type { Handlers } from '../../handler.ts'
import { carriersList, ratemodedetails } from './carriers.ts'
import { getAccessorials, intialCachefunction } from './commonData.ts'
import { waybillExtraInfoDetails } from './WaybillExtraInfoDetails.ts'

export { addCarrierOnce } from './addCarrier.ts'

export const setupHandlers = {
  CarriersList: carriersList,
  GetAccessorials: getAccessorials,
  IntialCachefunction: intialCachefunction,
  Ratemodedetails: ratemodedetails,
  WaybillExtraInfoDetails: waybillExtraInfoDetails,
} satisfies Partial<Handlers>
