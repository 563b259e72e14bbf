import { type RefObject, useEffect, useRef } from 'react'

const isField = (element: Element | null): boolean => element?.matches('input, select, textarea') ?? false

/**
 * After a navigation the focus goes to the page's title, where a screen reader begins to read and Tab goes on: not for the
 * first page, and not where the screen has put it into a field by itself.
 */
export function useTitleFocus(main: RefObject<HTMLElement | null>, pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const frame = requestAnimationFrame(() => {
      const title = main.current?.querySelector<HTMLElement>('h1')
      const focused = document.activeElement
      if (title == null || (main.current?.contains(focused) && isField(focused))) return
      title.tabIndex = -1
      title.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [main, pathname])
}
