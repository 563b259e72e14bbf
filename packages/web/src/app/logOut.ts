import { makeCall } from '../api/call.ts'
import { leaveFor } from '../api/client.ts'
import { leaveGuards } from '../ui/form/leaveGuard.ts'

/** Ends the session on the server, clears state and storage and reloads the site root (specification §2). */
export const logOut = (): void => leaveGuards.ask(leave)

function leave(): void {
  sessionStorage.clear()
  // The local session ends in any case: a person who leaves must not stay signed in because the network failed.
  const farewell = import('@waybill/contract/calls/LogIn/LogOut.ts').then(m => makeCall(m.LogOut))
  leaveFor(
    '/',
    farewell.catch(() => undefined),
  )
}
