import { lazy, Suspense, useMemo } from 'react'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import type { MapPoint } from '../../ui/lane/mapPoint.ts'
import classes from './LaneMap.module.css'

const LaneDrawing = lazy(() => import('./LaneDrawing.tsx'))

export interface LaneEnd extends MapPoint {
  readonly City: string
  readonly State: string
}

const noPoints: readonly MapPoint[] = []

/** Where the freight goes and about how far that is. The map's code and data come when both ends are known. */
export function LaneMap({
  from,
  to,
  via = noPoints,
}: {
  from: LaneEnd | null
  to: LaneEnd | null
  /**
   * Points between the ends, in the order of the way; null: nobody knows where that is, and so not how far it is. The same
   * list as long as they are the same.
   */
  via?: readonly (MapPoint | null)[]
}) {
  const t = useText()
  const points = useMemo(() => (from === null || to === null ? [] : [from, ...via, to]), [from, to, via])
  if (from === null || to === null) return <Hint small>{t('lane.hint')}</Hint>
  const label = t('lane.label', { from: `${from.City}, ${from.State}`, to: `${to.City}, ${to.State}` })
  return (
    <Suspense fallback={<div className={classes.map} />}>
      <LaneDrawing points={points} label={label} />
    </Suspense>
  )
}
