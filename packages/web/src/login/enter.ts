import type { WireUser } from '@waybill/contract/wire/user.ts'
import { safePlace } from '../api/place.ts'

/** After sign-in: the first-time wizard when it is due, else the place that was asked for, else the first page. */
export function enter(user: WireUser): void {
  const asked = safePlace(new URLSearchParams(window.location.search).get('next'))
  window.location.replace(user.ProfileUpdate ? '/Profile' : (asked ?? '/Home'))
}
