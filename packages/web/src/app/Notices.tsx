import '@mantine/notifications/styles.css'
import { Notifications, useNotifications } from '@mantine/notifications'
import { type CSSProperties, useEffect, useState } from 'react'
import classes from './Notices.module.css'
import { type Box, type NoticePlace, noticePlace } from './noticePlace.ts'

/** Below menus, which open over them; above panels and dialogs. */
const LAYER = 290

const boxes = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)]
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)

/** A panel that stands beside the content; one that covers it is fixed. */
function panelBeside(): Box | null {
  const panel = [...document.querySelectorAll('[data-panel]')].at(-1)
  return panel === undefined || getComputedStyle(panel).position === 'fixed' ? null : panel.getBoundingClientRect()
}

/** How high what is said stands now. */
const heightNow = (): number =>
  Math.max(0, ...boxes('[data-position="top-right"].mantine-Notifications-root').map(({ top, bottom }) => bottom - top))

const placeNow = (): NoticePlace =>
  noticePlace(
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    heightNow(),
    boxes('[data-keep-clear]'),
    panelBeside(),
  )

const isSame = (one: NoticePlace, other: NoticePlace): boolean => one.top === other.top && one.right === other.right

/** What was said, at the right of the page, where it covers no head, no action and no way to a booking, however they move. */
export function Notices() {
  const { notifications } = useNotifications()
  const isQuiet = notifications.length === 0
  const [place, setPlace] = useState<NoticePlace>({ top: 56, right: 8 })
  useEffect(() => {
    if (isQuiet) return
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const now = placeNow()
        setPlace(before => (isSame(before, now) ? before : now))
      })
    }
    look()
    const grown = new ResizeObserver(look)
    grown.observe(document.body)
    const changed = new MutationObserver(look)
    changed.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', look)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      grown.disconnect()
      changed.disconnect()
      window.removeEventListener('resize', look)
      window.removeEventListener('scroll', look, { capture: true })
    }
  }, [isQuiet])
  // The library draws a place for each corner: only this one is moved.
  const style = { '--notices-top': `${place.top}px`, '--notices-right': `${place.right}px` } as CSSProperties
  return <Notifications position="top-right" limit={4} zIndex={LAYER} className={classes.notices} style={style} />
}
