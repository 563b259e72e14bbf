import { geoAlbers, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { MapPoint } from './milesOf.ts'

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

/** Paths of the lane and the land under it, fitted to both ends, the way between them a great circle. */
export function drawLane(from: MapPoint, to: MapPoint, land: Land | null) {
  const a: [number, number] = [from.longitude, from.latitude]
  const b: [number, number] = [to.longitude, to.latitude]
  const middle: [number, number] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const lane: GeoJSON.LineString = { type: 'LineString', coordinates: [a, b] }
  const frame: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: [a, b, [middle[0] - NEAREST, middle[1] - NEAREST / 2], [middle[0] + NEAREST, middle[1] + NEAREST / 2]],
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
    ends: [a, b].map(point => projection(point) ?? [0, 0]),
    canada: outline(land?.world, land?.canada),
    nation: outline(land?.us, land === null ? undefined : shapeOf(land.us, 'nation')),
    borders: land === null || states === undefined ? '' : (path(mesh(land.us, states, (x, y) => x !== y)) ?? ''),
  }
}
