import type { PageName } from '@waybill/contract/pages.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { type HeldKey, keyAfter, type TokenReply } from './keyRule.ts'

const USER = 'waybill.user'
const KEY = 'waybill.key'
const COMING_FROM_LOGIN = 'waybill.comingFromLogin'
/** Settings of this browser, and the last person's as the card in front shows them: they outlive a session. */
const PREFERENCE_PREFIX = 'waybill.preference.'

/** Since when a tab of this browser goes over to another company, in ms since 1970. */
const SWITCHING = 'waybill.switching'
/** So long a switch may take: after it, a session that is over is over. */
const SWITCH_MS = 10_000

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

/** Whom this tab works for: another tab may have signed in somebody else, or gone over to another company. */
let own: string | null = null
const nameOf = ({ UserId, ClientId }: WireUser): string => `${UserId} ${ClientId}`

/** Whether this browser has gone over to another company, or person, than this tab shows: nothing it holds belongs there. */
export function hasMovedOn(): boolean {
  const user = signedInUser()
  if (user === null) return false
  own ??= nameOf(user)
  return own !== nameOf(user)
}

/** Says to other tabs that the session they share ends for a new one. */
export const beginSwitch = (): void => localStorage.setItem(SWITCHING, String(Date.now()))
export const endSwitch = (): void => localStorage.removeItem(SWITCHING)

/** Whether a tab goes over to another company: the session that ends meanwhile is followed by another. */
export const isSwitching = (): boolean => Date.now() - Number(localStorage.getItem(SWITCHING) ?? 0) < SWITCH_MS

/** Whether what freight costs is shown to the signed-in user: otherwise its columns, filters and figures are not offered. */
export const seesPrices = (): boolean => signedInUser()?.seesPrices !== false

/** Whether the signed-in user may change what one of the pages shows. */
export function mayChange(pages: readonly PageName[]): boolean {
  const user = signedInUser()
  const open = user?.pageList?.split(',') ?? null
  const looks = user?.lookList.split(',') ?? []
  return pages.some(page => (open === null || open.includes(page)) && !looks.includes(page))
}

/** What a person chose goes before what this browser had: the first picture is drawn by it. */
function takePreferences({ preferences }: WireUser): void {
  if (preferences?.language) localStorage.setItem(`${PREFERENCE_PREFIX}language`, preferences.language)
  if (preferences?.singleKeys != null) {
    localStorage.setItem(`${PREFERENCE_PREFIX}singleKeys`, preferences.singleKeys ? 'on' : 'off')
  }
}

export function startSession(user: WireUser, key: string): void {
  takePreferences(user)
  own = nameOf(user)
  localStorage.setItem(USER, JSON.stringify(user))
  localStorage.setItem(KEY, key)
  sessionStorage.setItem(COMING_FROM_LOGIN, 'yes')
  tell()
}

export function replaceUser(user: WireUser): void {
  if (heldKey() === null) return
  // Asked with the key of this tab: what the server says of its holder is whom the tab works for.
  own = nameOf(user)
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
    if (!name.startsWith(PREFERENCE_PREFIX) && name !== SWITCHING) localStorage.removeItem(name)
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
