/** What is typed between the wish for a field and the field itself: it belongs into the field, not to the page. */
export function createEarlyKeys(target: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  let typed = ''
  let isHearing = false
  const end = (): string => {
    isHearing = false
    target.removeEventListener('keydown', hear, true)
    const all = typed
    typed = ''
    return all
  }
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      end()
      return
    }
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  return {
    /** From now on keys are kept; asked for twice, what was typed before goes on. */
    begin(): void {
      if (isHearing) return
      isHearing = true
      typed = ''
      target.addEventListener('keydown', hear, true)
    },
    /** The field is there, or nobody wants it any more: what was typed meanwhile. */
    end,
  }
}

export type EarlyKeys = ReturnType<typeof createEarlyKeys>
