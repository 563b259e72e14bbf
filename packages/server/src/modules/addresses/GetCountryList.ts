import type { GetCountryList } from '@waybill/contract/calls/Address/GetCountryList.ts'
import { statesOf } from '@waybill/domain'
import type { Handler } from '../../handler.ts'

const states = (country: 'US' | 'CA') => Object.entries(statesOf[country]).map(([Code, Name]) => ({ Code, Name }))

/** Countries we ship in, with their states. */
export const countryList = [
  { CountryCode: 'US', CountryName: 'United States', States: states('US') },
  { CountryCode: 'CA', CountryName: 'Canada', States: states('CA') },
]

export const getCountryList: Handler<typeof GetCountryList> = async () => ({ countries: [...countryList] })
