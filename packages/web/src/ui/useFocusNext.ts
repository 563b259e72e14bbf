import { useCallback, useEffect, useReducer, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

function takes(find: Find): boolean {
  const element = find()
  element?.focus()
  return element != null && document.activeElement === element
}

const nothing = (): void => undefined

/**
 * Gives the focus to something as soon as it is there and takes it: what is still to be drawn, is inert or disabled for now is waited
 * for. Whoever presses a key or the mouse meanwhile goes elsewhere, and is left there.
 * @returns ends the waiting
 */
export function focusWhenThere(find: Find): () => void {
  if (takes(find)) return nothing
  const stop = (): void => {
    changed.disconnect()
    window.removeEventListener('keydown', stop, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  const changed = new MutationObserver(() => takes(find) && stop())
  changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'disabled', 'hidden'] })
  window.addEventListener('keydown', stop, true)
  window.addEventListener('pointerdown', stop, true)
  return stop
}

/**
 * Where the focus goes after what was pressed is gone, or stands elsewhere: called beside the change that draws the page anew, it
 * waits for that, however long drawing takes.
 */
export function useFocusNext(): (find: Find) => void {
  const wanted = useRef<Find | null>(null)
  const stop = useRef(nothing)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  // Each time it is drawn: the change and the call stand in the same drawing.
  useEffect(() => {
    const find = wanted.current
    if (find === null) return
    wanted.current = null
    stop.current()
    stop.current = focusWhenThere(find)
  })
  useEffect(() => () => stop.current(), [])
  return useCallback((find: Find) => {
    wanted.current = find
    draw()
  }, [])
}
