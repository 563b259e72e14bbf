import type { Address } from '../shipment/shipment.ts'
import { isUsZip } from './postalCodes.ts'

/** What of an address says where it is. */
export type PlaceCodes = Pick<Address, 'country'> & Partial<Pick<Address, 'state' | 'zip'>>

/**
 * Places with a country code of their own whose addresses are American to the post, with ZIPs: the territories, and the
 * states in free association (FM, MH, PW). Source: Postal Service, Publication 28, appendix B.
 */
const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI', 'FM', 'MH', 'PW'])

/** States of military and diplomatic post offices (APO, FPO, DPO): their addresses are American, the places are not. */
const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP'])

/** The territory an address lies in, however it is written; blank: none. */
const territoryOf = ({ country, state = '' }: PlaceCodes): string =>
  territories.has(country) ? country : country === 'US' && territories.has(state) ? state : ''

/** Whether an address is that of a military or diplomatic post office. */
export const isMilitary = ({ country, state = '' }: PlaceCodes): boolean =>
  military.has(state) && (country === 'US' || country === '')

/**
 * The one spelling in which an address is stored: a territory is a state of the United States, with the zeros of its ZIP
 * (`PR`, 901 → `US`, `PR`, 00901). Other addresses are returned as they are.
 */
export function inOneSpelling<P extends Pick<Address, 'country' | 'state' | 'zip'>>(place: P): P {
  const territory = territoryOf(place)
  if (territory === '') return place
  const figures = place.zip.trim()
  const zip = /^\d{3,4}$/.test(figures) ? figures.padStart(5, '0') : figures
  if (zip !== '' && !isUsZip(zip)) return { ...place, country: 'US', state: territory }
  return { ...place, country: 'US', state: territory, zip }
}

/** The country of an address as the networks of UPS and FedEx name it: each territory is one of its own. */
export const networkCountry = (place: PlaceCodes): string => territoryOf(place) || place.country

/** The country of an address as American law and mail see it: that of a territory is the United States. */
export const homeCountry = (place: PlaceCodes): string => (territoryOf(place) === '' ? place.country : 'US')

/**
 * The area within which a parcel meets no customs form: the states with Puerto Rico are one, each other territory and the
 * military post offices another, as each country. Source: Postal Service, Domestic Mail Manual 608.2.4.
 */
export function customsArea(place: PlaceCodes): string {
  if (isMilitary(place)) return 'military'
  const country = networkCountry(place)
  return country === 'PR' ? 'US' : country
}

/** Whether freight to or from an address leaves the mainland's roads and customs: a territory, a military post office, another country. */
export const isAwayFrom = (home: PlaceCodes, place: PlaceCodes): boolean =>
  networkCountry(home) !== networkCountry(place) || isMilitary(home) !== isMilitary(place)
