/** Reads untrusted JSON field by field, noting what is missing or wrong the way the API tells it. */

export type Json = Readonly<Record<string, unknown>>

export const objectOf = (given: unknown): Json =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Json) : {}

export const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [])

export const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** Weights and sizes come as numbers or as strings. */
export function numberOf(given: unknown): number | null {
  if (given === null || given === undefined || given === '') return null
  const value = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN
  return Number.isFinite(value) ? value : null
}

const classes = [
  ...['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100'],
  ...['110', '125', '150', '175', '200', '250', '300', '400', '500'],
]

const countries = ['US', 'CA', 'MX']

function addressFaults(at: string, given: unknown): string[] {
  const address = objectOf(given)
  if (Object.keys(address).length === 0) return [`${at} must not be null`]
  const faults: string[] = []
  if (textOf(address.postalCode) === '') faults.push(`${at}.postalCode must not be blank`)
  const country = textOf(address.country)
  if (country !== '' && !countries.includes(country))
    faults.push(`${at}.country must be one of ${countries.join(', ')}`)
  return faults
}

function lineFaults(given: unknown, isOrder: boolean): string[] {
  const lines = listOf(given)
  if (lines.length === 0) return ['lineItems must not be empty']
  return lines.flatMap((line, index) => {
    const at = `lineItems[${index}]`
    const item = objectOf(line)
    const sizes = objectOf(item.packageDimensions)
    const faults: string[] = []
    if ((numberOf(item.totalWeight) ?? 0) <= 0) faults.push(`${at}.totalWeight must be greater than 0`)
    for (const side of ['length', 'width', 'height']) {
      if (numberOf(sizes[side]) === null) faults.push(`${at}.packageDimensions.${side} must not be null`)
    }
    if (!classes.includes(textOf(item.freightClass))) faults.push(`${at}.freightClass must not be null`)
    const hazmat = objectOf(item.hazmatDetail)
    if (isOrder && item.hazmatDetail !== undefined) {
      for (const field of ['identificationNumber', 'properShippingName', 'hazardClass', 'packingGroup']) {
        if (textOf(hazmat[field]) === '') faults.push(`${at}.hazmatDetail.${field} must not be blank`)
      }
    }
    return faults
  })
}

/** Everything that is wrong with a question for rates. */
export const rateFaults = (body: Json): readonly string[] => [
  ...addressFaults('originAddress', body.originAddress),
  ...addressFaults('destinationAddress', body.destinationAddress),
  ...lineFaults(body.lineItems, false),
]

/** Everything that is wrong with a question for transit times: it names two places and no freight. */
export const laneFaults = (body: Json): readonly string[] => [
  ...addressFaults('originAddress', body.originAddress),
  ...addressFaults('destinationAddress', body.destinationAddress),
]

/** Everything that is wrong with an order. */
export function dispatchFaults(body: Json): readonly string[] {
  const ends = ['originLocation', 'destinationLocation', 'requesterLocation'].flatMap(name => {
    const location = objectOf(body[name])
    if (Object.keys(location).length === 0) return [`${name} must not be null`]
    const contact = objectOf(location.contact)
    const company = textOf(contact.companyName) === '' ? [`${name}.contact.companyName must not be blank`] : []
    return [...addressFaults(`${name}.address`, location.address), ...company]
  })
  const accounts = accountCodes(body)
  const group = accounts.length === 1 ? [] : ['capacityProviderAccountGroup.accounts must hold exactly one account']
  const window = objectOf(body.pickupWindow)
  const pickup = /^\d{4}-\d{2}-\d{2}$/.test(textOf(window.date)) ? [] : ['pickupWindow.date must not be null']
  return [...group, ...ends, ...lineFaults(body.lineItems, true), ...pickup]
}

/** The accounts a request names; none means all of the group. */
export const accountCodes = (body: Json): readonly string[] =>
  listOf(objectOf(body.capacityProviderAccountGroup).accounts)
    .map(account => textOf(objectOf(account).code))
    .filter(code => code !== '')

/** The value of an identifier of a shipment. */
export const identifierOf = (list: unknown, type: string): string =>
  textOf(
    listOf(list)
      .map(objectOf)
      .find(one => one.type === type)?.value,
  )
