import type { WireAddress } from '../kit/wireAddress.ts'

/** While it is its own host, its SOAP services are asked at www.odfl.com. */
export const wireAddress: WireAddress = { connector: 'odfl', key: 'ODFL_URL', own: 'https://api.odfl.com' }
