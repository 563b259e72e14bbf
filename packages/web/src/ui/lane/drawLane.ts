import { geoAlbers } from 'd3-geo'
import { type Land, landPaths, pathIn } from './land.ts'
import type { MapPoint } from './mapPoint.ts'

export const WIDTH = 300
export const HEIGHT = 150
const MARGIN = 26
/** Never closer than this many degrees around, so that a short lane still shows where it is. */
const NEAREST = 2.2

/** Halfway between the outermost of these. */
const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** Paths of the way and the land under it, fitted to all its points, the way between them great circles. */
export function drawLane(points: readonly MapPoint[], land: Land | null) {
  const all = points.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const middle: [number, number] = [middleOf(all.map(([x]) => x)), middleOf(all.map(([, y]) => y))]
  const lane: GeoJSON.LineString = { type: 'LineString', coordinates: all }
  const frame: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: [
      ...all,
      [middle[0] - NEAREST, middle[1] - NEAREST / 2],
      [middle[0] + NEAREST, middle[1] + NEAREST / 2],
    ],
  }
  const projection = geoAlbers()
    .rotate([-middle[0], 0])
    .center([0, middle[1]])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      frame,
    )
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
  const path = pathIn(projection)
  return { lane: path(lane) ?? '', points: all.map(point => projection(point) ?? [0, 0]), ...landPaths(path, land) }
}
