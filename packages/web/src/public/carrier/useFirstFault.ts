import { useEffect, useRef } from 'react'

/**
 * Takes the reader to the first field that is wrong, wherever it is folded away.
 * @param refusals how often something was found wrong
 */
export function useFirstFault(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const fold = field?.closest('details')
    if (fold) fold.open = true
    field?.focus()
  }, [refusals])
  return form
}
