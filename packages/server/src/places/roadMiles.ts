import { type Address, milesAlong, type Point, type Shipment } from '@waybill/domain'
import { lookUpZip } from './zips.ts'

/** Where an address is by its postal code; null where that is of no place. */
export const pointOf = ({ zip, country }: Pick<Address, 'zip' | 'country'>): Point | null => {
  const place = country === 'US' || country === 'CA' ? lookUpZip(zip, country) : null
  return place === null ? null : { latitude: place.latitude, longitude: place.longitude }
}

/** Miles of road along the stops, as everybody is told and charged: estimated; null where a place is not known, or there is none. */
export const roadMilesAlong = ({ stops }: Pick<Shipment, 'stops'>): number | null =>
  milesAlong(stops.map(({ address }) => pointOf(address)))
