import { useEffect, useRef } from 'react'
import { singleKeysOn } from '../../../ui/keys/useKeys.ts'

/** What takes the arrows for itself. */
const OWN_ARROWS = 'input, select, textarea, [contenteditable], [role="menu"], [role="dialog"], [data-panel]'

/** The left and right arrow go to another day, wherever nothing else takes them. */
export function useDayKeys(go: (step: -1 | 1) => void): void {
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (!singleKeysOn() || (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null)) return
      event.preventDefault()
      latest.current(step)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
