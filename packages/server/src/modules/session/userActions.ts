import {
  type UserAction,
  type UserManagement,
  userActionPages,
  type userManagementBodies,
} from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { wireProfile } from '@waybill/contract/wire/profile.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { type AccessLink, findAccessLink, spendAccessLink } from '../../identity/accessLinks.ts'
import { countAttempt } from '../../identity/attempts.ts'
import { fileSignUp } from '../../identity/companies.ts'
import { countWrongLink } from '../../identity/linkTries.ts'
import { acceptMembership, lockMemberships, type Member } from '../../identity/memberships.ts'
import { passwordMin, refuseWeakPassword } from '../../identity/newPassword.ts'
import { endPasswordLinks } from '../../identity/passwordLinks.ts'
import { checkPassword, hashPassword } from '../../identity/passwords.ts'
import { lockProfile, saveProfile, setPersonPassword } from '../../identity/people.ts'
import { hasFactor } from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'
import { mayChange } from '../../who.ts'
import { rememberPlaces } from '../addresses/index.ts'
import { activate, changeMember, invite, listPeople } from '../people/index.ts'
import { agreement } from './agreement.ts'
import { finishSignIn } from './finishSignIn.ts'
import { checkOwnPassword, personNow, recordOwnChange } from './oneself.ts'
import { loadWireUser } from './wireUser.ts'

type Asked = Given<typeof UserManagement>
type Reply = z.input<typeof UserManagement.reply>
type Body<A extends UserAction> = z.output<(typeof userManagementBodies)[A]>

const SAME_FOR_ALL =
  'If we know the address, an e-mail with a link is on its way. After several within an hour, please use the newest one.'
/** Mails of one hour to one address: as many links live side by side at least (identity/passwordLinks.ts). */
const forgottenPerAccount = { bucket: 'forgot-account', tries: 5, seconds: 3600 }

/** The live password link of an access id; wrong ones are counted. */
async function passwordLink({ app, request }: Asked, accessId: string): Promise<AccessLink> {
  const link = await findAccessLink(app.db, app.clock, 'password', accessId)
  if (link !== null) return link
  await countWrongLink(app, request.network)
  throw new Refusal('BadLink')
}

/** Known or not, an address takes the same way: a job looks it up after the answer (nobody learns who has an account). */
async function forgotPassword({ app, request }: Asked, body: Body<0>): Promise<Reply> {
  await countAttempt(app.db, app.clock, { bucket: 'forgot-address', tries: 30, seconds: 3600 }, request.network)
  const email = body.Email.toLowerCase()
  try {
    await countAttempt(app.db, app.clock, forgottenPerAccount, email)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Whoever asked before, the mails went to the person: a link in the mailbox works.
    return { Status: 'Success', Message: SAME_FOR_ALL }
  }
  await app.db.identity.transaction().execute(tx => app.jobs.enqueue(tx, 'MailPasswordLink', { email }))
  return { Status: 'Success', Message: SAME_FOR_ALL }
}

/** The live invitation of an access id, and whom it is for; null where it is no invitation. */
async function invitationOf({ app }: Asked, accessId: string) {
  const link = await findAccessLink(app.db, app.clock, 'invitation', accessId)
  if (link === null) return null
  const row = await app.db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .select(['p.email', 'p.password_hash', 'c.name as company'])
    .where('m.user_id', '=', link.subjectId)
    .where('m.client_id', '=', link.clientId)
    .where('m.active', '=', true)
    .where('m.accepted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return { ...row, link, member: { clientId: link.clientId, userId: link.subjectId } }
}

async function checkAccessId(asked: Asked, body: Body<2>): Promise<Reply> {
  const invited = await invitationOf(asked, body.AccessId)
  if (invited !== null) {
    const { email, company, password_hash, member } = invited
    const PasswordMin = await passwordMin(asked.app, member.userId)
    return { Status: 'Success', Email: email, CompanyName: company, HasPassword: password_hash !== null, PasswordMin }
  }
  const link = await passwordLink(asked, body.AccessId)
  const user = await loadWireUser(asked.app, { clientId: link.clientId, userId: link.subjectId })
  if (user === null) throw new Refusal('BadLink')
  return { Status: 'Success', Email: user.Email, PasswordMin: await passwordMin(asked.app, link.subjectId) }
}

async function setPassword(asked: Asked, body: Body<3>): Promise<Reply> {
  const { app, now } = asked
  if (body.AgreementVersion !== agreement.version) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.AgreementVersion', code: 'not_current', params: {} }])
  }
  const invited = await invitationOf(asked, body.AccessId)
  // Who has a password accepts with it (action 9): a link in a mail replaces none.
  if (invited !== null && invited.password_hash !== null) throw new Refusal('BadLink')
  const link = invited?.link ?? (await passwordLink(asked, body.AccessId))
  const self = { clientId: link.clientId, userId: link.subjectId }
  await refuseWeakPassword(app, await personNow(app, self.userId), body.Password)
  const password_hash = await hashPassword(body.Password)
  await app.db.forClient(self.clientId).transaction(async tx => {
    // As whoever invites or withdraws: of two who do so at once one is the first.
    if (invited !== null) await lockMemberships(tx, self.clientId)
    if (!(await spendAccessLink(tx, app.clock, link.linkId))) throw new Refusal('BadLink')
    if (invited !== null) await accept(asked, tx, self)
    await endPasswordLinks(tx, self.userId, now)
    const accepted = { version: agreement.version, at: now }
    if (!(await setPersonPassword(tx, self.userId, password_hash, accepted))) throw new Refusal('BadLink')
    await recordOwnChange(asked, tx, self, { action: 'passwordSetByLink' })
    await app.sessions.endIn(tx, { userId: self.userId })
  })
  const user = await loadWireUser(app, self)
  if (user === null) throw new Refusal('BadLink')
  return { Status: 'Success', ...(await finishSignIn(asked, self, user)) }
}

/** @throws {Refusal} BadLink: it was withdrawn meanwhile */
async function accept(asked: Asked, tx: Tx, self: Member): Promise<void> {
  if (!(await acceptMembership(tx, self, asked.now))) throw new Refusal('BadLink')
  await recordOwnChange(asked, tx, self, { action: 'invitationAccepted' })
}

/** By the password that the person has: nobody else who holds the link becomes a member by it. */
async function acceptInvitation(asked: Asked, body: Body<9>): Promise<Reply> {
  const { app, request } = asked
  const invited = await invitationOf(asked, body.AccessId)
  if (invited === null) {
    await countWrongLink(app, request.network)
    throw new Refusal('BadLink')
  }
  const { password_hash, link, member } = invited
  // By the link, which strangers have not: whoever guesses at the sign-in uses up none of these.
  await countAttempt(app.db, app.clock, { bucket: 'invited-password', tries: 10, seconds: 300 }, link.linkId)
  if (!(await checkPassword(password_hash, body.Password))) {
    throw new Refusal('WrongPassword', {}, [{ at: 'body.Password', code: 'wrong_password', params: {} }])
  }
  await app.db.forClient(member.clientId).transaction(async tx => {
    await lockMemberships(tx, member.clientId)
    if (!(await spendAccessLink(tx, app.clock, link.linkId))) throw new Refusal('BadLink')
    await accept(asked, tx, member)
  })
  const user = await loadWireUser(app, member)
  if (user === null) throw new Refusal('BadLink')
  return { Status: 'Success', ...(await finishSignIn(asked, member, user, password_hash)) }
}

/** @throws {Refusal} PageNotAllowed */
function refuseWithoutPage({ app, who }: Asked, action: keyof typeof userActionPages): void {
  if (who !== null && !mayChange(who, userActionPages[action]))
    throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
}

async function changeProfile(asked: Asked, body: Body<5>): Promise<Reply> {
  if ('UserId' in body) return changeMember(asked, body)
  const { app, who } = asked
  const whole = wireProfile.safeParse(body)
  const { AccessId, ...profile } = body
  const link = who === null && AccessId !== undefined ? await passwordLink(asked, AccessId) : null
  const userId = who?.userId ?? link?.subjectId
  const clientId = who?.clientId ?? link?.clientId
  if (userId === undefined || clientId === undefined) throw new Refusal('SignedOut')
  // A link stands in for a session in the first-time wizard alone, and for no second step.
  if (link !== null && (await hasFactor(app.db.identity, userId))) throw new Refusal('SignedOut')
  await app.db.forClient(clientId).transaction(async tx => {
    const before = await lockProfile(tx, userId)
    if (!before.profile_due && link !== null) throw new Refusal('BadLink')
    if (!before.profile_due) refuseWithoutPage(asked, 5)
    const names = { first_name: body.FirstName, last_name: body.LastName, phone: body.Phone, title: body.Title }
    const after = await saveProfile(tx, userId, { ...names, profile, isWhole: whole.success })
    await recordOwnChange(asked, tx, { clientId, userId }, { action: 'profileChanged', before, after })
  })
  if (whole.success) await rememberPlaces(app, clientId, whole.data)
  app.sessions.forget(who?.sessionId)
  const user = await loadWireUser(app, { clientId, userId })
  if (user === null) throw new Refusal('SignedOut')
  return { Status: 'Success', userDetails: user }
}

async function signUp({ app, request }: Asked, body: Body<6>): Promise<Reply> {
  await countAttempt(app.db, app.clock, { bucket: 'sign-up', tries: 10, seconds: 3600 }, request.network)
  await fileSignUp(app.db.identity, {
    email: body.Email.toLowerCase(),
    firstName: body.FirstName,
    lastName: body.LastName,
    company: body.CompanyName,
    phone: body.Phone,
    note: body.Message,
    ...{ upsAccount: body.UpsAccount.toUpperCase(), upsCountry: body.UpsCountry },
    ...(body.RequestID === undefined ? {} : { requestId: body.RequestID }),
  })
  return { Status: 'Success', Message: 'Thank you. We will write to you once your company is set up.' }
}

async function changePassword(asked: Asked, body: Body<7>): Promise<Reply> {
  const { app, who, now } = asked
  if (who === null) throw new Refusal('SignedOut')
  refuseWithoutPage(asked, 7)
  await checkOwnPassword(app, who.userId, body.CurrentPassword, 'body.CurrentPassword')
  await refuseWeakPassword(app, who, body.Password)
  const password_hash = await hashPassword(body.Password)
  await app.db.forClient(who.clientId).transaction(async tx => {
    await endPasswordLinks(tx, who.userId, now)
    if (!(await setPersonPassword(tx, who.userId, password_hash))) throw new Refusal('SignedOut')
    await recordOwnChange(asked, tx, who, { action: 'passwordChanged' })
    await app.sessions.endIn(tx, { userId: who.userId, except: who.sessionId })
  })
  return { Status: 'Success' }
}

/** What each value of `actions` does, with its body already checked. */
export const userActionHandlers: { readonly [A in UserAction]: (asked: Asked, body: Body<A>) => Promise<Reply> } = {
  0: forgotPassword,
  1: listPeople,
  2: checkAccessId,
  3: setPassword,
  4: invite,
  5: changeProfile,
  6: signUp,
  7: changePassword,
  8: activate,
  9: acceptInvitation,
}
