import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no, text, yes } from './said.ts'

function resolved(given: Json) {
  const lines = listOf(given.streetLines).map(textOf)
  const [street = ''] = lines
  const isKnown = /\d/.test(street)
  const isHome = /\b(apt|lane|ln)\b/i.test(lines.join(' '))
  return {
    streetLinesToken: lines.map(line => line.toUpperCase()),
    city: textOf(given.city).toUpperCase(),
    stateOrProvinceCode: textOf(given.stateOrProvinceCode),
    countryCode: textOf(given.countryCode),
    customerMessage: [],
    postalCodeToken: { changed: false, value: text(given.postalCode) },
    parsedPostalCode: { base: text(given.postalCode).slice(0, 5), addOn: isKnown ? '0001' : '', deliveryPoint: '' },
    classification: isKnown ? (isHome ? 'RESIDENTIAL' : 'BUSINESS') : 'UNKNOWN',
    postOfficeBox: false,
    normalizedStatusNameDPV: isKnown,
    standardizedStatusNameMatchSource: 'Postal',
    resolutionMethodName: 'USPS_VALIDATE',
    attributes: {
      ResolutionMethod: 'GENERIC_VALIDATE',
      Matched: isKnown,
      Resolved: isKnown,
      DPV: isKnown,
      MultipleMatches: /ambiguous/i.test(street),
      CountrySupported: true,
    },
  }
}

/** What is said of an address: homes stand on lanes. */
export function address(body: Json): Reply {
  const given = listOf(body.addressesToValidate).map(one => objectOf(objectOf(one).address))
  if (given.length === 0) return no(400, 'ADDRESSESTOVALIDATE.REQUIRED', 'At least one address is required.')
  return yes({ resolvedAddresses: given.map(resolved), alerts: [] })
}
