import { geoAlbers } from 'd3-geo'
import { type ReactNode, useMemo } from 'react'
import { clustersIn } from './clusters.ts'
import { LandPaths } from './LandPaths.tsx'
import { landPaths, pathIn, useLand } from './land.ts'
import type { MapPoint } from './mapPoint.ts'
import classes from './PointsPicture.module.css'

const WIDTH = 460
const HEIGHT = 280
const MARGIN = 14
/** Nearer than this they are one: about the size of what is pressed. */
const APART = 28

/** Corners of the states that are together: they are always seen, so that freight is where it was yesterday. */
const corners: readonly [number, number][] = [
  [-124.7, 48.4],
  [-67, 44.8],
  [-80.5, 25.2],
  [-117.1, 32.5],
]

/** Many points on the land, those that are near to each other as one; how they look is said by `draw`, of the numbers of those at one place. */
export default function PointsPicture({
  points,
  draw,
}: {
  points: readonly MapPoint[]
  draw: (numbers: readonly number[]) => ReactNode
}) {
  const land = useLand()
  const { paths, clusters } = useMemo(() => {
    const places = points.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
    const projection = geoAlbers().fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: [...corners, ...places] },
    )
    projection.clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
    const placed = places.flatMap((place, item) => {
      const [x, y] = projection(place) ?? []
      return x === undefined || y === undefined ? [] : [{ x, y, item }]
    })
    return { paths: landPaths(pathIn(projection), land), clusters: clustersIn(placed, APART) }
  }, [points, land])
  return (
    <div className={classes.frame}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} aria-hidden="true">
        <LandPaths {...paths} />
      </svg>
      <ul className={classes.points}>
        {clusters.map(cluster => (
          <li
            key={`${cluster.x} ${cluster.y}`}
            style={{ left: `${(100 * cluster.x) / WIDTH}%`, top: `${(100 * cluster.y) / HEIGHT}%` }}
          >
            {draw(cluster.items)}
          </li>
        ))}
      </ul>
    </div>
  )
}
