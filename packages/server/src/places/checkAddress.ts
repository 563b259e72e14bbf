import { type Address, homeCountry, inOneSpelling, statesOfCode } from '@waybill/domain'
import { isAccepted } from './acceptedCities.ts'
import { cityOfArea, goesWithArea } from './canadianCity.ts'
import { cityWords } from './cityWords.ts'
import { areasOf, lookUpZip, type ZipPlace } from './zips.ts'

/** How far the area of a town may lie from one in the country that delivers around it. */
const NEAR_KM = 100

const EARTH_KM = 6371

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Great-circle distance in kilometres. */
function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}

const shortened: Readonly<Record<string, string>> = { SAINT: 'ST', SAINTE: 'STE', FORT: 'FT', MOUNT: 'MT' }

/** A city as it is kept once it is confirmed: `Saint Louis`, `St. Louis` and `ST LOUIS` are one, `O'Fallon` and `O Fallon` too. */
export const cityKey = (city: string): string =>
  city
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Z]+/)
    .map(word => shortened[word] ?? word)
    .join('')

export interface AddressCheck {
  readonly verdict: 'confirmed' | 'otherCity' | 'otherState' | 'unknown'
  /** What the table has at the ZIP; blank when it has none. */
  readonly city: string
  readonly state: string
}

const unknown: AddressCheck = { verdict: 'unknown', city: '', state: '' }

/** A city without the state that some write behind it: `Washington, DC`. */
function withoutState(words: readonly string[], state: string): string {
  const key = words.join('')
  const isBehind = [1, 2].some(count => words.length > count && words.slice(-count).join('') === state)
  return isBehind ? key.slice(0, -state.length) : key
}

function isOfZip(city: string, { city: own, state, zip }: ZipPlace): boolean {
  const words = cityWords(city)
  const key = cityWords(own).join('')
  return [words.join(''), withoutState(words, state)].some(
    named => named === key || isAccepted(named, state, zip.slice(0, 5)),
  )
}

function checkInCanada(address: Pick<Address, 'city'>, place: ZipPlace, state: string): AddressCheck {
  const [code = ''] = /^[A-Z]\d[A-Z]/.exec(place.zip) ?? []
  const area = { zip: code, city: place.name }
  const there = { city: cityOfArea(area, state), state }
  const goes = goesWithArea(
    address.city,
    state,
    area,
    areasOf(state),
    other => kilometresBetween(other, place) <= NEAR_KM,
  )
  return { verdict: goes ? 'confirmed' : 'otherCity', ...there }
}

/**
 * Whether city and state go with the ZIP. What can be compared is: a city that the table has elsewhere, or not at all, is asked
 * about, however near it lies, unless the post is known to deliver to it under the ZIP ({@link isAccepted}). In Canada, where the
 * table names quarters, a city that it has nowhere is not.
 */
export function checkAddress(address: {
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}): AddressCheck {
  const country = homeCountry(address)
  if (country !== 'US' && country !== 'CA') return unknown
  const place = lookUpZip(address.zip, country)
  if (place === null) return unknown
  const there = { city: place.city, state: place.state }
  const { state } = inOneSpelling({ ...address, state: address.state.trim().toUpperCase() })
  // A ZIP of two states has the table's one alone.
  if (!(state === place.state || statesOfCode(place.zip).includes(state))) return { verdict: 'otherState', ...there }
  if (country === 'CA') return checkInCanada(address, place, state)
  return { verdict: isOfZip(address.city, place) ? 'confirmed' : 'otherCity', ...there }
}
