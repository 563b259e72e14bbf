/** A point in degrees. */
export interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}
