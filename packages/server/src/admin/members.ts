import { z } from 'zod'
import { recordChange } from '../audit.ts'
import type { Tx } from '../db/open.ts'
import { renameClient } from '../identity/companies.ts'
import { createInvitation, endInvitations } from '../identity/invitations.ts'
import {
  changeMembership,
  findMembership,
  inviteMember,
  lockMemberships,
  type Member,
  type Rights,
  withdrawMembership,
} from '../identity/memberships.ts'
import { createPasswordLink } from '../identity/passwordLinks.ts'
import { createSessions } from '../identity/sessions.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

const everything: Rights = { groupId: null, pages: null, looksAt: [], seesPrices: true, docks: null }

const cleaned = (email: string): string => email.trim().toLowerCase()

/** Somebody of a company, as the operator names them. @throws {AdminError} nobody signs in so */
async function memberOf({ db }: Admin, email: string): Promise<readonly (Member & { readonly company: string })[]> {
  const rows = await db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['m.user_id as userId', 'm.client_id as clientId', 'c.name as company'])
    .where('p.email', '=', cleaned(email))
    .orderBy('m.client_id')
    .execute()
  if (rows.length === 0) throw new AdminError(`Nobody signs in as ${email}. List people with: npm run admin -- people`)
  return rows
}

/** Keeps what the operator did in the history of the company. */
const record = (tx: Tx, { clock }: Admin, { clientId, userId }: Member, action: string): Promise<unknown> =>
  recordChange(
    tx,
    { who: { clientId, userId: null, name: 'Operator' }, requestId: 'admin', at: clock.now() },
    { entity: 'member', entityId: userId, action },
  )

/** A line for each person of each company, or of one. */
export async function listPeople({ db }: Admin, company?: string): Promise<string> {
  const rows = await db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['c.name', 'c.client_id', 'p.email', 'm.active', 'm.accepted_at', 'm.page_list'])
    .$if(company !== undefined, query => query.where('c.name', 'ilike', `%${company ?? ''}%`))
    .orderBy('c.name')
    .orderBy('p.email')
    .limit(1000)
    .execute()
  if (rows.length === 0) return 'Nobody is there.'
  const state = (row: (typeof rows)[number]) =>
    row.active ? (row.accepted_at === null ? 'invited' : 'active') : 'deactivated'
  return rows.map(row => `${row.name} (${row.client_id})  ${row.email}  ${state(row)}`).join('\n')
}

/**
 * Adds somebody to the company of a colleague, with every page.
 * @returns the link by which the person accepts, for 7 days
 * @throws {AdminError} an address that is none, a colleague of several companies, somebody who works there already
 */
export async function addMember(
  admin: Admin,
  colleague: string,
  email: string,
  firstName: string,
  lastName: string,
): Promise<string> {
  if (!z.email().max(254).safeParse(cleaned(email)).success) throw new AdminError(`${email} is not an e-mail address.`)
  const companies = await memberOf(admin, colleague)
  const [company, another] = companies
  if (company === undefined || another !== undefined) {
    throw new AdminError(`${colleague} works for several companies. Name somebody who works for that one alone.`)
  }
  const now = admin.clock.now()
  return admin.db.forClient(company.clientId).transaction(async tx => {
    await lockMemberships(tx, company.clientId)
    const names = { first_name: firstName, last_name: lastName, phone: '', title: '' }
    const known = await tx
      .selectFrom('identity.membership as m')
      .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
      .select('m.user_id')
      .where('p.email', '=', cleaned(email))
      .where('m.client_id', '=', company.clientId)
      .where('m.active', '=', true)
      .executeTakeFirst()
    if (known !== undefined) throw new AdminError(`${email} works for ${company.company} already.`)
    const userId = await inviteMember(tx, {
      ...{
        clientId: company.clientId,
        email: cleaned(email),
        names,
        rights: everything,
        invitedBy: company.userId,
        at: now,
      },
      booking: { mayBook: true, limit: null, currency: 'USD' },
    })
    const member = { clientId: company.clientId, userId }
    const accessId = await createInvitation(tx, member, now)
    await record(tx, admin, member, 'invited')
    return `${admin.publicUrl}/PasswordSetup?accessid=${accessId}`
  })
}

/** A new link that sets a password, for 24 hours; the one before ends. @throws {AdminError} nobody signs in so */
export async function newSetupLink(admin: Admin, email: string): Promise<string> {
  const [member] = await memberOf(admin, email)
  if (member === undefined) throw new AdminError(`Nobody signs in as ${email}.`)
  return admin.db.forClient(member.clientId).transaction(async tx => {
    const accessId = await createPasswordLink(tx, member, admin.clock.now())
    await record(tx, admin, member, 'linkSent')
    return `${admin.publicUrl}/PasswordSetup?accessid=${accessId}`
  })
}

/**
 * Ends what somebody may open in every company, with the sessions and links; or begins it again.
 * @returns the companies
 * @throws {AdminError} nobody signs in so
 */
export async function setActive(admin: Admin, email: string, isActive: boolean): Promise<readonly string[]> {
  const { db, clock, settings } = admin
  const done: string[] = []
  for (const { company, ...member } of await memberOf(admin, email)) {
    await db.forClient(member.clientId).transaction(async tx => {
      await lockMemberships(tx, member.clientId)
      const before = await findMembership(tx, member)
      if (before === undefined || before.active === isActive) return
      if (!isActive) await endInvitations(tx, member, clock.now())
      if (!isActive && before.accepted_at === null) await withdrawMembership(tx, member)
      else await changeMembership(tx, member, before.version, { active: isActive })
      if (!isActive) await createSessions(db, settings.secret, clock).endIn(tx, member)
      await record(tx, admin, member, isActive ? 'reactivated' : 'deactivated')
      done.push(company)
    })
  }
  return done
}

/** Renames the company of somebody who works for it alone. @throws {AdminError} */
export async function renameCompany(admin: Admin, email: string, name: string): Promise<string> {
  const [member, another] = await memberOf(admin, email)
  if (member === undefined || another !== undefined) {
    throw new AdminError(`${email} works for several companies. Name somebody who works for that one alone.`)
  }
  if (name.trim() === '') throw new AdminError('The company needs a name.')
  await admin.db.forClient(member.clientId).transaction(async tx => {
    await renameClient(tx, member.clientId, name.trim())
    await recordChange(
      tx,
      { who: { clientId: member.clientId, userId: null, name: 'Operator' }, requestId: 'admin', at: admin.clock.now() },
      {
        entity: 'companySetting',
        entityId: member.clientId,
        action: 'saved',
        before: { name: member.company },
        after: { name },
      },
    )
  })
  return member.company
}
