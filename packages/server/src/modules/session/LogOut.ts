import type { LogOut } from '@waybill/contract/calls/LogIn/LogOut.ts'
import type { Handler } from '../../handler.ts'

export const logOut: Handler<typeof LogOut> = async ({ app, who }) => {
  await app.sessions.end(who.sessionId)
  return { Status: 'Success' }
}
