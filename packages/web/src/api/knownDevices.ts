/** Beside the settings of this browser: it outlives a session. It says who nobody is, and opens nothing. */
const KEPT = 'waybill.preference.devices'
/** People who sign in with one browser and are known to it. */
const PEOPLE_MAX = 5

/** Keys by which the server knows whoever signed in here before, apart by commas: strangers’ wrong passwords don’t count for them. */
export const deviceKeys = (): string => localStorage.getItem(KEPT) ?? ''

/** Keeps the key of somebody who has just signed in here; the oldest go. */
export function keepDeviceKey(key: string): void {
  const others = deviceKeys()
    .split(',')
    .filter(other => other !== '' && other !== key)
  localStorage.setItem(KEPT, [key, ...others].slice(0, PEOPLE_MAX).join(','))
}
