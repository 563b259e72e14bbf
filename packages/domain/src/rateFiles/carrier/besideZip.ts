import { statesOf } from '../../places/states.ts'
import { statesOfPrefix } from '../../places/zipStates.ts'
import type { LanePlace } from '../../rates/rateSheet.ts'

/** A column beside the code of a place. */
export type PlaceColumn = 'state' | 'country'

const countries: Readonly<Record<string, 'US' | 'CA'>> = {
  ...{ US: 'US', USA: 'US', 'UNITED STATES': 'US', 'UNITED STATES OF AMERICA': 'US' },
  ...{ CA: 'CA', CAN: 'CA', CANADA: 'CA' },
}

const plain = (text: string): string => text.trim().toUpperCase().replaceAll('.', '')

/** Code of a state or province that is written as its code or its name; blank for anything else. */
function stateOf(cell: string): string {
  const text = plain(cell)
  for (const states of Object.values(statesOf))
    for (const [code, name] of Object.entries(states)) if (code === text || plain(name) === text) return code
  return ''
}

/** The first three characters of every code in a place; null where it is none of codes, or a range over two countries. */
function prefixesOf({ kind, value }: LanePlace): readonly string[] | null {
  if (kind === 'zip5' || kind === 'zip3') return [value.slice(0, 3)]
  if (kind !== 'zip5Range' && kind !== 'zip3Range') return null
  const [from = '', to = ''] = value.split('-').map(end => end.slice(0, 3))
  if (/^[0-9]/.test(from) && /^[0-9]/.test(to)) {
    const count = Number(to) - Number(from) + 1
    return Array.from({ length: count }, (_, index) => String(Number(from) + index).padStart(3, '0'))
  }
  if (/^[0-9]/.test(from) || /^[0-9]/.test(to)) return null
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)]
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
}

/**
 * Whether a state or a country that stands beside the code of a place says no more than the code does: five figures are a
 * ZIP in Missouri and a postal code in Mexico, and a range may hold more than the state beside it.
 */
export function saysTheSame(place: LanePlace, cell: string, column: PlaceColumn): boolean {
  const prefixes = prefixesOf(place)
  if (prefixes === null) return false
  if (column === 'country') {
    const country = countries[plain(cell)]
    const isCanadian = !/^[0-9]/.test(place.value)
    // Territories are written as states of the United States and as countries of their own.
    if (country === undefined && !isCanadian) return isIn(prefixes, plain(cell), ['PR', 'VI', 'GU', 'AS', 'MP'])
    return country === (isCanadian ? 'CA' : 'US')
  }
  return isIn(prefixes, stateOf(cell))
}

/** Every prefix that any code begins with lies in the state. */
function isIn(prefixes: readonly string[], state: string, of?: readonly string[]): boolean {
  if (state === '' || of?.includes(state) === false) return false
  const known = prefixes.map(statesOfPrefix).filter(states => states.length > 0)
  return known.length > 0 && known.every(states => states.includes(state))
}
