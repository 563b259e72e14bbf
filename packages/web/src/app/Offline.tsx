import { useSyncExternalStore } from 'react'
import { useText } from '../texts/texts.ts'
import classes from './Shell.module.css'

/** Calls `listener` when the browser loses or finds its network, until the returned function is called. */
export const onNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const isOnline = (): boolean => navigator.onLine

export function Offline() {
  const t = useText()
  const online = useSyncExternalStore(onNetwork, isOnline)
  return online ? null : (
    <p className={classes.offline} role="status">
      {t('frame.offline')}
    </p>
  )
}
