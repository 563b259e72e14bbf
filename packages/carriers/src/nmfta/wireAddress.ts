import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = { connector: 'nmfta', key: 'NMFTA_URLS', bySCAC: true }
