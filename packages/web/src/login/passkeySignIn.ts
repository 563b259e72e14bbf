import type { ReplyOf } from '@waybill/contract/call.ts'
import type { BeginPasskey } from '@waybill/contract/calls/LogIn/BeginPasskey.ts'
import type { PasskeySignIn } from '@waybill/contract/calls/LogIn/PasskeySignIn.ts'
import { send } from '../api/client.ts'
import { signByPasskey } from '../api/passkeys.ts'
import { goOn } from './enter.ts'

/**
 * Signs in by a passkey and goes into the product.
 * @param how the ticket of a password that was right, where it is the second step; the version of new terms that were accepted
 * @throws {PasskeyStopped} CallProblem
 */
export async function signInByPasskey(how: {
  readonly ticket?: string
  readonly AgreementVersion?: string | undefined
}): Promise<void> {
  const { ticket } = how
  const begun = await send({
    path: '/api/LogIn/BeginPasskey',
    body: ticket === undefined ? {} : { ticket },
    developerKey: true,
  })
  const { signing } = JSON.parse(begun.text) as ReplyOf<typeof BeginPasskey>
  const signature = await signByPasskey(signing)
  const answer = await send({ path: '/api/LogIn/PasskeySignIn', body: { ...how, signature }, developerKey: true })
  goOn(JSON.parse(answer.text) as ReplyOf<typeof PasskeySignIn>, answer.token)
}
