import { guessedRoadMiles } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import LanePicture from '../../ui/lane/LanePicture.tsx'
import type { MapPoint } from '../../ui/lane/mapPoint.ts'
import classes from './LaneMap.module.css'

/** The lane and how far it is. */
export default function LaneDrawing({ points, label }: { points: readonly MapPoint[]; label: string }) {
  const t = useText()
  return (
    <figure className={classes.figure}>
      <LanePicture points={points} label={label} />
      <figcaption>
        <Hint small>{t('lane.miles', { miles: formatCount(guessedRoadMiles(points)) })}</Hint>
      </figcaption>
    </figure>
  )
}
