import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

const keyOf = (name: string): string => (name.length === 1 ? name.replace(/[{[]/, '$&$&') : `{${name}}`)

/** Presses keys where the focus is: `Enter`, `Control+k`, `Shift+ArrowDown`. */
export function press(keys: string): Promise<void> {
  const names = keys.split(/(?<=.)\+(?=.)/)
  const held = names.slice(0, -1)
  const down = held.map(name => `{${name}>}`).join('')
  const up = held
    .toReversed()
    .map(name => `{/${name}}`)
    .join('')
  return userEvent.keyboard(`${down}${keyOf(names.at(-1) ?? '')}${up}`)
}

/** Gives something the focus, as the Tab key would. */
export async function focus(at: Locator): Promise<void> {
  await expect.element(at).toBeVisible()
  const element = at.element()
  if (element instanceof HTMLElement) element.focus()
}

/** The same, and presses keys there. */
export async function pressAt(at: Locator, keys: string): Promise<void> {
  await focus(at)
  await press(keys)
}

/** Types where the focus is, one key after the other. */
export const typeKeys = (text: string): Promise<void> => userEvent.keyboard(text.replace(/[{[]/g, '$&$&'))

/** Pastes a text where the focus is, as from a spreadsheet. */
export function paste(words: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
