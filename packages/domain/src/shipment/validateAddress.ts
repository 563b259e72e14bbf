import { hasPostalCodes } from '../places/countries.ts'
import { isPostalCode } from '../places/postalCodes.ts'
import { isCheckedCountry, isStateOf, statesOf } from '../places/states.ts'
import { homeCountry } from '../places/territories.ts'
import { statesOfCode } from '../places/zipStates.ts'
import { textLimits } from './limits.ts'
import { checkText, type Problem, problem } from './problems.ts'
import type { Address, AddressField } from './shipment.ts'

/** Whether it has the form of an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@"<>(),;:]+@[^\s@"<>(),;:.]+(\.[^\s@"<>(),;:.]+)+$/.test(text)

/** Seven digits at least, in whatever dress. */
export const isPhone = (text: string): boolean =>
  /^[0-9+()./\sxext-]+$/i.test(text) && text.replaceAll(/[^0-9]/g, '').length >= 7

const postalExample = (country: string): string => (country === 'CA' ? 'M5V 2T6' : '45402')

/**
 * A ZIP that nobody has, or that lies in another state than the one beside it. What has not the form of either is told of
 * where its form is looked at.
 */
function zipProblems(at: string, { zip, state, country: written }: Address): readonly Problem[] {
  const country = homeCountry({ country: written })
  if (!isCheckedCountry(country) || !isPostalCode(country, zip)) return []
  const there = statesOfCode(zip)
  if (there.length === 0) return [problem(at, 'zipOfNobody', { zip })]
  const here = country === written ? state : written
  if (!isStateOf(country, here) || there.includes(here)) return []
  const names: Readonly<Record<string, string>> = statesOf[country]
  const named = (code: string): string => names[code] ?? code
  return [problem(at, 'zipElsewhere', { zip, there: there.map(named).join(' / '), state: named(here) })]
}

/** Everything that is wrong with an address; `prefix` is where it stands (`origin`). */
export function validateAddress(prefix: string, address: Address): readonly Problem[] {
  const { country } = address
  const at = (field: AddressField) => `${prefix}.${field}`
  const required = (field: 'company' | 'street' | 'city') =>
    checkText(at(field), address[field], { max: textLimits[field], required: true })
  return [
    ...required('company'),
    ...required('street'),
    ...checkText(at('street2'), address.street2, { max: textLimits.street2 }),
    ...required('city'),
    ...checkText(at('state'), address.state, {
      max: textLimits.state,
      required: isCheckedCountry(country),
      form: text => !isCheckedCountry(country) || isStateOf(country, text),
      example: country === 'CA' ? 'ON' : 'OH',
    }),
    ...checkText(at('zip'), address.zip, {
      max: textLimits.zip,
      required: hasPostalCodes(country),
      form: text => isPostalCode(country, text),
      example: postalExample(country),
    }),
    ...zipProblems(at('zip'), address),
    ...checkText(at('country'), country, {
      max: textLimits.country,
      required: true,
      form: text => /^[A-Z]{2}$/.test(text),
      example: 'US',
    }),
    ...checkText(at('contactName'), address.contactName, { max: textLimits.contactName }),
    ...checkText(at('contactPhone'), address.contactPhone, {
      max: textLimits.contactPhone,
      form: isPhone,
      example: '937-555-0123',
    }),
    ...checkText(at('contactEmail'), address.contactEmail, {
      max: textLimits.contactEmail,
      form: isEmail,
      example: 'dock@example.com',
    }),
  ]
}
