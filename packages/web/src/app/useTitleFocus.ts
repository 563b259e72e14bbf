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
    let held: Element | null = document.activeElement
    /** The title takes the focus from what was left behind, and once more from the title of a page that was still loading. */
    const focusTitle = (): void => {
      const focused = document.activeElement
      if (focused !== held && focused !== document.body) {
        stop()
        return
      }
      const title = page.querySelector<HTMLElement>('h1')
      if (title === null || title === held) return
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      held = title
    }
    const stop = (): void => {
      changes.disconnect()
      window.clearTimeout(timer)
    }
    const changes = new MutationObserver(focusTitle)
    const timer = window.setTimeout(stop, PATIENCE_MS)
    changes.observe(page, { childList: true, subtree: true })
    focusTitle()
    return stop
  }, [main, pathname])
}
