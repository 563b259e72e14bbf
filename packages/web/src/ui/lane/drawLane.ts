import { geoAlbers, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { MapPoint } from './mapPoint.ts'

export const WIDTH = 300
export const HEIGHT = 150
const MARGIN = 26
/** Never closer than this many degrees around, so that a short lane still shows where it is. */
const NEAREST = 2.2

type Atlas = Parameters<typeof mesh>[0]
type Shape = NonNullable<Parameters<typeof mesh>[1]>

export interface Land {
  readonly us: Atlas
  readonly world: Atlas
  readonly canada: Shape | undefined
}

/** Canada's number in the atlas (ISO 3166-1). */
const CANADA = '124'

/** States, provinces and nations; fetched when a map is first shown. */
export async function loadLand(): Promise<Land> {
  const [us, world] = await Promise.all([import('us-atlas/states-10m.json'), import('world-atlas/countries-110m.json')])
  const countries = readAtlas(world.default)
  const all = shapeOf(countries, 'countries')
  const canada = all?.type === 'GeometryCollection' ? all.geometries.find(country => country.id === CANADA) : undefined
  return { us: readAtlas(us.default), world: countries, canada }
}

/** The atlas is JSON of a known form, whose literal types a JSON import cannot say. */
const readAtlas = (json: unknown): Atlas => json as Atlas

/** A part of an atlas, of the form that both functions of the library take. */
const shapeOf = (atlas: Atlas, name: string): Shape | undefined => atlas.objects[name] as Shape | undefined

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
  const path = geoPath(projection).digits(1)
  const states = land === null ? undefined : shapeOf(land.us, 'states')
  const outline = (atlas: Atlas | undefined, shape: Shape | undefined): string =>
    atlas === undefined || shape === undefined ? '' : (path(feature(atlas, shape)) ?? '')
  return {
    lane: path(lane) ?? '',
    points: all.map(point => projection(point) ?? [0, 0]),
    canada: outline(land?.world, land?.canada),
    nation: outline(land?.us, land === null ? undefined : shapeOf(land.us, 'nation')),
    borders: land === null || states === undefined ? '' : (path(mesh(land.us, states, (x, y) => x !== y)) ?? ''),
  }
}
