import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import LanePicture from '../../ui/lane/LanePicture.tsx'
import { type MapPoint, straightMiles } from '../../ui/lane/milesOf.ts'
import classes from './LaneMap.module.css'

/** The lane and how far it is. */
export default function LaneDrawing({ points, label }: { points: readonly MapPoint[]; label: string }) {
  const t = useText()
  const miles = points.slice(1).reduce((sum, point, index) => sum + straightMiles(points[index] ?? point, point), 0)
  return (
    <figure className={classes.figure}>
      <LanePicture points={points} label={label} />
      <figcaption>
        <Hint small>{t('lane.miles', { miles: formatCount(miles) })}</Hint>
      </figcaption>
    </figure>
  )
}
