import { useEffect, useRef } from 'react'
import { createKeyReader, settleAfter } from './keyReader.ts'

type Handler = () => void
const PREFERENCE = 'waybill.preference.singleKeys'
const reader = createKeyReader(new Set(['g']))
/** Whether a key works on every screen or on this one. */
export type KeyPlace = 'everywhere' | 'here'

interface Keys {
  readonly map: ReadonlyMap<string, Handler>
  readonly names: Readonly<Record<string, string>>
  readonly place: KeyPlace
}

const handlers: Keys[] = []
let timer = 0

export const singleKeysOn = (): boolean => localStorage.getItem(PREFERENCE) !== 'off'
export const switchSingleKeys = (on: boolean): void => localStorage.setItem(PREFERENCE, on ? 'on' : 'off')

/** Whether what is typed there is text of a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))

export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], dialog[open]') !== null

/** Does what is due by then. */
function settle(at: number): void {
  const combination = reader.settle(at)
  if (combination !== null) handlers.findLast(({ map }) => map.has(combination))?.map.get(combination)?.()
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
  if (event.key === ' ' || isTyping(event.target) || isDialogOpen() || !singleKeysOn()) return
  // A page that is busy runs its timers late: what was pressed long before comes first, and may put this key into a field.
  settle(event.timeStamp)
  if (isTyping(document.activeElement)) return
  if (event.key === '/') event.preventDefault()
  reader.press(event.key.toLowerCase(), event.timeStamp)
  window.clearTimeout(timer)
  timer = window.setTimeout(() => settle(event.timeStamp + settleAfter), settleAfter)
}

/**
 * Single-letter keys and `g t` jumps while the component is shown; the one mounted last wins.
 * They are silent in inputs, in fast bursts, behind dialogs and when switched off in Preferences.
 * @param names what each does, for the sheet of keys; a key without a name is not listed.
 */
export function useKeys(
  keys: Readonly<Record<string, Handler>>,
  names: Readonly<Record<string, string>> = {},
  place: KeyPlace = 'here',
): void {
  const latest = useRef(names)
  latest.current = names
  useEffect(() => {
    const mine: Keys = {
      map: new Map(Object.entries(keys)),
      place,
      get names() {
        return latest.current
      },
    }
    if (handlers.length === 0) window.addEventListener('keydown', hear)
    handlers.push(mine)
    return () => {
      handlers.splice(handlers.indexOf(mine), 1)
      if (handlers.length === 0) window.removeEventListener('keydown', hear)
    }
  }, [keys, place])
}

/** The keys that work now, with what they do; of two for one key the one that would be heard. */
export function namedKeys(place: KeyPlace): readonly (readonly [string, string])[] {
  const heard = new Map(handlers.flatMap(one => [...one.map.keys()].map(key => [key, one] as const)))
  return [...heard].flatMap(([key, one]) => {
    const name = one.names[key]
    return one.place === place && name !== undefined ? [[key, name] as const] : []
  })
}
