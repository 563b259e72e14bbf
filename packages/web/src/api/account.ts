import type { ReplyOf } from '@waybill/contract/call.ts'
import { UserManagement, type UserManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { makeCall } from './call.ts'
import { replaceUser } from './session.ts'

/**
 * Actions on oneself: 5 changes the profile, 7 the password. The user kept here follows the reply.
 * @throws CallProblem
 */
export async function manageOwnAccount<A extends 5 | 7>(
  action: A,
  body: UserManagementBodies[A],
): Promise<ReplyOf<typeof UserManagement>> {
  const reply = await makeCall(UserManagement, { query: { actions: action }, body: { ...body } })
  if (reply.userDetails !== undefined) replaceUser(reply.userDetails)
  return reply
}
