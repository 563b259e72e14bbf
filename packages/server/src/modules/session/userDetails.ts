import type { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { loadWireUser } from './wireUser.ts'

export const signedInDetails: Handler<typeof userDetails> = async ({ app, who, input }) => {
  if (input.UserID !== undefined && input.UserID !== who.userId) throw new Refusal('NotFound')
  if (input.clientId !== undefined && input.clientId !== who.clientId) throw new Refusal('NotFound')
  const user = await loadWireUser(app, who)
  if (user === null) throw new Refusal('SignedOut')
  return { Status: 'Success', userDetails: user, authorizedPages: user.pageList }
}
