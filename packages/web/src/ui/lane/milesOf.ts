import { geoDistance } from 'd3-geo'

export interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in statute miles. */
const EARTH_MILES = 3958.8

/** Miles as the crow flies; no road does, so they are never called anything else. */
export const straightMiles = (a: MapPoint, b: MapPoint): number =>
  Math.round(geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]) * EARTH_MILES)
