import { type RefObject, useLayoutEffect, useState } from 'react'
import { DRAWN_WHOLE, type RowWindow, rowWindow } from './rowWindow.ts'

/** Of a long table, the rows that are in sight in its scrolling box. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [seen, setSeen] = useState({ scrolled: 0, height: 0, rowHeight: 0 })
  const isLong = count > DRAWN_WHOLE
  useLayoutEffect(() => {
    const element = box.current
    if (!isLong || element === null) return
    const look = (): void => {
      const rowHeight = element.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? 0
      setSeen({ scrolled: element.scrollTop, height: element.clientHeight, rowHeight })
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, isLong])
  // Before the first look nothing is known of heights: a screenful is drawn, and measured.
  if (isLong && seen.rowHeight === 0) return { from: 0, to: DRAWN_WHOLE, above: 0, below: 0 }
  return rowWindow({ count, ...seen })
}
