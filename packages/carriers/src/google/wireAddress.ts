import type { WireAddress } from '../kit/wireAddress.ts'

export const wireAddress: WireAddress = {
  connector: 'google',
  key: 'GOOGLE_ADDRESS_URL',
  own: 'https://addressvalidation.googleapis.com',
}
