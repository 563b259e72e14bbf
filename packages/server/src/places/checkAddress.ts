import { homeCountry, inOneSpelling, statesOfCode } from '@waybill/domain'
import { lookUpZip, zipsOfCity } from './zips.ts'

/** How far a ZIP may lie from the nearest ZIP of a city and still be called by it: suburbs go by the city's name. */
const NEAR_KM = 40

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

/** A city as it is compared: `Saint Louis`, `St. Louis` and `ST LOUIS` are one, `O'Fallon` and `O Fallon` too. */
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

/**
 * Whether city and state go with the ZIP. A city other than the ZIP's own is accepted within {@link NEAR_KM} of a ZIP of
 * that city, since the post delivers to suburbs under it; in Canada only the province is judged, because the table
 * names quarters there.
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
  const named = cityKey(address.city)
  if (country === 'CA' || named === cityKey(place.city)) return { verdict: 'confirmed', ...there }
  const isNear = zipsOfCity(place.state, city => cityKey(city) === named).some(
    other => kilometresBetween(other, place) <= NEAR_KM,
  )
  return { verdict: isNear ? 'confirmed' : 'otherCity', ...there }
}
