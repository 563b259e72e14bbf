import { Button } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { refreshUser } from '../api/freshUser.ts'
import { overtaken } from '../api/overtaken.ts'
import { useText } from '../texts/texts.ts'
import classes from './Shell.module.css'

/** What is known of a newer version that has taken over, as it changes. */
export const useOvertaken = () => useSyncExternalStore(overtaken.onChange, overtaken.now)

/** Says once why nothing is answered, and that a newer version is there when it answers; it takes no page away by itself. */
export function Overtaken() {
  const t = useText()
  const state = useOvertaken()
  useEffect(() => {
    if (state !== 'away') return
    // Somebody waits for the newer version, also where nothing else on the page is asked for.
    const given = new AbortController()
    refreshUser(given.signal).catch(() => undefined)
    return () => given.abort()
  }, [state])
  if (state === 'no') return null
  return (
    <div className={classes.overtaken} role="status">
      <span>{t(state === 'away' ? 'frame.overtaken' : 'frame.overtakenBack')}</span>
      {state === 'back' && (
        <>
          <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
            {t('frame.reload')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={overtaken.putOff}>
            {t('frame.later')}
          </Button>
        </>
      )}
    </div>
  )
}
