import { useEffect, useRef } from 'react'

/**
 * The browser's Back leads out of a step of the page, as people expect of what looks like another page.
 * @param isIn whether the step is shown; left any other way, its entry in the history goes with it
 */
export function useBackStep(isIn: boolean, onBack: () => void): void {
  const leave = useRef(onBack)
  useEffect(() => {
    leave.current = onBack
  })
  useEffect(() => {
    if (!isIn) return
    let isPopped = false
    const popped = (): void => {
      isPopped = true
      leave.current()
    }
    window.history.pushState(window.history.state, '')
    window.addEventListener('popstate', popped)
    return () => {
      window.removeEventListener('popstate', popped)
      if (!isPopped) window.history.back()
    }
  }, [isIn])
}
