import { useSyncExternalStore } from 'react'
import { useText } from '../texts/texts.ts'
import classes from './Shell.module.css'

const follow = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function Offline() {
  const t = useText()
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return isOnline ? null : (
    <p className={classes.offline} role="status">
      {t('frame.offline')}
    </p>
  )
}
