import { useMemo } from 'react'
import { drawLane, HEIGHT, WIDTH } from './drawLane.ts'
import { LandPaths } from './LandPaths.tsx'
import classes from './LanePicture.module.css'
import { useLand } from './land.ts'
import type { MapPoint } from './mapPoint.ts'

/** The way on states and provinces: fitted to all its points, great circles between them. Loaded after the page stands. */
export default function LanePicture({ points, label }: { points: readonly MapPoint[]; label: string }) {
  const land = useLand()
  const drawn = useMemo(() => drawLane(points, land), [points, land])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} role="img" aria-label={label}>
      <LandPaths {...drawn} />
      <path d={drawn.lane} className={classes.lane} />
      {drawn.points.map(([x, y], index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: points of a way have no identity but their place
          key={index}
          cx={x}
          cy={y}
          r={index === 0 || index === drawn.points.length - 1 ? 4 : 3}
          className={index === 0 ? classes.start : classes.end}
        />
      ))}
    </svg>
  )
}
