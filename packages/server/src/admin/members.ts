import { z } from 'zod'
import { recordChange } from '../audit.ts'
import type { Tx } from '../db/open.ts'
import { renameClient } from '../identity/companies.ts'
import { createInvitation, endInvitations } from '../identity/invitations.ts'
import {
  administratorsOf,
  changeMembership,
  findMembership,
  inviteMember,
  lockMemberships,
  type Member,
  type Rights,
} from '../identity/memberships.ts'
import { createPasswordLink } from '../identity/passwordLinks.ts'
import { createSessions } from '../identity/sessions.ts'
import { AdminError } from './companies.ts'
import type { Admin } from './openAdmin.ts'

const everything: Rights = { groupId: null, pages: null, looksAt: [], seesPrices: true, docks: null }

const cleaned = (email: string): string => email.trim().toLowerCase()

interface Named extends Member {
  readonly company: string
  readonly active: boolean
  /** False: was invited, and has not signed in here yet. */
  readonly isAccepted: boolean
}

/** Somebody of a company, as the operator names them. @throws {AdminError} nobody signs in so */
async function memberOf({ db }: Admin, email: string): Promise<readonly Named[]> {
  const rows = await db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['m.user_id as userId', 'm.client_id as clientId', 'c.name as company', 'm.active'])
    .select(eb => eb('m.accepted_at', 'is not', null).as('isAccepted'))
    .where('p.email', '=', cleaned(email))
    .orderBy('m.client_id')
    .execute()
  if (rows.length === 0) throw new AdminError(`Nobody signs in as ${email}. List people with: npm run admin -- people`)
  return rows.map(row => ({ ...row, isAccepted: Boolean(row.isAccepted) }))
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
 * @returns the link by which the person accepts
 * @throws {AdminError} an address that is none, a colleague of several companies, somebody who works there already
 */
export async function addMember(
  admin: Admin,
  colleague: string,
  email: string,
  firstName: string,
  lastName: string,
): Promise<SentLink> {
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
    await record(tx, admin, member, 'invited')
    return invitationLink(admin, tx, member)
  })
}

/** A link that somebody is sent, and how long it works. */
export interface SentLink {
  readonly link: string
  readonly life: string
}

/** By which somebody who was invited accepts. */
async function invitationLink({ clock, publicUrl }: Admin, tx: Tx, member: Member): Promise<SentLink> {
  const accessId = await createInvitation(tx, member, clock.now())
  return { link: `${publicUrl}/PasswordSetup?accessid=${accessId}`, life: '7 days' }
}

/**
 * A new link that sets a password; the one before ends. Who has not accepted an invitation yet accepts it thereby.
 * @throws {AdminError} nobody signs in so, or somebody who was deactivated
 */
export async function newSetupLink(admin: Admin, email: string): Promise<SentLink> {
  const members = (await memberOf(admin, email)).filter(({ active }) => active)
  const member = members.find(({ isAccepted }) => isAccepted) ?? members[0]
  if (member === undefined) {
    throw new AdminError(
      `${email} is deactivated. Let this person work again with: npm run admin -- reactivate ${email}`,
    )
  }
  return admin.db.forClient(member.clientId).transaction(async tx => {
    await record(tx, admin, member, 'linkSent')
    if (!member.isAccepted) return invitationLink(admin, tx, member)
    const accessId = await createPasswordLink(tx, member, admin.clock.now())
    return { link: `${admin.publicUrl}/PasswordSetup?accessid=${accessId}`, life: '24 hours' }
  })
}

/** @throws {AdminError} nobody would be left who manages users */
async function refuseLastAdministrator({ db }: Admin, email: string, members: readonly Named[]): Promise<void> {
  for (const { company, clientId, userId } of members) {
    const [first, second] = await db.forClient(clientId).transaction(tx => administratorsOf(tx, clientId))
    if (first !== userId || second !== undefined) continue
    throw new AdminError(
      `${email} is the last administrator of ${company}: nobody there could manage its people any more. Add another one first (npm run admin -- add-person), or say that this is meant: npm run admin -- deactivate ${email} --yes`,
    )
  }
}

/**
 * Ends what somebody may open in every company, with the sessions and links; or begins it again.
 * @param isSure deactivates the last administrator of a company, too
 * @returns the companies, and the new link of whoever had not accepted the invitation yet
 * @throws {AdminError} nobody signs in so, or the last administrator
 */
export async function setActive(
  admin: Admin,
  email: string,
  isActive: boolean,
  isSure = false,
): Promise<{ readonly companies: readonly string[]; readonly links: readonly SentLink[] }> {
  const { db, clock, settings } = admin
  const members = await memberOf(admin, email)
  if (!isActive && !isSure) await refuseLastAdministrator(admin, email, members)
  const companies: string[] = []
  const links: SentLink[] = []
  for (const { company, userId, clientId } of members) {
    const member = { userId, clientId }
    await db.forClient(clientId).transaction(async tx => {
      await lockMemberships(tx, clientId)
      const before = await findMembership(tx, member)
      if (before === undefined || before.active === isActive) return
      // An invitation is kept, too: what it would have opened is known when it is wanted after all.
      await changeMembership(tx, member, before.version, { active: isActive })
      if (!isActive) await endInvitations(tx, member, clock.now())
      if (!isActive) await createSessions(db, settings.secret, clock).endIn(tx, member)
      if (isActive && before.accepted_at === null) links.push(await invitationLink(admin, tx, member))
      await record(tx, admin, member, isActive ? 'reactivated' : 'deactivated')
      companies.push(company)
    })
  }
  return { companies, links }
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
