import { makeCall } from './call.ts'
import { heldKey, replaceUser } from './session.ts'

/**
 * Asks who is signed in and which pages are open to them now: both can change while they work.
 * The contract's schemas come with the screens, not with the frame.
 */
export async function refreshUser(signal?: AbortSignal): Promise<void> {
  const { userDetails } = await import('@waybill/contract/calls/LogIn/userDetails.ts')
  const { userDetails: user, authorizedPages } = await makeCall(userDetails, signal === undefined ? {} : { signal })
  if (heldKey() !== null) replaceUser({ ...user, pageList: authorizedPages })
}
