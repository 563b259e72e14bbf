import type { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import type { Handler } from '../../handler.ts'
import { countAttempt, forgiveAttempt } from '../../identity/attempts.ts'
import { checkPassword } from '../../identity/passwords.ts'
import { Refusal } from '../../refusal.ts'
import { loadWireUser } from './wireUser.ts'

const perAccount = { bucket: 'login-account', tries: 10, seconds: 300 }
const perAddress = { bucket: 'login-address', tries: 100, seconds: 300 }

export const login: Handler<typeof Login> = async ({ app, input, request, issueKey }) => {
  const email = input.Email.toLowerCase()
  await countAttempt(app.db, app.clock, perAddress, request.address)
  await countAttempt(app.db, app.clock, perAccount, email)
  const user = await app.db.identity
    .selectFrom('identity.app_user')
    .select(['user_id', 'password_hash'])
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst()
  const right = await checkPassword(user?.password_hash ?? null, input.Password)
  const details = right && user ? await loadWireUser(app, user.user_id) : null
  if (!user || details === null) throw new Refusal('BadCredentials')
  await forgiveAttempt(app.db, app.clock, perAddress, request.address)
  await forgiveAttempt(app.db, app.clock, perAccount, email)
  issueKey(await app.sessions.open(user.user_id, request.userAgent))
  return { userDetails: details }
}
