import type { Condition, Place } from '../condition.ts'
import { asList, type Json, textAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'

const hasStates = (country: string): boolean => ['US', 'CA', 'PR'].includes(country)

/** An address, alike wherever FedEx asks for one. */
export function addressRows(address: string, country: (place: Place) => string): readonly Condition[] {
  const { required, shaped } = rowsUnder(address)
  return [
    required('stateOrProvinceCode', 'Required for US, CA and PR.', at => hasStates(country(at))),
    shaped('stateOrProvinceCode', /^[A-Z]{2}$/, 'Two letters.'),
  ]
}

/** A street that a truck goes to. */
export const streetRow = (address: string): Condition =>
  rowsUnder(address).agreed(
    'streetLines',
    lines => asList(lines).length > 0 && !asList(lines).includes(''),
    'At least one line is required; empty lines should not be included.',
  )

/** Who is there, and how he is called. */
export function contactRows(party: string, country: (place: Place) => string): readonly Condition[] {
  const { agreed, shaped } = rowsUnder(`${party}.contact`)
  // Of a list the party is the row, else it stands at its place in the request.
  const company = (body: Json, item: Json): string =>
    party.endsWith('[]') ? textAt(item, 'contact.companyName') : textAt(body, `${party}.contact.companyName`)
  const isNear = (at: Place): boolean => ['US', 'CA'].includes(country(at))
  return [
    agreed(
      'personName',
      (name, { body, item }) => (name ?? '') !== '' || company(body, item) !== '',
      'Either companyName or personName.',
    ),
    shaped('phoneNumber', /^(\+?1)?\d{10}$/, 'Exactly 10 digits for US and CA.', isNear, 'PHONENUMBER.INVALID'),
    shaped('phoneNumber', /^\+?\d{10,15}$/, '10 to 15 digits.', at => !isNear(at), 'PHONENUMBER.INVALID'),
  ]
}
