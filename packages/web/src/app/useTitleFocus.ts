import { type RefObject, useEffect, useRef } from 'react'

/** A page whose title is not there by then has a person who went on by themselves. */
const PATIENCE_MS = 5_000

/**
 * After a navigation the focus goes to the page's title, where a screen reader begins to read and Tab goes on: not for the
 * first page, and not where the person or the screen has put it elsewhere meanwhile.
 */
export function useTitleFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    const page = main.current
    if (last.current === pathname || page === null) return
    last.current = pathname
    const before = document.activeElement
    /** True when nothing is left to do. */
    const focusTitle = (): boolean => {
      const focused = document.activeElement
      if (focused !== before && focused !== document.body) return true
      const title = page.querySelector<HTMLElement>('h1')
      if (title === null) return false
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      return true
    }
    const stop = (): void => {
      changes.disconnect()
      window.clearTimeout(timer)
    }
    const changes = new MutationObserver(() => focusTitle() && stop())
    changes.observe(page, { childList: true, subtree: true })
    const timer = window.setTimeout(stop, PATIENCE_MS)
    if (focusTitle()) stop()
    return stop
  }, [main, pathname])
}
