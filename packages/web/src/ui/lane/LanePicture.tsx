import { useEffect, useMemo, useState } from 'react'
import { drawLane, HEIGHT, type Land, loadLand, WIDTH } from './drawLane.ts'
import classes from './LanePicture.module.css'
import type { MapPoint } from './mapPoint.ts'

/** The way on states and provinces: fitted to all its points, great circles between them. Loaded after the page stands. */
export default function LanePicture({ points, label }: { points: readonly MapPoint[]; label: string }) {
  const [land, setLand] = useState<Land | null>(null)
  useEffect(() => {
    let isShown = true
    loadLand().then(
      loaded => isShown && setLand(loaded),
      // Without the atlas the lane is still drawn, on an empty ground.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  const drawn = useMemo(() => drawLane(points, land), [points, land])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} role="img" aria-label={label}>
      {drawn.canada !== '' && <path d={drawn.canada} className={classes.land} />}
      {drawn.nation !== '' && <path d={drawn.nation} className={classes.land} />}
      {drawn.borders !== '' && <path d={drawn.borders} className={classes.border} />}
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
