import { makeCall } from '../api/call.ts'
import { leaveFor } from '../api/client.ts'

/** Ends the session on the server, clears state and storage and reloads the site root (specification §2). */
export async function logOut(): Promise<void> {
  // The local session ends in any case: a person who leaves must not stay signed in because the network failed.
  await import('@waybill/contract/calls/LogIn/LogOut.ts').then(m => makeCall(m.LogOut)).catch(() => undefined)
  sessionStorage.clear()
  leaveFor('/')
}
