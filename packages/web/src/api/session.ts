import type { WireUser } from '@waybill/contract/wire/user.ts'
import { type HeldKey, keyAfter, type TokenReply } from './keyRule.ts'

const USER = 'waybill.user'
const KEY = 'waybill.key'
const COMING_FROM_LOGIN = 'waybill.comingFromLogin'
/** Settings of this browser, and the last person's as the card in front shows them: they outlive a session. */
const PREFERENCE_PREFIX = 'waybill.preference.'

type Listener = () => void
const listeners = new Set<Listener>()
let bornOf = 0
let parsed: { readonly text: string; readonly user: WireUser } | null = null

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The key in force. Read from storage each time: another tab may have moved it. */
export const heldKey = (): string | null => localStorage.getItem(KEY)

/** The signed-in user, or null. The same object as long as the stored text is the same. */
export function signedInUser(): WireUser | null {
  const text = localStorage.getItem(USER)
  if (text === null || heldKey() === null) return null
  if (parsed?.text !== text) parsed = { text, user: JSON.parse(text) as WireUser }
  return parsed.user
}

/** Whether what freight costs is shown to the signed-in user: otherwise its columns, filters and figures are not offered. */
export const seesPrices = (): boolean => signedInUser()?.seesPrices !== false

/** What a person chose goes before what this browser had: the first picture is drawn by it. */
function takePreferences({ preferences }: WireUser): void {
  if (preferences?.language) localStorage.setItem(`${PREFERENCE_PREFIX}language`, preferences.language)
  if (preferences?.singleKeys != null) {
    localStorage.setItem(`${PREFERENCE_PREFIX}singleKeys`, preferences.singleKeys ? 'on' : 'off')
  }
}

export function startSession(user: WireUser, key: string): void {
  takePreferences(user)
  localStorage.setItem(USER, JSON.stringify(user))
  localStorage.setItem(KEY, key)
  sessionStorage.setItem(COMING_FROM_LOGIN, 'yes')
  tell()
}

export function replaceUser(user: WireUser): void {
  if (heldKey() === null) return
  takePreferences(user)
  localStorage.setItem(USER, JSON.stringify(user))
  tell()
}

export function takeToken(reply: TokenReply): void {
  const key = heldKey()
  const held: HeldKey | null = key === null ? null : { key, bornOf }
  const next = keyAfter(held, reply)
  if (next === null || next === held) return
  bornOf = next.bornOf
  localStorage.setItem(KEY, next.key)
}

/** Clears local storage (specification §2) except this browser's own settings: colours, density, language. */
export function endSession(): void {
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(PREFERENCE_PREFIX)) localStorage.removeItem(name)
  }
  tell()
}

/** True once after a sign-in: the permission warning stays away then (specification §2). */
export function takeComingFromLogin(): boolean {
  const coming = sessionStorage.getItem(COMING_FROM_LOGIN) === 'yes'
  sessionStorage.removeItem(COMING_FROM_LOGIN)
  return coming
}

/** Hears of sign-in, sign-out and changes of the user, in other tabs too. */
export function onSessionChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === USER || event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
