import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, jsonOf, type Reply } from '../wire.ts'

const PATH = '/google/v1:validateAddress'

const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { error: { code: status, message, status: code } },
})

/** What is said of an address: homes stand on lanes, a street without a number is not known. */
function found({ address }: Json): Reply {
  const { regionCode, postalCode, administrativeArea, locality, addressLines } = objectOf(address)
  const lines = listOf(addressLines).map(textOf)
  const isKnown = /\d/.test(lines[0] ?? '')
  const isHome = /\b(apt|lane|ln)\b/i.test(lines.join(' '))
  const isPostal = textOf(regionCode) === 'US'
  const place = { regionCode, postalCode, administrativeArea, locality }
  return {
    status: 200,
    json: {
      result: {
        verdict: isKnown
          ? { inputGranularity: 'PREMISE', validationGranularity: 'PREMISE', addressComplete: true }
          : { inputGranularity: 'ROUTE', validationGranularity: 'ROUTE', hasUnconfirmedComponents: true },
        address: { formattedAddress: lines.join(', '), postalAddress: { ...place, addressLines: lines } },
        metadata: isKnown ? (isHome ? { residential: true } : { business: true }) : {},
        ...(isPostal && isKnown
          ? {
              uspsData: {
                standardizedAddress: {
                  firstAddressLine: (lines[0] ?? '').toUpperCase(),
                  ...(lines[1] === undefined ? {} : { secondAddressLine: lines[1].toUpperCase() }),
                  ...{
                    city: textOf(locality).toUpperCase(),
                    state: administrativeArea,
                    zipCode: textOf(postalCode).slice(0, 5),
                  },
                  zipCodeExtension: '0001',
                },
              },
            }
          : {}),
      },
      responseId: '00000000-0000-4000-8000-000000000000',
    },
  }
}

/** Google's look at addresses: see the connector's README.md for what of it is published. */
export const createGoogle = () => ({
  name: 'google',
  reachedAt(): void {},
  knows: (path: string): boolean => path === PATH,
  operationOf: () => ({ operation: 'checkAddress', account: 'GOOGLE' }),
  async serve(asked: Asked): Promise<Reply> {
    const key = String(asked.headers['x-goog-api-key'] ?? '')
    if (key === '' || key === 'wrong') return no(400, 'INVALID_ARGUMENT', 'API key not valid.')
    return found(objectOf(jsonOf(asked)))
  },
  addEvents: () => false,
  expireTokens() {},
})
