import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsLive } from '../api/useLive.ts'
import { useText } from '../texts/texts.ts'
import { isOnline, onNetwork } from './Offline.tsx'
import { useOvertaken } from './Overtaken.tsx'
import classes from './Shell.module.css'

/** A line that is lost mostly stands again by then; the first one of a page takes a moment, too. */
const PATIENCE_MS = 10_000

/** Nothing comes in by itself, as where a network lets no sockets through: says how one sees what others change. */
export function LiveOff() {
  const t = useText()
  const isLive = useIsLive()
  const online = useSyncExternalStore(onNetwork, isOnline)
  const isOvertaken = useOvertaken() === 'away'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = window.setTimeout(() => setLong(true), PATIENCE_MS)
    return () => {
      window.clearTimeout(timer)
      setLong(false)
    }
  }, [isLive])
  return isLong && !isLive && online && !isOvertaken ? (
    <p className={classes.offline} role="status">
      {t('frame.liveOff')}
    </p>
  ) : null
}
