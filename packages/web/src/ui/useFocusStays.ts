import { type RefObject, useEffect } from 'react'
import { ancestorsOf, standFor } from './useStandIn.ts'

/**
 * The same button beside a row that went away (`data-act` names it): whoever works a list down by keyboard goes on with the next
 * row, at its end with the one before.
 */
function sameBeside(gone: HTMLElement, records: readonly MutationRecord[]): HTMLElement | null {
  const act = gone.closest<HTMLElement>('[data-act]')?.dataset.act
  if (act === undefined) return null
  for (const { removedNodes, nextSibling, previousSibling, target } of records) {
    if (![...removedNodes].some(node => node.contains(gone))) continue
    for (const beside of [nextSibling, previousSibling, target]) {
      if (!(beside instanceof Element) || !beside.isConnected) continue
      const same = beside.querySelector<HTMLElement>(`button[data-act="${act}"]`)
      if (same !== null) return same
    }
  }
  return null
}

/**
 * Where something with the focus goes away inside `box` (a result that is put away, a button whose work is done, a row), the
 * focus goes to the same button beside it, else it stands in the nearest thing around it that stays, instead of at the beginning
 * of the page.
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
    const gone = new MutationObserver(records => {
      if (last === null || last.element.isConnected || document.activeElement !== document.body) return
      const { element: lost, around } = last
      last = null
      const same = sameBeside(lost, records)
      if (same === null) standFor(around)
      else same.focus()
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
