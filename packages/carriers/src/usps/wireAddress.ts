import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = { connector: 'usps', key: 'USPS_URL', formerKey: 'PARCEL_URLS' }
