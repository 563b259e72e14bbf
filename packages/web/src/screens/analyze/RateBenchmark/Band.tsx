import classes from './RateBenchmark.module.css'

interface Scale {
  readonly low: number
  readonly high: number
}

/** Half of what was paid as a band with its median on it; `at` is one price beside them. Words stand elsewhere. */
export function Band({
  p25,
  median,
  p75,
  low,
  high,
  at,
  labels,
}: Scale & {
  p25: number
  median: number
  p75: number
  at?: number
  /** How the three are written at the band; left out: they are not. */
  labels?: (amount: number) => string
}) {
  const place = (amount: number) => `${(100 * (amount - low)) / Math.max(1, high - low)}%`
  return (
    <div className={classes.band} data-labelled={labels !== undefined} aria-hidden="true">
      <span className={classes.half} style={{ left: place(p25), right: `calc(100% - ${place(p75)})` }} />
      <span className={classes.median} style={{ left: place(median) }} />
      {at !== undefined && <span className={classes.at} style={{ left: place(at) }} />}
      {labels !== undefined && (
        <>
          <span className={classes.low} style={{ right: `calc(100% - ${place(p25)})` }}>
            {labels(p25)}
          </span>
          <strong className={classes.middle} style={{ left: place(median) }}>
            {labels(median)}
          </strong>
          <span className={classes.top} style={{ left: place(p75) }}>
            {labels(p75)}
          </span>
        </>
      )}
    </div>
  )
}
