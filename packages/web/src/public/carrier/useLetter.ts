import { useEffect, useSyncExternalStore } from 'react'
import type { Letter, LetterState } from './openLetter.ts'

const REFRESH_MS = 30_000

/** A letter as it stands, loaded again while it is looked at. */
export function useLetter<T extends { readonly now: string }>(letter: Letter<T>): LetterState<T> {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void letter.load()
    }
    void letter.load()
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [letter])
  return useSyncExternalStore(letter.listen, letter.state)
}
