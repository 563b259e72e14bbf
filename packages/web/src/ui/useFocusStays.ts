import { type RefObject, useEffect } from 'react'
import { ancestorsOf, standFor } from './useStandIn.ts'

/**
 * Where something with the focus goes away inside `box` (a result that is put away, a button whose work is done, a row), the
 * focus stands in the nearest thing around it that stays, instead of at the beginning of the page.
 */
export function useFocusStays(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let last: { readonly element: HTMLElement; readonly around: readonly HTMLElement[] } | null = null
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? { element: target, around: ancestorsOf(target) } : null
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) last = null
    }
    const gone = new MutationObserver(() => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return
      standFor(last.around)
      last = null
    })
    gone.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', remember)
    element.addEventListener('focusout', leave)
    return () => {
      gone.disconnect()
      element.removeEventListener('focusin', remember)
      element.removeEventListener('focusout', leave)
    }
  }, [box])
}
