import { Loader } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { busyCount, onBusyChange } from '../api/busy.ts'
import { useText } from '../texts/texts.ts'
import classes from './Overlay.module.css'

const PATIENCE_MS = 300

/** 'Processing your request', for changes that take longer than a moment (specification §7). */
export function Overlay() {
  const t = useText()
  const isBusy = useSyncExternalStore(onBusyChange, busyCount) > 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return setShown(false)
    const timer = window.setTimeout(() => setShown(true), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [isBusy])
  if (!shown) return null
  return (
    <div className={classes.overlay}>
      <p className={classes.word} role="status">
        <Loader size={18} /> {t('frame.processing')}
      </p>
    </div>
  )
}
