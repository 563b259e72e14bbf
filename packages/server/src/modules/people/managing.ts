import type { UserManagement, userManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { MEMBERS_MAX } from '@waybill/contract/constants.ts'
import type { MemberBooking, MemberRights, WireMember } from '@waybill/contract/wire/member.ts'
import type { z } from 'zod'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { countAttempt } from '../../identity/attempts.ts'
import { createInvitation, endInvitations } from '../../identity/invitations.ts'
import {
  type BookingSaved,
  changeMembership,
  countAdministrators,
  findGroup,
  findMembership,
  inviteMember,
  lockMemberships,
  type Rights,
  rightsKept,
  withdrawMembership,
} from '../../identity/memberships.ts'
import { nameMember } from '../../identity/people.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange, mayUse, type Who } from '../../who.ts'
import { docksQuery } from '../shipments/index.ts'
import { memberRows, wireMemberRow } from './memberRows.ts'

type Asked = Given<typeof UserManagement>
type Reply = z.input<typeof UserManagement.reply>
type Bodies = typeof userManagementBodies
export type ChangeOfOther = Extract<z.output<Bodies[5]>, { UserId: number }>

const perAddress = { bucket: 'invitation-address', tries: 10, seconds: 86_400 }
const perCompany = { bucket: 'invitation', tries: 500, seconds: 86_400 }

/** @throws {Refusal} SignedOut, PageNotAllowed, LookOnly */
function manager({ app, who }: Asked, effect: 'look' | 'change'): Who {
  if (who === null) throw new Refusal('SignedOut')
  if (!mayUse(who, ['ManageUsers'])) throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
  if (effect === 'change' && !mayChange(who, ['ManageUsers'])) throw new Refusal('LookOnly')
  return who
}

const rightsOf = ({ GroupID, ...rights }: MemberRights): Rights => ({ groupId: GroupID, ...rights })

/** Rights as they are to be: those that are said, the others as they were. */
const rightsAfter = (before: Rights, { GroupID, pages, looksAt, seesPrices, docks }: ChangeOfOther): Rights => ({
  groupId: GroupID === undefined ? before.groupId : GroupID,
  pages: pages === undefined ? before.pages : pages,
  looksAt: looksAt ?? before.looksAt,
  seesPrices: seesPrices ?? before.seesPrices,
  docks: docks === undefined ? before.docks : docks,
})

const namesSaid = ({ FirstName, LastName, Phone, Title }: ChangeOfOther) => ({
  ...(FirstName === undefined ? {} : { first_name: FirstName }),
  ...(LastName === undefined ? {} : { last_name: LastName }),
  ...(Phone === undefined ? {} : { phone: Phone }),
  ...(Title === undefined ? {} : { title: Title }),
})
const bookingOf = ({ MayBook, BookingLimit, BookingLimitCurrency }: MemberBooking): BookingSaved => ({
  ...{ mayBook: MayBook, limit: BookingLimit, currency: BookingLimitCurrency },
})

async function memberShown(tx: Tx, who: Who, userId: number): Promise<WireMember> {
  const row = await memberRows(tx, who.clientId).where('m.user_id', '=', userId).executeTakeFirstOrThrow()
  return wireMemberRow(row, who.userId)
}

/** What the history says of a membership. */
const kept = (row: NonNullable<Awaited<ReturnType<typeof findMembership>>>) => ({
  email: row.email,
  groupId: row.group_id,
  pages: row.page_list,
  looksAt: row.look_list,
  seesPrices: row.sees_prices,
  docks: row.dock_list,
  mayBook: row.may_book,
  bookingLimit: row.booking_limit,
  bookingLimitCurrency: row.booking_limit_currency,
  active: row.active,
})

async function record(tx: Tx, asked: Asked, who: Who, userId: number, action: string, before?: object): Promise<void> {
  const row = await findMembership(tx, { userId, clientId: who.clientId })
  const doer = { who, requestId: asked.request.id, at: asked.now }
  const after = row === undefined ? undefined : kept(row)
  await recordChange(tx, doer, { entity: 'member', entityId: userId, action, before, after })
}

/** @throws {Refusal} LastAdministrator: nobody of the company would manage its users any more */
async function refuseLast(tx: Tx, clientId: number): Promise<void> {
  if ((await countAdministrators(tx, clientId)) === 0) throw new Refusal('LastAdministrator')
}

/** @throws {Refusal} NotFound, at the group */
async function refuseGroup(tx: Tx, clientId: number, groupId: number | null): Promise<void> {
  if (groupId === null || (await findGroup(tx, clientId, groupId)) !== undefined) return
  throw new Refusal('NotFound', {}, [{ at: 'body.GroupID', code: 'not_found', params: {} }])
}

const isSameSet = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === null || b === null ? a === b : a.length === b.length && a.every(one => b.includes(one))

/** @throws {Refusal} NotFound, at the docks: one is none of the company, or none of whoever gives it */
async function refuseDocks(tx: Tx, who: Who, docks: readonly number[] | null): Promise<void> {
  const refused = new Refusal('NotFound', {}, [{ at: 'body.docks', code: 'not_found', params: {} }])
  if (docks === null) {
    if (who.docks !== null) throw refused
    return
  }
  const own = (await tx.executeQuery(docksQuery(who.clientId))).rows.map(({ address_id }) => address_id)
  const given = who.docks === null ? own : own.filter(id => who.docks?.includes(id))
  if (docks.some(id => !given.includes(id))) throw refused
}

/** @throws {Refusal} PricesNotShown, at the field: nobody gives what he does not have */
function refusePrices(who: Who, seesPrices: boolean): void {
  if (!seesPrices || who.seesPrices) return
  throw new Refusal('PricesNotShown', {}, [{ at: 'body.seesPrices', code: 'invalid', params: {} }])
}

/** Action 1: everybody of the company. */
export async function listPeople(asked: Asked): Promise<Reply> {
  const who = manager(asked, 'look')
  const rows = await asked.app.db
    .forClient(who.clientId)
    .read(memberRows(asked.app.db.query, who.clientId).orderBy('p.email').limit(MEMBERS_MAX))
  return { Status: 'Success', users: rows.map(row => wireMemberRow(row, who.userId)) }
}

/**
 * Action 4: invites somebody, or the same again by a new link. Whether the address has an account elsewhere is told to nobody
 * but its owner, who accepts.
 */
export async function invite(asked: Asked, body: z.output<Bodies[4]>): Promise<Reply> {
  const who = manager(asked, 'change')
  const { app, now } = asked
  const email = body.Email.toLowerCase()
  const names = { first_name: body.FirstName, last_name: body.LastName, phone: body.Phone, title: body.Title }
  refusePrices(who, body.seesPrices)
  // Mail that goes to whatever address somebody types.
  await countAttempt(app.db, app.clock, perAddress, `${who.clientId} ${email}`)
  await countAttempt(app.db, app.clock, perCompany, String(who.clientId))
  const leaves = app.settings.SMTP_URL !== undefined
  return app.db.forClient(who.clientId).transaction(async tx => {
    const { clientId } = who
    await lockMemberships(tx, clientId)
    await refuseGroup(tx, clientId, body.GroupID)
    await refuseDocks(tx, who, body.docks)
    const before = await tx
      .selectFrom('identity.membership as m')
      .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
      .select(['m.active', 'm.accepted_at'])
      .where('m.client_id', '=', clientId)
      .where('p.email', '=', email)
      .executeTakeFirst()
    if (before !== undefined && (before.accepted_at !== null || !before.active)) {
      throw new Refusal('AlreadyMember', { email }, [{ at: 'body.Email', code: 'taken', params: {} }])
    }
    const userId = await inviteMember(tx, {
      ...{ clientId, email, names, rights: rightsOf(body), booking: bookingOf(body), invitedBy: who.userId, at: now },
    })
    await record(tx, asked, who, userId, before === undefined ? 'invited' : 'invitedAgain')
    const user = await memberShown(tx, who, userId)
    if (leaves) {
      await app.jobs.enqueue(tx, 'MailInvitation', { clientId, userId })
      return { Status: 'Success', user }
    }
    const accessId = await createInvitation(tx, { clientId, userId }, now)
    return { Status: 'Success', user, InvitationLink: `${app.publicUrl()}/PasswordSetup?accessid=${accessId}` }
  })
}

/** Action 5 on another: names, and what he may open. */
export async function changeMember(asked: Asked, body: ChangeOfOther): Promise<Reply> {
  const who = manager(asked, 'change')
  const { app } = asked
  const member = { userId: body.UserId, clientId: who.clientId }
  const names = namesSaid(body)
  return app.db.forClient(who.clientId).transaction(async tx => {
    await lockMemberships(tx, who.clientId)
    const before = await findMembership(tx, member)
    if (before === undefined) throw new Refusal('NotFound')
    const former = rightsKept(before)
    const rights = rightsAfter(former, body)
    await refuseGroup(tx, who.clientId, rights.groupId)
    if (!isSameSet(rights.docks, former.docks)) await refuseDocks(tx, who, rights.docks)
    if (!before.sees_prices) refusePrices(who, rights.seesPrices)
    if (!(await changeMembership(tx, member, body.version, { rights, booking: bookingOf(body), names }))) {
      throw new Refusal('ChangedMeanwhile')
    }
    // What somebody is called is his own word where he works for others, too.
    await nameMember(tx, member, names)
    const user = await memberShown(tx, who, member.userId)
    if (member.userId === who.userId && (await isLockedOut(tx, who))) throw new Refusal('OwnRights')
    await refuseLast(tx, who.clientId)
    await record(tx, asked, who, member.userId, 'rightsChanged', kept(before))
    return { Status: 'Success', user }
  })
}

/** Whether a person would manage users no more. */
async function isLockedOut(tx: Tx, { userId, clientId }: Who): Promise<boolean> {
  const row = await tx
    .selectFrom('identity.member')
    .select(['page_list', 'look_list'])
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const names = (list: string | null) => (list === null ? null : list.split(','))
  return names(row.page_list)?.includes('ManageUsers') === false || row.look_list.split(',').includes('ManageUsers')
}

/** Action 8: ends a membership with its sessions, or begins it again. An invitation that waits is withdrawn. */
export async function activate(asked: Asked, body: z.output<Bodies[8]>): Promise<Reply> {
  const who = manager(asked, 'change')
  const { app, now } = asked
  const member = { userId: body.UserId, clientId: who.clientId }
  if (member.userId === who.userId && !body.Active) throw new Refusal('OwnRights')
  return app.db.forClient(who.clientId).transaction(async tx => {
    await lockMemberships(tx, who.clientId)
    const before = await findMembership(tx, member)
    if (before === undefined) throw new Refusal('NotFound')
    if (before.version !== body.version) throw new Refusal('ChangedMeanwhile')
    if (!body.Active) await endInvitations(tx, member, now)
    if (!body.Active && before.accepted_at === null) {
      await record(tx, asked, who, member.userId, 'invitationWithdrawn', kept(before))
      await withdrawMembership(tx, member)
      return { Status: 'Success' as const }
    }
    if (!(await changeMembership(tx, member, body.version, { active: body.Active }))) {
      throw new Refusal('ChangedMeanwhile')
    }
    await refuseLast(tx, who.clientId)
    if (!body.Active) await app.sessions.endIn(tx, member)
    await record(tx, asked, who, member.userId, body.Active ? 'reactivated' : 'deactivated', kept(before))
    return { Status: 'Success' as const, user: await memberShown(tx, who, member.userId) }
  })
}
