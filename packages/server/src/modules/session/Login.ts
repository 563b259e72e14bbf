import type { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import type { Handler } from '../../handler.ts'
import { signInMember } from '../../identity/memberships.ts'
import { checkPassword } from '../../identity/passwords.ts'
import { countPasswordTry } from '../../identity/passwordTries.ts'
import { Refusal } from '../../refusal.ts'
import { finishSignIn } from './finishSignIn.ts'
import { settleTerms } from './settleTerms.ts'
import { loadWireUser } from './wireUser.ts'

/** @throws {Refusal} BadCredentials, TooManyTries, TermsChanged */
export const login: Handler<typeof Login> = async asked => {
  const { app, input, request } = asked
  const email = input.Email.toLowerCase()
  const forgive = await countPasswordTry(app, { email, network: request.network, devices: request.devices?.keys ?? [] })
  const user = await signInMember(app.db.identity, { email })
  const right = await checkPassword(user?.password_hash ?? null, input.Password)
  const member = user && { userId: user.user_id, clientId: user.client_id }
  const details = right && member ? await loadWireUser(app, member) : null
  if (!user || !member || details === null) throw new Refusal('BadCredentials')
  await forgive()
  await settleTerms(app, user, input.AgreementVersion)
  return finishSignIn(asked, member, details, user.password_hash)
}
