/** Members of the European Union. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
export const isInUnion = (country: string): boolean => union.has(country)

/** Countries and territories whose telephones have ten digits, and four of an extension. */
const tenDigits: ReadonlySet<string> = new Set(['US', 'PR', 'CA', 'VI'])
export const hasTenDigits = (country: string): boolean => tenDigits.has(country)

/** The United States, with the territory that carriers of small packages count among them. */
export const isAmerican = (country: string): boolean => country === 'US' || country === 'PR'

/** Whether a state or province belongs to an address there. */
export const hasStates = (country: string): boolean => country === 'US' || country === 'CA'

/** Shapes of postal codes, without blanks. */
export const postalCodes = {
  american: /^\d{5}(-?\d{4})?$/,
  canadian: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  other: /^[A-Z0-9]{1,9}$/i,
} as const
