import { createEarlyKeys } from './earlyKeys.ts'
import { isDialogOpen, isTyping, singleKeysOn } from './useKeys.ts'

let keepers = 0
let early: ReturnType<typeof createEarlyKeys> | null = null

/** While a page is loading, `/` and what is typed after it are kept for its list, as long as it brings one. */
export function keepSearchKeys(): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !singleKeysOn()) return
    if (isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    // The frame around the page has this key, too, where there is no list: its palette would open over the one that comes.
    event.stopImmediatePropagation()
    early ??= createEarlyKeys(window)
    early.begin()
  }
  window.addEventListener('keydown', hear, true)
  keepers += 1
  return () => {
    window.removeEventListener('keydown', hear, true)
    // The list that comes in this page's place asks for them at once.
    keepers -= 1
    window.setTimeout(() => {
      if (keepers === 0) takeSearchKeys()
    })
  }
}

/** What was typed for the search before the list was there; null when nobody asked for it. */
export function takeSearchKeys(): string | null {
  const typed = early?.end() ?? null
  early = null
  return typed
}
