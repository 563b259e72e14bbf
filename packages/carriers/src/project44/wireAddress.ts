import type { WireAddress } from '../kit/wireAddress.ts'

/** North America's host; Europe's or the sandbox's is set where that is yours. */
export const wireAddress: WireAddress = {
  connector: 'project44',
  key: 'PROJECT44_URL',
  own: 'https://na12.api.project44.com',
}
