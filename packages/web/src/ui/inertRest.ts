/** What floats above everything and is needed there too. */
const STAYS = '.mantine-Notifications-root, [data-portal], dialog, script, style'

/** Takes everything of the page but this element out of reach of keys, pointer and readers, until the answer is called. */
export function makeRestInert(element: HTMLElement): () => void {
  const made: HTMLElement[] = []
  for (let at = element; at.parentElement !== null && at.id !== 'root'; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert || sibling.matches(STAYS)) continue
      // The ground that closes the panel when it is pressed.
      if (sibling.getAttribute('aria-hidden') === 'true' && sibling.nextElementSibling === element) continue
      sibling.inert = true
      made.push(sibling)
    }
  }
  return () => {
    for (const one of made) one.inert = false
  }
}
