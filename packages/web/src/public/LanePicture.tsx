import type { WireTracking } from '@waybill/contract/wire/tracking.ts'
import { useEffect, useState } from 'react'
import { drawLane, HEIGHT, type Land, loadLand, WIDTH } from '../widgets/LaneMap/drawLane.ts'
import classes from '../widgets/LaneMap/LaneMap.module.css'

type End = WireTracking['origin']

const pointOf = ({ latitude, longitude }: End) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 })

/** The lane on a map of the United States and Canada; loaded after the page stands. */
export default function LanePicture({ from, to, label }: { from: End; to: End; label: string }) {
  const [land, setLand] = useState<Land | null>(null)
  useEffect(() => {
    let isShown = true
    // Without the atlas the lane is still drawn, on an empty ground.
    loadLand().then(
      loaded => isShown && setLand(loaded),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  const drawn = drawLane(pointOf(from), pointOf(to), land)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.map} role="img" aria-label={label}>
      <path d={drawn.canada} className={classes.land} />
      <path d={drawn.nation} className={classes.land} />
      <path d={drawn.borders} className={classes.border} />
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
