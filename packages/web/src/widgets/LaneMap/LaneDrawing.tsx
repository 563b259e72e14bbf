import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import LanePicture from '../../ui/lane/LanePicture.tsx'
import { type MapPoint, straightMiles } from '../../ui/lane/milesOf.ts'
import classes from './LaneMap.module.css'

/** The lane and how far it is. */
export default function LaneDrawing({ from, to, label }: { from: MapPoint; to: MapPoint; label: string }) {
  const t = useText()
  return (
    <figure className={classes.figure}>
      <LanePicture from={from} to={to} label={label} />
      <figcaption>
        <Hint small>{t('lane.miles', { miles: formatCount(straightMiles(from, to)) })}</Hint>
      </figcaption>
    </figure>
  )
}
