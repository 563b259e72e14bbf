import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/open.ts'
import { addCompany } from '../identity/companies.ts'
import { createPasswordLink } from '../identity/passwordLinks.ts'
import { addPerson } from '../identity/people.ts'
import { keepDecision, lockSignUp, makeOperator } from '../identity/signUps.ts'
import { OperatorFault } from '../operatorFault.ts'
import type { Admin } from './openAdmin.ts'

/** A mistake of the operator's: the message says what to do instead. */
export class AdminError extends OperatorFault {
  readonly exitCode = 64
}

export interface NewCompany {
  readonly company: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

const emailForm = z.email().max(254)
const isUuid = (text: string): boolean => z.uuid().safeParse(text).success

/** A company with its first person, who may open every page, and the link by which he chooses a password. */
async function addWithLink({ clock, publicUrl }: Admin, tx: Tx, given: NewCompany) {
  const email = given.email.trim().toLowerCase()
  if (!emailForm.safeParse(email).success) throw new AdminError(`${given.email} is not an e-mail address.`)
  if (given.company.trim() === '') throw new AdminError('The company needs a name.')
  const taken = await tx.selectFrom('identity.person').select('user_id').where('email', '=', email).executeTakeFirst()
  if (taken)
    throw new AdminError(
      `${email} already has an account. Begin the company with another address; a colleague there can invite this one.`,
    )
  const clientId = await addCompany(tx, given.company.trim())
  const { firstName, lastName, phone } = given
  const userId = await addPerson(tx, { clientId, email, firstName, lastName, phone })
  const accessId = await createPasswordLink(tx, { clientId, userId }, clock.now())
  return { clientId, link: `${publicUrl}/PasswordSetup?accessid=${accessId}` }
}

/**
 * Makes a company with its first person, who may open every page, and the link by which that person chooses a
 * password. The link works once, for 24 hours. The first company that is made so decides who signs up.
 * @throws {AdminError} for an address that is none or that signs in already
 */
export const createCompany = (admin: Admin, given: NewCompany): Promise<{ link: string }> =>
  admin.db.identity.transaction().execute(async tx => {
    const { clientId, link } = await addWithLink(admin, tx, given)
    await makeOperator(tx, clientId)
    return { link }
  })

/** @throws {AdminError} there is a company of that name already */
export async function refuseKnownName({ db }: Admin, name: string): Promise<void> {
  const known = await db.identity
    .selectFrom('identity.client')
    .select('client_id')
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .executeTakeFirst()
  if (known === undefined) return
  throw new AdminError(
    `There is a company ${name.trim()} already. To add somebody to it: npm run admin -- add-person. For a second one of that name: add --another`,
  )
}

/** Sign-up requests that nobody has decided, oldest first. */
export const openRequests = ({ db }: Admin) =>
  db.identity
    .selectFrom('identity.sign_up_request')
    .selectAll()
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .execute()

/**
 * Makes the company that a sign-up asked for.
 * @throws {AdminError} when there is no such open request
 */
export async function approveRequest(admin: Admin, requestId: string): Promise<{ email: string; link: string }> {
  return admin.db.identity.transaction().execute(async tx => {
    const signUp = isUuid(requestId) ? await lockSignUp(tx, { requestId }) : undefined
    if (signUp === undefined || signUp.decided_at !== null)
      throw new AdminError('There is no such open request; list them with: npm run admin -- requests')
    const { company, email, first_name: firstName, last_name: lastName, phone } = signUp
    const { clientId, link } = await addWithLink(admin, tx, { company, email, firstName, lastName, phone })
    await keepDecision(tx, signUp, { decision: 'approved', by: null, at: admin.clock.now(), clientId })
    return { email, link }
  })
}
