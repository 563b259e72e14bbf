import { useEffect } from 'react'
import { createKeyReader, settleAfter } from './keyReader.ts'

type Handler = () => void
const PREFERENCE = 'waybill.preference.singleKeys'
const reader = createKeyReader(new Set(['g']))
const handlers: Map<string, Handler>[] = []
let timer = 0

export const singleKeysOn = (): boolean => localStorage.getItem(PREFERENCE) !== 'off'
export const switchSingleKeys = (on: boolean): void => localStorage.setItem(PREFERENCE, on ? 'on' : 'off')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"], dialog[open]') !== null

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
  if (event.key === ' ' || isTyping(event.target) || isDialogOpen() || !singleKeysOn()) return
  if (event.key === '/') event.preventDefault()
  reader.press(event.key.toLowerCase(), event.timeStamp)
  window.clearTimeout(timer)
  timer = window.setTimeout(() => {
    const combination = reader.settle(event.timeStamp + settleAfter)
    const handler = combination === null ? undefined : handlers.findLast(map => map.has(combination))?.get(combination)
    handler?.()
  }, settleAfter)
}

/**
 * Single-letter keys and `g t` jumps while the component is shown; the one mounted last wins.
 * They are silent in inputs, in fast bursts, behind dialogs and when switched off in Preferences.
 */
export function useKeys(keys: Readonly<Record<string, Handler>>): void {
  useEffect(() => {
    const mine = new Map(Object.entries(keys))
    if (handlers.length === 0) window.addEventListener('keydown', hear)
    handlers.push(mine)
    return () => {
      handlers.splice(handlers.indexOf(mine), 1)
      if (handlers.length === 0) window.removeEventListener('keydown', hear)
    }
  }, [keys])
}
