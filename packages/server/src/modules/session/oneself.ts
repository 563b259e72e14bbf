import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { countAttempt, forgiveAttempt } from '../../identity/attempts.ts'
import type { Member } from '../../identity/memberships.ts'
import { checkPassword } from '../../identity/passwords.ts'
import { hasFactor, isFactorDemanded } from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'

const passwordTries = { bucket: 'change-password', tries: 10, seconds: 300 }

/**
 * Has somebody who is signed in say the password again, before what guards the account is changed.
 * @param at the field that it stands in
 * @throws {Refusal} WrongPassword, TooManyTries
 */
export async function checkOwnPassword(
  { db, clock }: App,
  userId: number,
  password: string,
  at: 'body.CurrentPassword' | 'body.password',
): Promise<void> {
  await countAttempt(db, clock, passwordTries, String(userId))
  const row = await db.identity
    .selectFrom('identity.person')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!(await checkPassword(row?.password_hash ?? null, password))) {
    throw new Refusal('WrongPassword', {}, [{ at, code: 'wrong_password', params: {} }])
  }
  await forgiveAttempt(db, clock, passwordTries, String(userId))
}

/** @param at the field that was left out */
export const required = (at: string): Refusal => new Refusal('InvalidInput', {}, [{ at, code: 'required', params: {} }])

/**
 * Has somebody say the password again in the field `password`.
 * @throws {Refusal} InvalidInput, WrongPassword, TooManyTries
 */
export async function askOwnPassword({
  app,
  who,
  input: { password },
}: {
  readonly app: App
  readonly who: Pick<Member, 'userId'>
  readonly input: { readonly password?: string | undefined }
}): Promise<void> {
  if (password === undefined || password === '') throw required('body.password')
  await checkOwnPassword(app, who.userId, password, 'body.password')
}

/**
 * After one was removed: who has to have a factor, in whichever of his companies, has another one.
 * @throws {Refusal} FactorDemanded
 */
export async function refuseWithoutFactor(tx: Tx, { userId }: Member): Promise<void> {
  if (await hasFactor(tx, userId)) return
  const companies = await tx
    .selectFrom('identity.member')
    .select('client_id')
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .execute()
  for (const { client_id: clientId } of companies) {
    if (await isFactorDemanded(tx, { userId, clientId })) throw new Refusal('FactorDemanded')
  }
}

/** A person with the address that he signs in by. */
export async function personNow({ db }: App, userId: number) {
  const { email } = await db.identity
    .selectFrom('identity.person')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { userId, email }
}

/** A line of the history about a person, by that person; what a password or a secret was or is stands nowhere. */
export async function recordOwnChange(
  { request, now }: { readonly request: { readonly id: string }; readonly now: Date },
  tx: Tx,
  { clientId, userId }: Member,
  change: { readonly action: string; readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  const person = await tx
    .selectFrom('identity.person')
    .select(['email', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const name = `${person.first_name} ${person.last_name}`.trim() || person.email
  const doer = { who: { clientId, userId, name }, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'user', entityId: userId, ...change })
}
