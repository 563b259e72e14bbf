import type { WireFactorDue } from '@waybill/contract/wire/factor.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import { safePlace } from '../api/place.ts'
import { endSession, startSession } from '../api/session.ts'

/** After sign-in: the first-time wizard when it is due, else the place that was asked for, else the first page. */
export function enter(user: WireUser): void {
  const asked = safePlace(new URLSearchParams(window.location.search).get('next'))
  window.location.replace(user.ProfileUpdate ? '/Profile' : (asked ?? '/Home'))
}

/** Goes on after a right password: into the product, or where something else is due returns that. */
export function goOn(
  {
    userDetails,
    factorDue,
  }: { readonly userDetails?: WireUser | undefined; readonly factorDue?: WireFactorDue | undefined },
  token: string,
): WireFactorDue | null {
  if (factorDue !== undefined) return factorDue
  if (userDetails === undefined) throw new Error('neither a user nor a second step')
  endSession()
  startSession(userDetails, token)
  enter(userDetails)
  return null
}
