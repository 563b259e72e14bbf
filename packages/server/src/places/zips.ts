import { createRequire } from 'node:module'
import tzLookup from '@photostructure/tz-lookup'
import { statesOfCode } from '@waybill/domain'

/** What a ZIP says of a place. */
export interface ZipPlace {
  readonly zip: string
  readonly city: string
  /** As the table has it: of Canadian areas with their quarters in parentheses. */
  readonly name: string
  readonly state: string
  readonly country: 'US' | 'CA'
  readonly latitude: number
  readonly longitude: number
  /** IANA zone of the point. */
  readonly timeZone: string
}

interface Entry {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

interface ZipTable {
  readonly codes: Readonly<Record<string, Entry>>
  lookup(zip: string): Entry | undefined
  lookupByState(state: string): readonly Entry[]
}

let table: ZipTable | undefined

/** Five megabytes of ZIPs, read with the first question instead of with the server. */
function zipTable(): ZipTable {
  table ??= createRequire(import.meta.url)('zipcodes') as ZipTable
  return table
}

/** The source names Canadian provinces; everything of ours goes by code. */
const provinces: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  Newfoundland: 'NL',
  'Nova Scotia': 'NS',
  'Northwest Territories': 'NT',
  'Northwest Territory': 'NT',
  Nunavut: 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
}

/** A US ZIP (`45402`, `45402-1234`) or the first half of a Canadian postal code; null when nobody lives there. */
export function lookUpZip(text: string, country: 'US' | 'CA'): ZipPlace | null {
  const bare = text.trim().toUpperCase().replace(/\s/g, '')
  const key = country === 'US' ? /^\d{5}/.exec(bare)?.[0] : /^[A-Z]\d[A-Z]/.exec(bare)?.[0]
  const entry = key === undefined ? undefined : zipTable().lookup(key)
  if (entry === undefined || (entry.country === 'Canada') !== (country === 'CA')) return null
  return {
    zip: text.trim().toUpperCase(),
    city: entry.city.replace(/ \(.*$/, ''),
    name: entry.city,
    state: provinces[entry.state] ?? entry.state,
    country,
    latitude: entry.latitude,
    longitude: entry.longitude,
    timeZone: tzLookup(entry.latitude, entry.longitude),
  }
}

/** Where each ZIP, or first half of a Canadian postal code, is. */
export const zipPoints = (): readonly Pick<ZipPlace, 'zip' | 'country' | 'latitude' | 'longitude'>[] =>
  Object.entries(zipTable().codes).flatMap(([zip, { country, latitude, longitude }]) =>
    // Of some the source knows the name alone.
    Number.isFinite(latitude) && Number.isFinite(longitude)
      ? [{ zip, country: country === 'Canada' ? ('CA' as const) : ('US' as const), latitude, longitude }]
      : [],
  )

/** Every US ZIP of a state whose city is one of those that `isNamed` knows. */
export const zipsOfCity = (state: string, isNamed: (city: string) => boolean): readonly Entry[] =>
  zipTable()
    .lookupByState(state)
    .filter(entry => isNamed(entry.city))

const areas = new Map<string, readonly Entry[]>()

/** Every area of Canadian postal codes of a province, by their first letters: of some the source names a county instead. */
export function areasOf(province: string): readonly Entry[] {
  const all =
    areas.get(province) ??
    Object.values(zipTable().codes).filter(
      ({ zip, country }) => country === 'Canada' && statesOfCode(zip).includes(province),
    )
  areas.set(province, all)
  return all
}

/** The zone in which an address's dates and times are meant; `otherwise` when its ZIP is not known. */
export function zoneOf(address: { readonly zip: string; readonly country: string }, otherwise: string): string {
  const { country } = address
  if (country !== 'US' && country !== 'CA') return otherwise
  return lookUpZip(address.zip, country)?.timeZone ?? otherwise
}
