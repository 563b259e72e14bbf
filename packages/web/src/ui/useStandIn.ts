import { type RefObject, useLayoutEffect } from 'react'

/** What holds the focus for a button that went away when it was pressed. */
let standIn: HTMLElement | null = null

/** What a button stood in that had the focus and goes away in this moment; what takes its place at once has it instead. */
let leaving: readonly HTMLElement[] | null = null

/** What an element stands in, the nearest first. */
export function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) found.push(at)
  return found
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Gives the focus to the first of `around` that is still there and shown; Tab goes on from it. */
export function standFor(around: readonly HTMLElement[]): void {
  standIn = around.find(isShown) ?? null
  if (standIn?.hasAttribute('tabindex') === false) standIn.tabIndex = -1
  standIn?.focus({ preventScroll: true })
}

/** A button that went away left its place, and the focus with it, to this one. */
function takesOver(element: HTMLElement): boolean {
  const { activeElement, body } = document
  if (activeElement === body) return leaving?.find(one => one.isConnected)?.contains(element) === true
  return activeElement === standIn && standIn?.contains(element) === true
}

/**
 * For a button that goes away when it is pressed and comes back when its work is refused, such as 'Try again': meanwhile the
 * focus stands in the nearest thing around it that stays, where Tab goes on, instead of at the beginning of the page.
 */
export function useStandIn(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current
    if (element === null) return
    if (takesOver(element)) element.focus()
    return () => {
      if (document.activeElement !== element) return
      const around = ancestorsOf(element)
      leaving = around
      queueMicrotask(() => {
        leaving = null
        if (element.isConnected || document.activeElement !== document.body) return
        standFor(around)
      })
    }
  }, [button])
}
