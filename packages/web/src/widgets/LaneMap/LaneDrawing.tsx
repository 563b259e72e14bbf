import { useEffect, useMemo, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { drawLane, HEIGHT, type Land, loadLand, WIDTH } from './drawLane.ts'
import classes from './LaneMap.module.css'
import { type MapPoint, straightMiles } from './milesOf.ts'

/** The lane on states and provinces: fitted to both ends, the way between them a great circle. */
export default function LaneDrawing({ from, to, label }: { from: MapPoint; to: MapPoint; label: string }) {
  const t = useText()
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
  const miles = formatCount(straightMiles(from, to))
  return (
    <figure className={classes.figure}>
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
      <figcaption className={classes.caption}>{t('lane.miles', { miles })}</figcaption>
    </figure>
  )
}
