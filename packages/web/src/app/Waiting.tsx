import { useEffect, useState, useSyncExternalStore } from 'react'
import { onWaiting, waitsUntil } from '../api/patience.ts'
import { useText } from '../texts/texts.ts'
import classes from './Shell.module.css'

/** The server asked for a pause: says so, and counts it down. */
export function Waiting() {
  const t = useText()
  const until = useSyncExternalStore(onWaiting, waitsUntil)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = window.setInterval(() => setNow(Date.now()), 1_000)
    return () => window.clearInterval(timer)
  }, [until])
  if (until === null) return null
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return (
    <p className={classes.offline} role="status">
      {t('frame.waiting', { seconds })}
    </p>
  )
}
