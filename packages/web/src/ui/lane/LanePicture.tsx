import { useEffect, useMemo, useState } from 'react'
import { drawLane, HEIGHT, type Land, loadLand, WIDTH } from './drawLane.ts'
import classes from './LanePicture.module.css'
import type { MapPoint } from './milesOf.ts'

/** The lane on states and provinces: fitted to both ends, the way between them a great circle. Loaded after the page stands. */
export default function LanePicture({ from, to, label }: { from: MapPoint; to: MapPoint; label: string }) {
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
  const drawn = useMemo(() => drawLane(from, to, land), [from, to, land])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} role="img" aria-label={label}>
      {drawn.canada !== '' && <path d={drawn.canada} className={classes.land} />}
      {drawn.nation !== '' && <path d={drawn.nation} className={classes.land} />}
      {drawn.borders !== '' && <path d={drawn.borders} className={classes.border} />}
      <path d={drawn.lane} className={classes.lane} />
      {drawn.ends.map(([x, y], index) => (
        <circle
          key={index === 0 ? 'from' : 'to'}
          cx={x}
          cy={y}
          r={4}
          className={index === 0 ? classes.start : classes.end}
        />
      ))}
    </svg>
  )
}
