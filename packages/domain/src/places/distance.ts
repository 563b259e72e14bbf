/** A point in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth in statute miles. */
const EARTH_MILES = 3958.8

/** What a road is longer than the straight line, as a rule of thumb: a fifth. */
const ROUNDABOUT = 1.2

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles as the crow flies. */
function straight(a: Point, b: Point): number {
  const [south, north] = [radians(a.latitude), radians(b.latitude)]
  const half = (from: number, to: number): number => Math.sin((to - from) / 2) ** 2
  const east = Math.cos(south) * Math.cos(north) * half(radians(a.longitude), radians(b.longitude))
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half(south, north) + east)))
}

/** Whole miles of road along places, guessed from the straight lines between them. Nobody measured them. */
export const guessedRoadMiles = (places: readonly Point[]): number =>
  Math.round(
    places.slice(1).reduce((sum, place, index) => sum + straight(places[index] ?? place, place) * ROUNDABOUT, 0),
  )

/**
 * Miles of road along the stops of a way, as everybody is told and charged: through all of them. Null: of one nobody knows
 * where it is, or there is no way.
 */
export function milesAlong(stops: readonly (Point | null)[]): number | null {
  const known = stops.filter(point => point !== null)
  return known.length === stops.length && known.length > 1 ? guessedRoadMiles(known) : null
}

/** Miles that a driver makes in the 11 hours that he may drive a day (49 CFR 395.3(a)(3)), at some 50 miles an hour. */
const MILES_A_DAY = 550

/** How many days after the stop before it a truck that follows the road reaches a place: half a day is left on the first. */
export const drivingDays = (miles: number): number =>
  miles <= MILES_A_DAY / 2 ? 0 : Math.ceil((miles - MILES_A_DAY / 2) / MILES_A_DAY)
