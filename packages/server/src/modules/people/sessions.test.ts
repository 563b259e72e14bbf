import { EndSessions } from '@waybill/contract/calls/LogIn/EndSessions.ts'
import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { GetAuditTrail } from '@waybill/contract/lists/auditTrail.ts'
import pino from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { ask, minute, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode({ ...testSettings(), TRUST_PROXY: '127.0.0.1' })
  return () => node.close()
})

const from = (address: string, browser = 'Test Browser') => ({ 'x-forwarded-for': address, 'user-agent': browser })

/** Signs somebody in from an address; returns the key. */
async function signIn({ email }: Person, address: string): Promise<string> {
  const asked = { body: { Email: email, Password: PASSWORD }, headers: from(address) }
  return String((await ask(node, Login, asked)).headers.token)
}

const shown = async (token: string, UserId?: number) => {
  const { reply } = await ask(node, GetSessions, { body: UserId === undefined ? {} : { UserId } }, token)
  return reply.sessions
}
const end = (body: { UserId?: number; sessionId?: string }, token: string) => ask(node, EndSessions, { body }, token)
const stillIn = async (token: string): Promise<boolean> => (await ask(node, userDetails, {}, token)).status === 200

it('says from where, with what and since when somebody is signed in, and follows the address', async () => {
  const person = await newCompany(node)
  const key = await signIn(person, '203.0.113.7')
  const [own] = (await shown(key)).filter(({ isCurrent }) => isCurrent)
  expect(own).toMatchObject({
    address: '203.0.113.7',
    userAgent: 'Test Browser',
    since: node.clock.now().toISOString(),
  })
  node.clock.pass(6 * minute)
  await ask(node, userDetails, { headers: from('198.51.100.9') }, key)
  const [moved] = (await shown(person.token, person.userId)).filter(({ sessionId }) => sessionId === own?.sessionId)
  expect(moved).toMatchObject({ address: '198.51.100.9', lastSeenAt: node.clock.now().toISOString(), isCurrent: false })
})

it('ends one, or all but the one that asks, on every node', async () => {
  const person = await newCompany(node)
  const [kept, one, other] = [person.token, await signIn(person, '203.0.113.1'), await signIn(person, '203.0.113.2')]
  const log = pino({ level: 'silent' })
  const second = await composeNode({ settings: node.app.settings, connection: node.connection, log, clock: node.clock })
  try {
    // Both nodes know the sessions by now.
    for (const key of [one, other]) expect(await second.app.sessions.check(key)).not.toBeNull()
    const target = (await shown(kept)).find(({ address }) => address === '203.0.113.1')
    expect((await end({ sessionId: target?.sessionId ?? '' }, kept)).reply.ended).toBe(1)
    expect([await stillIn(one), await stillIn(other)]).toEqual([false, true])
    await expect.poll(() => second.app.sessions.check(one)).toBeNull()
    expect((await end({}, kept)).reply.ended).toBe(1)
    expect([await stillIn(other), await stillIn(kept)]).toEqual([false, true])
    await expect.poll(() => second.app.sessions.check(other)).toBeNull()
    expect((await end({ sessionId: target?.sessionId ?? '' }, kept)).error.code).toBe('NotFound')
  } finally {
    await second.close()
  }
})

it('lets who manages users end those of a colleague in this company, in the history, and nobody else', async () => {
  const admin = await newCompany(node)
  const clerk = await newPerson(node, admin.clientId, ['Track'])
  const looking = await newPerson(node, admin.clientId, ['ManageUsers'], ['ManageUsers'])
  // He works for another company, too.
  const elsewhere = await newCompany(node)
  const member = { user_id: clerk.userId, client_id: elsewhere.clientId }
  await node.app.db.identity.insertInto('identity.membership').values(member).execute()
  const there = await node.app.sessions.open({ userId: clerk.userId, clientId: elsewhere.clientId }, 'elsewhere')
  expect((await shown(admin.token, clerk.userId)).map(({ userAgent }) => userAgent)).toEqual(['test'])
  expect((await shown(clerk.token)).map(({ userAgent }) => userAgent).toSorted()).toEqual(['elsewhere', 'test'])
  expect((await ask(node, GetSessions, { body: { UserId: admin.userId } }, clerk.token)).error.code).toBe(
    'PageNotAllowed',
  )
  expect((await end({ UserId: admin.userId }, clerk.token)).error.code).toBe('PageNotAllowed')
  expect((await shown(looking.token, clerk.userId)).length).toBe(1)
  expect((await end({ UserId: clerk.userId }, looking.token)).error.code).toBe('LookOnly')
  expect((await end({ UserId: clerk.userId }, admin.token)).reply.ended).toBe(1)
  expect([await stillIn(clerk.token), await stillIn(there)]).toEqual([false, true])
  const { reply } = await ask(node, GetAuditTrail, { body: { filter: { kinds: ['member'] } } }, admin.token)
  expect(reply.entries).toMatchObject([{ action: 'sessionsEnded', record: clerk.email, after: 'Sessions: 1' }])
})
