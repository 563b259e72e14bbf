import { type Address, milesAlong, type Point, type Shipment } from '@waybill/domain'
import { lookUpZip, zipsOfCity } from './zips.ts'

/** Where an address is by its postal code; null where that is of no place. */
export const pointOf = ({ zip, country }: Pick<Address, 'zip' | 'country'>): Point | null => {
  const place = country === 'US' || country === 'CA' ? lookUpZip(zip, country) : null
  return place === null ? null : { latitude: place.latitude, longitude: place.longitude }
}

/** Cities whose middle is remembered: carriers name the same ones again and again. */
const CITIES_MAX = 5_000
const middles = new Map<string, Point | null>()

/** The middle of a city of the United States by its name; null where there is none of that name. */
export function pointOfCity(city: string, state: string, country: string): Point | null {
  if (country !== 'US') return null
  const name = city.trim().toUpperCase()
  const key = `${state} ${name}`
  const known = middles.get(key)
  if (known !== undefined) return known
  const zips = zipsOfCity(state, one => one.toUpperCase() === name)
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  const middle =
    zips.length === 0
      ? null
      : { latitude: mean(zips.map(one => one.latitude)), longitude: mean(zips.map(one => one.longitude)) }
  if (middles.size < CITIES_MAX) middles.set(key, middle)
  return middle
}

/** Miles of road along the stops, as everybody is told and charged: estimated; null where a place is not known, or there is none. */
export const roadMilesAlong = ({ stops }: Pick<Shipment, 'stops'>): number | null =>
  milesAlong(stops.map(({ address }) => pointOf(address)))
