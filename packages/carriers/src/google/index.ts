import { sentence } from '@waybill/domain'
import { z } from 'zod'
import type { CarrierAccount, Connector, WireCall } from '../kit/connector.ts'
import { badAnswer, failureOf, jsonOf } from '../kit/failures.ts'
import type { Answered } from '../kit/http.ts'
import type { Kit } from '../kit/kit.ts'
import type { AddressQuestion, AddressVerdict } from '../kit/labels.ts'
import { type Validated, validated } from './wire.ts'

const settings = z.object({ key: z.string().min(1) })
export type GoogleSettings = z.output<typeof settings>

const MB = 1024 * 1024
/** Where the post's own spelling can be had. */
const withPost: ReadonlySet<string> = new Set(['US', 'PR'])

const wordsOf = (answer: Answered): string =>
  z.object({ error: z.object({ message: z.string() }) }).safeParse(jsonOf(answer)).data?.error.message ?? ''

type Suggestion = Extract<AddressVerdict, { kind: 'checked' }>['suggestions'][number]

/** As the post spells it, else as Google does. */
function spelledOf({ address: { postalAddress }, uspsData }: Validated, country: string): Suggestion {
  const post = uspsData.standardizedAddress
  if (post.firstAddressLine !== '' && post.zipCode !== '') {
    const zip = post.zipCodeExtension === '' ? post.zipCode : `${post.zipCode}-${post.zipCodeExtension}`
    const street2 = post.secondAddressLine
    return { street: post.firstAddressLine, street2, city: post.city, state: post.state, zip, country }
  }
  const [street = '', street2 = ''] = postalAddress.addressLines
  const { locality: city, administrativeArea: state, postalCode: zip } = postalAddress
  return { street, street2, city, state, zip, country: postalAddress.regionCode || country }
}

/** To the house: a street or a town that is right says nothing of the address. */
const precise: ReadonlySet<string> = new Set(['SUB_PREMISE', 'PREMISE', 'PREMISE_PROXIMITY'])

function verdictOf(result: Validated, asked: AddressQuestion['address']): AddressVerdict {
  const { verdict, metadata } = result
  const classification = metadata.residential ? 'residential' : metadata.business ? 'commercial' : 'unknown'
  const isFound = precise.has(verdict.validationGranularity) && !verdict.hasUnconfirmedComponents
  if (!isFound) return { kind: 'checked', verdict: 'unknown', classification, suggestions: [] }
  const spelled = spelledOf(result, asked.country)
  const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()
  const isAsItStands =
    same(spelled.street, asked.street) &&
    same(spelled.city, asked.city) &&
    same(spelled.state, asked.state) &&
    same(spelled.zip.slice(0, 5), asked.zip.slice(0, 5))
  return { kind: 'checked', verdict: isAsItStands ? 'valid' : 'corrected', classification, suggestions: [spelled] }
}

/** Looks at an address by Google's Address Validation, with the installation's key. It sells nothing (README.md). */
export function google(kit: Kit): Connector<GoogleSettings> {
  return {
    name: 'google',
    title: 'Google',
    readSettings: stored => settings.parse(stored),
    secretSettings: ['key'],
    reach: { modes: [], from: null, to: null },
    async checkAddress(account: CarrierAccount<GoogleSettings>, { address }: AddressQuestion, wireCall: WireCall) {
      const body = {
        address: {
          regionCode: address.country,
          postalCode: address.zip,
          administrativeArea: address.state,
          locality: address.city,
          addressLines: [address.street, address.street2].filter(line => line !== ''),
        },
        enableUspsCass: withPost.has(address.country),
      }
      const got = await kit.ask(
        { account, operation: 'checkAddress' },
        {
          method: 'POST',
          url: `${account.baseUrl}/v1:validateAddress`,
          headers: {
            'x-goog-api-key': account.settings.key,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify(body),
          maxBytes: MB,
        },
        wireCall,
      )
      if (got.kind === 'lost' || got.status !== 200) return failureOf('', got, wordsOf)
      const read = validated.safeParse(jsonOf(got)).data
      return read === undefined ? badAnswer('', sentence('unreadable')) : verdictOf(read.result, address)
    },
  }
}
