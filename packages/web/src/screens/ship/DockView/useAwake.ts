import { useEffect } from 'react'

/** Keeps the screen lit where the browser can, as long as it is looked at. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      // A device that saves its battery refuses.
      const held = await navigator.wakeLock?.request('screen').catch(() => null)
      if (isOver) void held?.release()
      else lock = held ?? null
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
