import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = { connector: 'ups', key: 'UPS_URL', formerKey: 'PARCEL_URLS' }
