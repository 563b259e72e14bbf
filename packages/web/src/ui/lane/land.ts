import { type GeoPath, type GeoProjection, geoPath } from 'd3-geo'
import { useEffect, useState } from 'react'
import { feature, mesh } from 'topojson-client'

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
async function loadLand(): Promise<Land> {
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

/** The land once it is there; null before, and for good where it does not come: what stands on it is drawn all the same. */
export function useLand(): Land | null {
  const [land, setLand] = useState<Land | null>(null)
  useEffect(() => {
    let isShown = true
    loadLand().then(
      loaded => isShown && setLand(loaded),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return land
}

/** How a map is drawn: paths for a projection, with one decimal. */
export const pathIn = (projection: GeoProjection): GeoPath => geoPath(projection).digits(1)

/** Paths of the land, blank where it is not there. */
export function landPaths(path: GeoPath, land: Land | null) {
  const outline = (atlas: Atlas | undefined, shape: Shape | undefined): string =>
    atlas === undefined || shape === undefined ? '' : (path(feature(atlas, shape)) ?? '')
  const states = land === null ? undefined : shapeOf(land.us, 'states')
  return {
    canada: outline(land?.world, land?.canada),
    nation: outline(land?.us, land === null ? undefined : shapeOf(land.us, 'nation')),
    borders: land === null || states === undefined ? '' : (path(mesh(land.us, states, (x, y) => x !== y)) ?? ''),
  }
}
