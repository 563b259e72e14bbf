import { networkCountry, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { AddressQuestion, AddressVerdict } from '../kit/labels.ts'
import { SCAC } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf } from './shipmentBody.ts'
import { addressAnswer } from './wire.ts'

/** Where FedEx matches streets, not cities alone. */
const known: ReadonlySet<string> = new Set(['US', 'PR', 'CA'])

const classifications: Readonly<Record<string, 'commercial' | 'residential'>> = {
  BUSINESS: 'commercial',
  RESIDENTIAL: 'residential',
}

const addressBody = ({ address }: AddressQuestion) => ({
  addressesToValidate: [{ address: { streetLines: [''], ...addressOf(address) } }],
})

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()

/** Looks at an address, and says whether it is a home. Source: FedEx Address Validation. */
export const checkAddressWith =
  (send: Send) =>
  async (account: Account, question: AddressQuestion, wireCall: WireCall): Promise<AddressVerdict> => {
    const { address } = question
    if (!known.has(networkCountry(address))) return refusal(SCAC, sentence('addressElsewhere'))
    const request = { operation: 'checkAddress', path: paths.address, body: addressBody(question) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const resolved = addressAnswer.safeParse(jsonOf(got)).data?.output.resolvedAddresses
    if (resolved === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const good = resolved.filter(one => one.attributes?.Resolved === true || one.attributes?.Matched === true)
    const suggestions = good.map(one => {
      const { base = '', addOn = '' } = one.parsedPostalCode ?? {}
      return {
        street: one.streetLinesToken[0] ?? '',
        street2: one.streetLinesToken[1] ?? '',
        city: one.city,
        state: one.stateOrProvinceCode,
        zip: addOn === '' ? base : `${base}-${addOn}`,
        country: one.countryCode || address.country,
      }
    })
    const zip = address.zip.slice(0, 5)
    const isAsItStands = suggestions.some(
      one => same(one.street, address.street) && same(one.city, address.city) && same(one.zip.slice(0, 5), zip),
    )
    const isAmbiguous = good.length > 1 || good.some(one => one.attributes?.MultipleMatches === true)
    return {
      kind: 'checked',
      verdict: good.length === 0 ? 'unknown' : isAmbiguous ? 'ambiguous' : isAsItStands ? 'valid' : 'corrected',
      classification: classifications[good[0]?.classification ?? ''] ?? 'unknown',
      suggestions,
    }
  }
