import type { Handlers } from '../../handler.ts'
import { addressDataList } from './AddressDataList.ts'
import { getAddress } from './GetAddress.ts'
import { getCountryList } from './GetCountryList.ts'
import { updateLocation } from './UpdateLocation.ts'

export { addressImport } from './addressImport.ts'
export { wireOfRow as wireOfAddressRow } from './bookAddress.ts'
export { countAddressUse } from './countUse.ts'
export { countryList } from './GetCountryList.ts'
export { type PaperNumbers, paperNumbers } from './paperNumbers.ts'
export { rememberPlaces } from './rememberPlaces.ts'

export const addressHandlers = {
  AddressDataList: addressDataList,
  GetAddress: getAddress,
  GetCountryList: getCountryList,
  UpdateLocation: updateLocation,
} satisfies Partial<Handlers>
