import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { SwitchCompany } from '@waybill/contract/calls/LogIn/SwitchCompany.ts'
import { type UserAction, UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import type { PageName } from '@waybill/contract/pages.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})
// Wrong tries count by address, and every test comes from the same one.
beforeEach(async () => {
  await node.app.db.identity.deleteFrom('identity.attempt').execute()
})

const manage = (actions: UserAction, body: Record<string, unknown>, token?: string) =>
  ask(node, UserManagement, { query: { actions }, body }, token)
const AgreementVersion = '2026-11-01'
let count = 0
const address = () => `invited${++count}-${crypto.randomUUID().slice(0, 8)}@test.invalid`
const accessId = (link = '') => /accessid=([\w-]+)/.exec(link)?.[1] ?? ''

async function invited(by: Person, more: Record<string, unknown> = {}, Email = address()) {
  const { reply, error } = await manage(4, { Email, ...more }, by.token)
  return { Email, error, user: reply?.user, AccessId: accessId(reply?.InvitationLink) }
}
const people = async (person: Person) => (await ask(node, GetPeople, { body: {} }, person.token)).reply.people
const versionOf = async (by: Person, UserId: number) =>
  (await people(by)).find(one => one.UserId === UserId)?.version ?? 0
const change = async (by: Person, UserId: number, pages: readonly PageName[], looksAt: readonly PageName[] = []) =>
  manage(5, { UserId, version: await versionOf(by, UserId), pages, looksAt }, by.token)
const turn = async (by: Person, UserId: number, Active: boolean) =>
  manage(8, { UserId, version: await versionOf(by, UserId), Active }, by.token)

describe('an invitation', () => {
  it('opens nothing before it is accepted by a password of his own, once', async () => {
    const admin = await newCompany(node)
    const { Email, AccessId, user } = await invited(admin, { FirstName: 'Ann', pages: ['Track'], looksAt: ['Track'] })
    expect(user).toMatchObject({ state: 'invited', FirstName: 'Ann', pageList: 'Track', lookList: 'Track' })
    expect((await manage(2, { AccessId })).reply).toMatchObject({ Email, HasPassword: false })
    const body = { AccessId, Password: 'a quite different one', AgreementVersion }
    const set = await manage(3, body)
    expect(set.reply.userDetails).toMatchObject({ Email, pageList: 'Track', lookList: 'Track' })
    expect(set.reply.userDetails?.ClientId).toBe(admin.clientId)
    expect((await manage(3, body)).status).toBe(404)
    expect((await people(admin)).map(({ state }) => state)).toEqual(['active', 'active'])
  })

  it('is sent again by a new link, and withdrawn', async () => {
    const admin = await newCompany(node)
    const first = await invited(admin)
    const again = await invited(admin, {}, first.Email)
    const works = async (AccessId: string) => (await manage(2, { AccessId })).status === 200
    expect([await works(first.AccessId), await works(again.AccessId)]).toEqual([false, true])
    expect((await turn(admin, again.user?.UserId ?? 0, false)).status).toBe(200)
    expect(await works(again.AccessId)).toBe(false)
    expect(await people(admin)).toHaveLength(1)
  })

  it('of somebody who works elsewhere is accepted by the password he has, and changes nothing there', async () => {
    const [admin, elsewhere] = [await newCompany(node), await newCompany(node)]
    const { AccessId } = await invited(admin, { FirstName: 'Not', LastName: 'His' }, elsewhere.email.toUpperCase())
    // What he calls himself is told to nobody before he accepts, nor found by a search.
    const shown = (await people(admin)).find(({ state }) => state === 'invited')
    expect(shown).toMatchObject({ FirstName: 'Not', LastName: 'His' })
    const body = { searchText: 'Test Clerk', filter: { states: ['invited' as const] } }
    expect((await ask(node, GetPeople, { body }, admin.token)).reply.people).toEqual([])
    expect((await manage(2, { AccessId })).reply).toMatchObject({ HasPassword: true })
    expect((await manage(3, { AccessId, Password: 'a quite different one', AgreementVersion })).status).toBe(404)
    expect((await manage(9, { AccessId, Password: 'not his password' })).error.code).toBe('WrongPassword')
    const accepted = await manage(9, { AccessId, Password: PASSWORD })
    expect(accepted.reply.userDetails).toMatchObject({ ClientId: admin.clientId, FirstName: 'Test' })
    // His other session goes on where it was, the next one begins where he was last.
    const { reply } = await ask(node, userDetails, {}, elsewhere.token)
    expect(reply.userDetails.ClientId).toBe(elsewhere.clientId)
    const signIn = () => ask(node, Login, { body: { Email: elsewhere.email, Password: PASSWORD } })
    expect((await signIn()).reply.userDetails?.ClientId).toBe(admin.clientId)
    await turn(admin, elsewhere.userId, false)
    expect((await signIn()).reply.userDetails?.ClientId).toBe(elsewhere.clientId)
  })

  it('goes to no colleague, names no list of nothing and no group of another company', async () => {
    const [admin, other] = [await newCompany(node), await newCompany(node)]
    const colleague = await newPerson(node, admin.clientId)
    expect((await invited(admin, {}, colleague.email)).error.code).toBe('AlreadyMember')
    const at = async (more: object, Email?: string) => (await invited(admin, { ...more }, Email)).error.issues?.[0]?.at
    expect(await at({ pages: [] })).toBe('body.pages')
    expect(await at({ pages: ['Nothing'] })).toBe('body.pages.0')
    expect(await at({}, `${'a'.repeat(300)}@test.invalid`)).toBe('body.Email')
    const { group_id: GroupID } = await node.app.db.identity
      .insertInto('identity.page_group')
      .values({ client_id: other.clientId, name: 'X' })
      .returning('group_id')
      .executeTakeFirstOrThrow()
    expect(await at({ GroupID })).toBe('body.GroupID')
  })
})

describe('what somebody may open', () => {
  it('is his own list, else his group’s, and holds for the session that he has', async () => {
    const admin = await newCompany(node)
    const person = await newPerson(node, admin.clientId)
    const shown = async () => {
      const { reply } = await ask(node, userDetails, {}, person.token)
      return [reply.userDetails.pageList, reply.userDetails.lookList, reply.userDetails.GroupName]
    }
    expect(await shown()).toEqual([null, '', ''])
    const { group_id: GroupID } = await node.app.db.identity
      .insertInto('identity.page_group')
      .values({ client_id: admin.clientId, name: 'Dock', page_list: 'DockView,Track', look_list: 'Track' })
      .returning('group_id')
      .executeTakeFirstOrThrow()
    const saved = await manage(5, { UserId: person.userId, version: 1, GroupID, pages: null }, admin.token)
    expect(saved.reply.user).toMatchObject({ GroupName: 'Dock', pageList: null })
    expect(await shown()).toEqual(['DockView,Track', 'Track', 'Dock'])
    await manage(5, { UserId: person.userId, version: 2, GroupID, pages: ['Reports'] }, admin.token)
    expect(await shown()).toEqual(['Reports', '', 'Dock'])
    const stale = await manage(5, { UserId: person.userId, version: 2 }, admin.token)
    expect(stale.error.code).toBe('ChangedMeanwhile')
  })

  it('stays as it is where a change does not speak of it', async () => {
    const admin = await newCompany(node)
    const { userId } = await newPerson(node, admin.clientId, ['Track'], ['Track'])
    await node.app.db.identity
      .updateTable('identity.membership')
      .set({ sees_prices: false, dock_list: '999' })
      .where('user_id', '=', userId)
      .execute()
    const before = (await manage(1, {}, admin.token)).reply.users?.find(({ UserId }) => UserId === userId)
    const { reply } = await manage(5, { UserId: userId, version: before?.version, BookingLimit: 0 }, admin.token)
    expect(reply.user).toEqual({ ...before, BookingLimit: 0, version: 1 + (before?.version ?? 0) })
    expect(reply.user).toMatchObject({ pageList: 'Track', lookList: 'Track', seesPrices: false, docks: [999] })
  })

  it('is seen and changed by who manages users alone', async () => {
    const admin = await newCompany(node)
    const clerk = await newPerson(node, admin.clientId, ['Track'])
    const reader = await newPerson(node, admin.clientId, ['ManageUsers'], ['ManageUsers'])
    const stranger = await newCompany(node)
    const tries = async ({ token }: Person) => {
      const answers = [
        await manage(1, {}, token),
        await manage(4, { Email: address() }, token),
        await manage(5, { UserId: clerk.userId, version: 1 }, token),
        await manage(8, { UserId: clerk.userId, version: 1, Active: false }, token),
      ]
      return answers.map(({ error }) => error?.code)
    }
    expect(await tries(clerk)).toEqual(Array(4).fill('PageNotAllowed'))
    expect(await tries(reader)).toEqual([undefined, 'LookOnly', 'LookOnly', 'LookOnly'])
    expect((await tries(stranger)).slice(2)).toEqual(['NotFound', 'NotFound'])
    expect((await manage(1, {}, reader.token)).reply.users).toHaveLength(3)
  })
})

describe('the last administrator', () => {
  it('ends neither his own access nor takes Manage Users from himself', async () => {
    const admin = await newCompany(node)
    await newPerson(node, admin.clientId)
    expect((await turn(admin, admin.userId, false)).error.code).toBe('OwnRights')
    expect((await change(admin, admin.userId, ['Track'])).error.code).toBe('OwnRights')
    expect((await change(admin, admin.userId, ['ManageUsers'], ['ManageUsers'])).error.code).toBe('OwnRights')
    expect((await change(admin, admin.userId, ['ManageUsers', 'Track'])).status).toBe(200)
  })

  it('stays when two administrators remove each other at once', async () => {
    const one = await newCompany(node)
    const two = await newPerson(node, one.clientId)
    const both = await Promise.all([
      manage(8, { UserId: two.userId, version: 1, Active: false }, one.token),
      manage(8, { UserId: one.userId, version: 1, Active: false }, two.token),
    ])
    // The second is refused, or was signed out by the first before he was heard.
    expect(both.map(({ status }) => status === 200).sort()).toEqual([false, true])
    expect([401, 409]).toContain(both.find(({ status }) => status !== 200)?.status)
  })
})

it('whoever is deactivated is signed out at once, and comes back with none of his old sessions', async () => {
  const admin = await newCompany(node)
  const person = await newPerson(node, admin.clientId)
  const signIn = async () => (await ask(node, Login, { body: { Email: person.email, Password: PASSWORD } })).status
  const isSignedIn = async () => (await ask(node, userDetails, {}, person.token)).status === 200
  expect((await turn(admin, person.userId, false)).reply.user).toMatchObject({ state: 'inactive' })
  expect([await isSignedIn(), await signIn()]).toEqual([false, 400])
  await turn(admin, person.userId, true)
  expect([await isSignedIn(), await signIn()]).toEqual([false, 200])
  const lines = await node.app.db
    .forClient(admin.clientId)
    .read(
      node.app.db.query.selectFrom('audit_entry').select('action').where('entity', '=', 'member').orderBy('audit_id'),
    )
  expect(lines.map(({ action }) => action)).toEqual(['deactivated', 'reactivated'])
})

describe('groups', () => {
  const groups = (person: Person, flag: 'load' | 'save' | 'delete', body: Record<string, unknown> = {}) =>
    ask(node, PageGroups, { query: { flag }, body }, person.token)

  it('are named once, change for all in them at once, and are deleted when nobody is in them', async () => {
    const admin = await newCompany(node)
    const person = await newPerson(node, admin.clientId)
    const made = await groups(admin, 'save', { GroupName: 'Dock', pages: ['DockView'] })
    const [{ GroupID, version } = { GroupID: 0, version: 0 }] = made.reply.groups
    expect((await groups(admin, 'save', { GroupName: 'dock', pages: null })).error.code).toBe('GroupExists')
    await manage(5, { UserId: person.userId, version: 1, GroupID, pages: null }, admin.token)
    const shown = async () => (await ask(node, userDetails, {}, person.token)).reply.userDetails.pageList
    expect(await shown()).toBe('DockView')
    const changed = { GroupID, version, GroupName: 'Dock', pages: ['DockView', 'Track'] }
    expect((await groups(admin, 'save', changed)).status).toBe(200)
    expect(await shown()).toBe('DockView,Track')
    expect((await groups(admin, 'save', changed)).error.code).toBe('ChangedMeanwhile')
    const drop = () => groups(admin, 'delete', { GroupID, version: 2 })
    expect((await drop()).error.code).toBe('GroupInUse')
    await manage(5, { UserId: person.userId, version: 2, GroupID: null, pages: null }, admin.token)
    expect((await drop()).reply.groups).toEqual([])
  })

  it('of another company are nobody’s, and a group leaves somebody who manages users', async () => {
    const admin = await newCompany(node)
    const made = await groups(admin, 'save', { GroupName: 'Admins' })
    const [{ GroupID } = { GroupID: 0 }] = made.reply.groups
    const stranger = await newCompany(node)
    expect((await groups(stranger, 'save', { GroupID, version: 1, GroupName: 'Mine' })).error.code).toBe('NotFound')
    expect((await groups(stranger, 'delete', { GroupID, version: 1 })).error.code).toBe('NotFound')
    await manage(5, { UserId: admin.userId, version: 1, GroupID, pages: null }, admin.token)
    const shut = { GroupID, version: 1, GroupName: 'Admins', pages: ['Track'] }
    expect((await groups(admin, 'save', shut)).error.code).toBe('LastAdministrator')
  })
})

it('goes on in another company that one works for, and in no other', async () => {
  const [first, second, third] = [await newCompany(node), await newCompany(node), await newCompany(node)]
  const { AccessId } = await invited(second, { pages: ['Track'] }, first.email)
  await manage(9, { AccessId, Password: PASSWORD })
  const go = (ClientId: number, token: string) => ask(node, SwitchCompany, { body: { ClientId } }, token)
  expect((await go(third.clientId, first.token)).error.code).toBe('NotFound')
  const there = await go(second.clientId, first.token)
  expect(there.reply.userDetails).toMatchObject({ ClientId: second.clientId, isOwnClient: false, pageList: 'Track' })
  expect(there.reply.userDetails.companies.map(({ ClientId }) => ClientId).toSorted()).toEqual(
    [first.clientId, second.clientId].toSorted(),
  )
  // The session before has ended.
  expect((await ask(node, userDetails, {}, first.token)).status).toBe(401)
  const back = await go(first.clientId, String(there.headers.token))
  expect(back.reply.userDetails).toMatchObject({ ClientId: first.clientId, isOwnClient: true, pageList: null })
  // Pressed several times at once it goes over once.
  const presses = await Promise.all([1, 2, 3].map(() => go(second.clientId, String(back.headers.token))))
  expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
})

it('invites one address ten times a day and no more', async () => {
  const admin = await newCompany(node)
  const invite = (Email: string) => manage(4, { Email }, admin.token)
  const said = []
  for (let time = 0; time < 11; time += 1) said.push((await invite('often@test.invalid')).error?.code ?? 'sent')
  expect(said).toEqual([...Array(10).fill('sent'), 'TooManyTries'])
  expect((await invite('seldom@test.invalid')).status).toBe(200)
})
