import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = { connector: 'fedex', key: 'FEDEX_URL', formerKey: 'PARCEL_URLS' }
