import type { WireDropOff } from '@waybill/contract/wire/dayEnd.ts'
import { useText } from '../../../texts/texts.ts'
import classes from './DayEnd.module.css'

const SIZE = 240
const EDGE = 24

/** Where places lie around a point, north at the top; drawn from their degrees alone, without a map behind them. */
export function Sketch({
  center,
  locations,
}: {
  center: { readonly latitude: number; readonly longitude: number }
  locations: readonly WireDropOff[]
}) {
  const t = useText()
  // A degree of longitude is shorter the farther north it is.
  const shrink = Math.cos((center.latitude * Math.PI) / 180)
  const points = locations.flatMap(({ id, latitude, longitude }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ id, number: index + 1, east: (longitude - center.longitude) * shrink, north: latitude - center.latitude }],
  )
  if (points.length === 0) return null
  const reach = Math.max(0.001, ...points.flatMap(({ east, north }) => [Math.abs(east), Math.abs(north)]))
  const scale = (SIZE / 2 - EDGE) / reach
  const middle = SIZE / 2
  return (
    <figure className={classes.sketch}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={t('dayEnd.sketch')}>
        <circle cx={middle} cy={middle} r={middle - EDGE} className={classes.ring} />
        <circle cx={middle} cy={middle} r={(middle - EDGE) / 2} className={classes.ring} />
        <path d={`M${middle - 5} ${middle}h10M${middle} ${middle - 5}v10`} className={classes.middle} />
        {points.map(({ id, number, east, north }) => (
          <g key={id} transform={`translate(${middle + east * scale} ${middle - north * scale})`}>
            <circle r="9" className={classes.dot} />
            <text textAnchor="middle" dy="4" className={classes.digit}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={classes.quiet}>{t('dayEnd.sketch')}</figcaption>
    </figure>
  )
}
