import { networkCountry, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { AddressQuestion, AddressVerdict } from '../kit/labels.ts'
import { SCAC } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressAnswer } from './wire.ts'

/** Where UPS knows every address. */
const known: ReadonlySet<string> = new Set(['US', 'PR'])

const classifications = { '1': 'commercial', '2': 'residential' } as const

/** Looks at an address, and says whether it is a home. Source: UPS Address Validation, request option 3. */
export const checkAddressWith =
  (send: Send) =>
  async (account: Account, { address }: AddressQuestion, wireCall: WireCall): Promise<AddressVerdict> => {
    const country = networkCountry(address)
    if (!known.has(country)) return refusal(SCAC, sentence('addressElsewhere'))
    const [zip = '', extension = ''] = address.zip.split('-')
    const body = {
      XAVRequest: {
        AddressKeyFormat: {
          ConsigneeName: address.company,
          AddressLine: [address.street, address.street2].filter(line => line !== ''),
          PoliticalDivision2: address.city,
          PoliticalDivision1: address.state,
          PostcodePrimaryLow: zip,
          ...(extension === '' ? {} : { PostcodeExtendedLow: extension }),
          CountryCode: country,
        },
      },
    }
    const got = await send(account, { operation: 'checkAddress', method: 'POST', path: paths.address, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = addressAnswer.safeParse(jsonOf(got)).data?.XAVResponse
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const suggestions = read.Candidate.map(({ AddressKeyFormat: one }) => ({
      street: one.AddressLine[0] ?? '',
      street2: one.AddressLine[1] ?? '',
      city: one.PoliticalDivision2,
      state: one.PoliticalDivision1,
      zip:
        one.PostcodeExtendedLow === ''
          ? one.PostcodePrimaryLow
          : `${one.PostcodePrimaryLow}-${one.PostcodeExtendedLow}`,
      country: one.CountryCode || address.country,
    }))
    const code = read.AddressClassification?.Code ?? read.Candidate[0]?.AddressClassification?.Code ?? ''
    const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()
    const isAsItStands = suggestions.some(
      one => same(one.street, address.street) && same(one.city, address.city) && same(one.zip.slice(0, 5), zip),
    )
    return {
      kind: 'checked',
      verdict: read.ValidAddressIndicator
        ? isAsItStands
          ? 'valid'
          : 'corrected'
        : read.AmbiguousAddressIndicator
          ? 'ambiguous'
          : 'unknown',
      classification: classifications[code as '1' | '2'] ?? 'unknown',
      suggestions,
    }
  }
