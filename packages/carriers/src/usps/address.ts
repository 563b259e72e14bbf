import { homeCountry, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { AddressQuestion, AddressVerdict } from '../kit/labels.ts'
import { zip5 } from './body.ts'
import { SCAC } from './codes.ts'
import { failureOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressAnswer } from './wire.ts'

const checked = { kind: 'checked', classification: 'unknown', suggestions: [] } as const

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()

/**
 * Looks at an address. The post says whether a business is there, and nothing of homes: what is none, is delivered to and
 * is not vacant, is held to be one.
 */
export const checkAddressWith =
  (send: Send) =>
  async (account: Account, { address }: AddressQuestion, wireCall: WireCall): Promise<AddressVerdict> => {
    if (homeCountry(address) !== 'US') return refusal(SCAC, sentence('addressElsewhere'))
    const query = new URLSearchParams({
      ...(address.company === '' ? {} : { firm: address.company.slice(0, 50) }),
      streetAddress: address.street,
      ...(address.street2 === '' ? {} : { secondaryAddress: address.street2 }),
      city: address.city,
      state: address.state,
      ZIPCode: zip5(address),
    })
    const request = { operation: 'checkAddress', method: 'GET', path: paths.address(query) } as const
    const got = await send(account, request, wireCall)
    // What it can't find, or finds several times, comes as 404.
    if (got.kind === 'answered' && got.status === 404 && wordsOf(got) !== '') {
      return { ...checked, verdict: /multiple|more than one/i.test(wordsOf(got)) ? 'ambiguous' : 'unknown' }
    }
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = addressAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const { address: found, additionalInfo: info } = read
    const { DPVConfirmation, business, vacant } = info
    const suggestion = {
      street: found.streetAddress,
      street2: found.secondaryAddress,
      city: found.city,
      state: found.state,
      zip: found.ZIPPlus4 === '' ? found.ZIPCode : `${found.ZIPCode}-${found.ZIPPlus4}`,
      country: address.country,
    }
    const isAsItStands =
      same(found.streetAddress, address.street) && same(found.city, address.city) && found.ZIPCode === zip5(address)
    const isHome = business === 'N' && vacant !== 'Y' && DPVConfirmation === 'Y'
    return {
      kind: 'checked',
      // Found without its second line, or not delivered to: somebody has a look.
      verdict: DPVConfirmation === 'N' ? 'unknown' : isAsItStands ? 'valid' : 'corrected',
      classification: business === 'Y' ? 'commercial' : isHome ? 'residential' : 'unknown',
      suggestions: [suggestion],
    }
  }
