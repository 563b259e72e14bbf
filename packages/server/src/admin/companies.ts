import { z } from 'zod'
import { addCompany, settleSignUp } from '../identity/companies.ts'
import { createPasswordLink } from '../identity/passwordLinks.ts'
import { addPerson } from '../identity/people.ts'
import type { Admin } from './openAdmin.ts'

/** A mistake of the operator's: the message says what to do instead. */
export class AdminError extends Error {}

export interface NewCompany {
  readonly company: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

const emailForm = z.email().max(254)

/**
 * Makes a company with its first person, who may open every page, and the link by which that person chooses a
 * password. The link works once, for 24 hours.
 * @throws {AdminError} for an address that is none or that signs in already
 */
export async function createCompany({ db, clock, publicUrl }: Admin, given: NewCompany): Promise<{ link: string }> {
  const email = given.email.trim().toLowerCase()
  if (!emailForm.safeParse(email).success) throw new AdminError(`${given.email} is not an e-mail address.`)
  if (given.company.trim() === '') throw new AdminError('The company needs a name.')
  const now = clock.now()
  return db.identity.transaction().execute(async tx => {
    const taken = await tx.selectFrom('identity.person').select('user_id').where('email', '=', email).executeTakeFirst()
    if (taken) throw new AdminError(`${email} already has an account. One address signs in to one company.`)
    const clientId = await addCompany(tx, given.company.trim())
    const { firstName, lastName, phone } = given
    const userId = await addPerson(tx, { clientId, email, firstName, lastName, phone })
    const accessId = await createPasswordLink(tx, { clientId, userId }, now)
    return { link: `${publicUrl}/PasswordSetup?accessid=${accessId}` }
  })
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
  const request = (await openRequests(admin)).find(({ request_id }) => request_id === requestId)
  if (request === undefined)
    throw new AdminError('There is no such open request; list them with: npm run admin -- requests')
  const { company, email, first_name: firstName, last_name: lastName, phone } = request
  const { link } = await createCompany(admin, { company, email, firstName, lastName, phone })
  await settleSignUp(admin.db.identity, requestId, admin.clock.now())
  return { email, link }
}
