import { useEffect, useEffectEvent, useState } from 'react'
import { formatInstantIn } from '../../ui/format.ts'
import classes from './Letter.module.css'
import { say } from './words.ts'

/** Less than this left is little. */
const SOON_MS = 2 * 60 * 60 * 1000

function leftWords(ms: number, isExact: boolean): string {
  const all = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  if (hours === 0) return say('minutes', { minutes, seconds })
  if (isExact) return say('exact', { hours, minutes, seconds })
  return hours < 24
    ? say('hours', { hours, minutes })
    : say('days', { days: Math.floor(hours / 24), hours: hours % 24 })
}

/**
 * Until when it may be answered, and how long that is.
 * @param now milliseconds since 1970 by the server's clock
 * @param onOver once, when the time is over
 */
export function DeadlineClock({
  until,
  timeZone,
  now,
  isExact = false,
  onOver,
}: {
  until: string
  timeZone: string
  now: () => number
  isExact?: boolean
  onOver: () => void
}) {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - now())
  const tellOver = useEffectEvent(onOver)
  useEffect(() => {
    const tick = (): void => {
      const rest = end - now()
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      tellOver()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end, now])
  if (left <= 0) return null
  return (
    <p className={classes.clock} data-soon={left <= SOON_MS}>
      <span>
        {say('answerBy')} <time dateTime={until}>{formatInstantIn(until, timeZone)}</time>
      </span>
      <strong role="timer">{say('left', { time: leftWords(left, isExact) })}</strong>
    </p>
  )
}
