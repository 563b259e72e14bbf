import { milesAlong } from '@waybill/domain'
import { useMemo } from 'react'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import LanePicture from '../../ui/lane/LanePicture.tsx'
import type { MapPoint } from '../../ui/lane/mapPoint.ts'
import classes from './LaneMap.module.css'

/** The lane, as far as its places are known, and how far it is. */
export default function LaneDrawing({ points, label }: { points: readonly (MapPoint | null)[]; label: string }) {
  const t = useText()
  const known = useMemo(() => points.filter(point => point !== null), [points])
  const miles = milesAlong(points)
  return (
    <figure className={classes.figure}>
      <LanePicture points={known} label={label} />
      <figcaption>
        <Hint small>{miles === null ? t('lane.noMiles') : t('lane.miles', { miles: formatCount(miles) })}</Hint>
      </figcaption>
    </figure>
  )
}
