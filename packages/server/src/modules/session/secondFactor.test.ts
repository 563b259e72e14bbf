import { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import { EndSessions } from '@waybill/contract/calls/LogIn/EndSessions.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { ResetFactor } from '@waybill/contract/calls/LogIn/ResetFactor.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { SignInRule } from '@waybill/contract/calls/LogIn/SignInRule.ts'
import { SwitchCompany } from '@waybill/contract/calls/LogIn/SwitchCompany.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isCommonPassword } from '../../identity/newPassword.ts'
import { appCode } from '../../testing/authenticator.ts'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})
// Wrong tries count by address, and every test comes from the same one.
beforeEach(async () => {
  await node.app.db.identity.deleteFrom('identity.attempt').execute()
})

const AgreementVersion = '2026-11-01'
const signIn = (email: string, Password = PASSWORD) => ask(node, Login, { body: { Email: email, Password } })
const confirm = (ticket: string | undefined, code: string) =>
  ask(node, ConfirmSignIn, { body: { ticket: ticket ?? '', code } })
const own = (
  flag: 'load' | 'begin' | 'confirm' | 'codes' | 'remove',
  token: string,
  body: { password?: string; code?: string; endOthers?: boolean } = {},
) => ask(node, SecondFactor, { query: { flag }, body }, token)
const stillIn = async (token: string): Promise<boolean> => (await ask(node, userDetails, {}, token)).status === 200

/** What the app on the phone shows, its clock `minutes` off. */
const shown = (address: string, minutes = 0): string =>
  appCode(address, new Date(node.clock.now().getTime() + minutes * minute))

/** A person who has set up an app, and what it was told. */
async function withFactor(person: Person) {
  const { reply } = await own('begin', person.token, { password: PASSWORD })
  const address = reply.enrolment?.address ?? ''
  const { reply: done } = await own('confirm', person.token, { code: shown(address) })
  // The step of that code is used up.
  node.clock.pass(minute)
  return { person, address, recoveryCodes: done.recoveryCodes ?? [] }
}

describe('setting up', () => {
  it('asks the password, shows the secret once and sealed keeps it, and takes effect with the first code', async () => {
    const person = await newCompany(node)
    expect((await own('begin', person.token)).error.issues?.[0]?.at).toBe('body.password')
    expect((await own('begin', person.token, { password: 'wrong' })).error.code).toBe('WrongPassword')
    const { reply } = await own('begin', person.token, { password: PASSWORD })
    const { secret = '', address = '', picture = '' } = reply.enrolment ?? {}
    expect([address.includes(secret), picture.startsWith('<svg'), reply.since]).toEqual([true, true, null])
    const { pending } = await node.app.db.identity
      .selectFrom('identity.second_factor')
      .select('pending')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(pending?.includes(secret)).toBe(false)
    expect((await signIn(person.email)).reply.userDetails?.UserId).toBe(person.userId)
    const off = await own('confirm', person.token, { code: shown(address, 5) })
    expect([off.error.code, off.error.params?.minutes]).toEqual(['ClockOff', 5])
    const { reply: done } = await own('confirm', person.token, { code: shown(address) })
    expect([new Set(done.recoveryCodes).size, done.codesLeft, done.since]).toEqual([
      10,
      10,
      node.clock.now().toISOString(),
    ])
    expect((await own('load', person.token)).reply).not.toHaveProperty('enrolment')
  })

  it('leaves the factor in use until another is confirmed, ends other sessions when told, and is removed by the password', async () => {
    const { person, address } = await withFactor(await newCompany(node))
    const other = await node.app.sessions.open(person, 'other')
    await own('begin', person.token, { password: PASSWORD })
    const { reply } = await signIn(person.email)
    expect((await confirm(reply.factorDue?.ticket, shown(address))).status).toBe(200)
    expect((await own('remove', person.token, { password: 'wrong' })).error.code).toBe('WrongPassword')
    expect(await stillIn(other)).toBe(true)
    expect((await own('remove', person.token, { password: PASSWORD, endOthers: true })).reply.since).toBeNull()
    expect([await stillIn(other), await stillIn(person.token)]).toEqual([false, true])
    expect((await signIn(person.email)).reply.userDetails?.UserId).toBe(person.userId)
  })
})

describe('signing in', () => {
  it('opens nothing before the code, and takes each code once, a step early or late', async () => {
    const { person, address } = await withFactor(await newCompany(node))
    const first = await signIn(person.email)
    expect([first.reply.userDetails, first.headers.token, first.reply.factorDue?.enrolment]).toEqual([
      undefined,
      undefined,
      null,
    ])
    const ticket = first.reply.factorDue?.ticket
    expect((await ask(node, userDetails, {}, ticket ?? '')).status).toBe(401)
    expect((await confirm(ticket, shown(address, 5))).error.code).toBe('WrongCode')
    const code = shown(address)
    const both = await Promise.all([confirm(ticket, code), confirm(ticket, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
    expect(both.filter(({ status }) => status === 200).length).toBe(1)
    const again = await signIn(person.email)
    expect((await confirm(again.reply.factorDue?.ticket, code)).error.code).toBe('CodeUsed')
    const late = shown(address, 0.5)
    expect(await stillIn(String((await confirm(again.reply.factorDue?.ticket, late)).headers.token))).toBe(true)
  })

  it('holds a ticket for five minutes and one sign-in, and no longer than the password', async () => {
    const { person, address } = await withFactor(await newCompany(node))
    const ticket = async () => (await signIn(person.email)).reply.factorDue?.ticket
    const spent = await ticket()
    expect((await confirm(spent, shown(address))).status).toBe(200)
    node.clock.pass(minute)
    expect((await confirm(spent, shown(address))).error.code).toBe('SignInOver')
    const late = await ticket()
    node.clock.pass(5 * minute)
    expect((await confirm(late, shown(address))).error.code).toBe('SignInOver')
    const former = await ticket()
    const Password = 'another one, as good'
    await ask(
      node,
      UserManagement,
      { query: { actions: 7 }, body: { CurrentPassword: PASSWORD, Password } },
      person.token,
    )
    expect((await confirm(former, shown(address))).error.code).toBe('SignInOver')
    expect((await confirm('made up', shown(address))).error.code).toBe('SignInOver')
  })

  it('takes a recovery code once, however it is typed, and says how many are left', async () => {
    const { person, recoveryCodes } = await withFactor(await newCompany(node))
    const [code = ''] = recoveryCodes
    const ticket = async () => (await signIn(person.email)).reply.factorDue?.ticket
    const used = await confirm(await ticket(), ` ${code.toLowerCase().replace('-', ' ')}`)
    expect([used.status, used.reply.codesLeft]).toEqual([200, 9])
    expect((await confirm(await ticket(), code)).error.code).toBe('WrongCode')
    const { reply } = await own('codes', person.token, { password: PASSWORD })
    expect((await confirm(await ticket(), recoveryCodes[1] ?? '')).error.code).toBe('WrongCode')
    expect((await confirm(await ticket(), reply.recoveryCodes?.[0] ?? '')).reply.codesLeft).toBe(9)
  })

  it('uses up one recovery code of several at once, and ends half-done sign-ins with the sessions', async () => {
    const { person, recoveryCodes } = await withFactor(await newCompany(node))
    const ticket = async () => (await signIn(person.email)).reply.factorDue?.ticket
    const held = await ticket()
    const tried = await Promise.all(recoveryCodes.slice(0, 4).map(code => confirm(held, code)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await own('load', person.token)).reply.codesLeft).toBe(9)
    const former = await ticket()
    await ask(node, EndSessions, { body: {} }, person.token)
    expect((await confirm(former, recoveryCodes[5] ?? '')).error.code).toBe('SignInOver')
  })

  it('slows down after ten wrong codes, the right one included', async () => {
    const { person, address } = await withFactor(await newCompany(node))
    const ticket = (await signIn(person.email)).reply.factorDue?.ticket
    for (let i = 0; i < 10; i++) await confirm(ticket, 'ABCDE-FGHJK')
    expect((await confirm(ticket, shown(address))).error.code).toBe('TooManyTries')
  })

  it('asks the code behind a link that sets a password, too', async () => {
    const { person, address } = await withFactor(await newCompany(node))
    const mail = nextMail(node, person.clientId)
    await ask(node, UserManagement, { query: { actions: 0 }, body: { Email: person.email } })
    const AccessId = /accessid=(\S+)/.exec((await mail).body_text)?.[1] ?? ''
    const body = { AccessId, Password: 'eight of', AgreementVersion }
    const set = await ask(node, UserManagement, { query: { actions: 3 }, body })
    expect([set.reply.userDetails, set.headers.token]).toEqual([undefined, undefined])
    expect((await confirm(set.reply.factorDue?.ticket, shown(address))).status).toBe(200)
  })
})

describe('who has to have one', () => {
  const rule = (token: string, demandsFactor?: boolean) => ask(node, SignInRule, { body: { demandsFactor } }, token)

  it('sets it up at the next sign-in before anything else, and can replace it and not remove it', async () => {
    const person = await newCompany(node)
    expect((await rule(person.token, true)).reply).toMatchObject({ demandsFactor: true, people: 1, withFactor: 0 })
    expect(await stillIn(person.token)).toBe(true)
    const first = await signIn(person.email)
    const { ticket, enrolment } = first.reply.factorDue ?? {}
    expect(first.headers.token).toBeUndefined()
    const done = await confirm(ticket, shown(enrolment?.address ?? ''))
    expect(done.reply.recoveryCodes?.length).toBe(10)
    const token = String(done.headers.token)
    expect((await own('remove', token, { password: PASSWORD })).error.code).toBe('FactorDemanded')
    expect((await rule(token, false)).reply).toMatchObject({ demandsFactor: false, withFactor: 1 })
    expect((await own('remove', token, { password: PASSWORD })).status).toBe(200)
  })

  it('is everybody of a group that demands it, and who comes from another company', async () => {
    const boss = await newCompany(node)
    const clerk = await newPerson(node, boss.clientId)
    const group = { GroupName: 'Brokers', demandsFactor: true }
    const { reply } = await ask(node, PageGroups, { query: { flag: 'save' }, body: group }, boss.token)
    expect(reply.groups).toMatchObject([group])
    await node.app.db.identity
      .updateTable('identity.membership')
      .set({ group_id: reply.groups[0]?.GroupID ?? null })
      .where('user_id', '=', clerk.userId)
      .execute()
    expect((await signIn(boss.email)).reply.factorDue).toBeUndefined()
    expect((await signIn(clerk.email)).reply.factorDue?.enrolment).not.toBeNull()
    const visitor = await newCompany(node)
    await node.app.db.identity
      .insertInto('identity.membership')
      .values({ user_id: visitor.userId, client_id: boss.clientId })
      .execute()
    await rule(boss.token, true)
    const over = await ask(node, SwitchCompany, { body: { ClientId: boss.clientId } }, visitor.token)
    expect([over.error.code, await stillIn(visitor.token)]).toEqual(['FactorDemanded', true])
    const other = await node.app.sessions.open(visitor, 'test')
    await withFactor(visitor)
    // What a session gave counts: one that was opened without a factor stays out, whatever its person has set up since.
    const without = await ask(node, SwitchCompany, { body: { ClientId: boss.clientId } }, other)
    expect(without.error.code).toBe('FactorNotGiven')
    expect((await ask(node, SwitchCompany, { body: { ClientId: boss.clientId } }, visitor.token)).status).toBe(200)
    // Nor is it removed where one company alone demands it.
    expect((await own('remove', other, { password: PASSWORD })).error.code).toBe('FactorDemanded')
  })

  it('is reset by an administrator, in the history, and not where another company relies on it', async () => {
    const boss = await newCompany(node)
    const { person } = await withFactor(await newPerson(node, boss.clientId))
    const people = async () => (await ask(node, GetPeople, { body: {} }, boss.token)).reply.people
    const held = async () => (await people()).find(({ UserId }) => UserId === person.userId)?.hasFactor
    const reset = (by: Person) => ask(node, ResetFactor, { body: { UserId: person.userId } }, by.token)
    const looking = await newPerson(node, boss.clientId, ['ManageUsers'], ['ManageUsers'])
    expect((await reset(looking)).error.code).toBe('LookOnly')
    expect((await reset(await newCompany(node))).error.code).toBe('NotFound')
    const elsewhere = await newCompany(node)
    const membership = { user_id: person.userId, client_id: elsewhere.clientId }
    await node.app.db.identity.insertInto('identity.membership').values(membership).execute()
    expect([(await reset(boss)).error.code, await held()]).toEqual(['FactorElsewhere', true])
    await node.app.db.identity
      .updateTable('identity.membership')
      .set({ active: false })
      .where('client_id', '=', elsewhere.clientId)
      .where('user_id', '=', person.userId)
      .execute()
    expect([(await reset(boss)).status, await held()]).toEqual([200, false])
    await expect.poll(() => stillIn(person.token)).toBe(false)
    const { query } = node.app.db
    const lines = await node.app.db
      .forClient(boss.clientId)
      .read(query.selectFrom('audit_entry').select('action').where('user_id', '=', boss.userId))
    expect(lines).toEqual([{ action: 'factorReset' }])
  })
})

describe('a new password', () => {
  it('has fifteen letters, with a second factor eight, and is none of the first that are guessed', async () => {
    const person = await newCompany(node)
    const change = (Password: string) =>
      ask(node, UserManagement, { query: { actions: 7 }, body: { CurrentPassword: PASSWORD, Password } }, person.token)
    const short = await change('fourteen of us')
    expect([short.error.code, short.error.issues?.[0]?.at]).toEqual(['ShortPassword', 'body.Password'])
    const common = await change('passwordpassword')
    expect([common.error.code, common.error.issues?.[0]?.at]).toEqual(['CommonPassword', 'body.Password'])
    await withFactor(person)
    expect((await own('load', person.token)).reply.passwordMin).toBe(8)
    expect((await change('P@ssw0rd1')).error.code).toBe('CommonPassword')
    expect((await change('8 lorrys')).status).toBe(200)
  })

  it.each([
    ['qwertyuiopasdfg', true],
    ['123456789012345', true],
    ['Sunshine2026!!!!', true],
    ['abababababababab', true],
    ['clerk@shipper.com', true],
    ['four docks and a goat', false],
    ['829301748392057', false],
  ])('%s: guessed first is %s', (password, isCommon) =>
    expect(isCommonPassword(password, 'clerk@shipper.com')).toBe(isCommon),
  )
})

it('a switch of company and an end of all sessions at once leave none open', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await newCompany(node)
    const [moved] = await Promise.all([
      ask(node, SwitchCompany, { body: { ClientId: person.clientId } }, person.token),
      node.app.db.forClient(person.clientId).transaction(tx => node.app.sessions.endIn(tx, { userId: person.userId })),
    ])
    expect([200, 401]).toContain(moved.status)
    await expect.poll(() => stillIn(String(moved.headers.token ?? ''))).toBe(false)
  }
})

it('a reset of the factor and a second step at once both get an answer, and nobody stays in', async () => {
  for (let round = 0; round < 6; round += 1) {
    const boss = await newCompany(node)
    const { person, address } = await withFactor(await newPerson(node, boss.clientId))
    const ticket = (await signIn(person.email)).reply.factorDue?.ticket
    const [step, reset] = await Promise.all([
      confirm(ticket, shown(address)),
      ask(node, ResetFactor, { body: { UserId: person.userId } }, boss.token),
    ])
    expect([step.status, reset.status]).not.toContain(500)
    await expect.poll(() => stillIn(String(step.headers.token ?? ''))).toBe(false)
  }
})
