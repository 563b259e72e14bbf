import { useEffect, useRef } from 'react'

type Close = () => void

export interface EscapeStack {
  /** Something opened on top of everything else; the answer takes it away again, wherever it stands by then. */
  readonly open: (close: Close) => () => void
  /** Escape was pressed: the topmost open thing alone hears it. False when nothing is open. */
  readonly press: () => boolean
  readonly size: () => number
}

/** What is open above the page, the newest last. */
export function createEscapeStack(): EscapeStack {
  const layers: { readonly close: Close }[] = []
  return {
    open: close => {
      const layer = { close }
      layers.push(layer)
      return () => {
        const at = layers.indexOf(layer)
        if (at !== -1) layers.splice(at, 1)
      }
    },
    press: () => {
      const top = layers.at(-1)
      top?.close()
      return top !== undefined
    },
    size: () => layers.length,
  }
}

const stack = createEscapeStack()

/** Before anybody else hears it: a component library closes its own things on Escape without saying that it did. */
function hear(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !stack.press()) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Palette, menu, list of a field, panel: while `isOpen`, Escape closes this one, unless something opened above it since.
 * @param close may be another function at each render; the place in the stack is that of the opening.
 */
export function useEscape(isOpen: boolean, close: Close): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    if (stack.size() === 0) window.addEventListener('keydown', hear, true)
    const leave = stack.open(() => latest.current())
    return () => {
      leave()
      if (stack.size() === 0) window.removeEventListener('keydown', hear, true)
    }
  }, [isOpen])
}
