import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { minute, startTestNode, type TestNode } from '../testing/node.ts'
import { createSessions } from './sessions.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode()
  return () => node.close()
})

const key = async (text: string) => (await node.app.sessions.check(text))?.key

describe('session keys', () => {
  it('keep for five minutes, then change once however many requests run in parallel', async () => {
    const { token } = await newCompany(node)
    expect(await key(token)).toBe(token)
    node.clock.pass(5 * minute)
    const answers = await Promise.all(Array.from({ length: 8 }, () => key(token)))
    const changed = answers.filter(answer => answer !== token)
    expect(new Set(changed).size).toBe(1)
    expect(changed.length).toBeGreaterThan(0)
  })

  it('stay good until the successor was used, and a minute longer', async () => {
    const { token } = await newCompany(node)
    node.clock.pass(5 * minute)
    const next = await key(token)
    node.clock.pass(4 * minute)
    expect(await key(token)).toBe(next)
    expect(await key(next ?? '')).toBe(next)
    node.clock.pass(59_000)
    expect(await key(token)).toBe(next)
    node.clock.pass(2_000)
    expect(await key(token)).toBeUndefined()
  })

  it('are honoured by a node that did not make them, and die everywhere at once', async () => {
    const person = await newCompany(node)
    const other = createSessions(node.app.db, node.app.settings.secret, node.clock)
    expect((await other.check(person.token))?.who.userId).toBe(person.userId)
    node.clock.pass(5 * minute)
    const next = (await other.check(person.token))?.key ?? ''
    expect(await key(next)).toBe(next)
    await node.app.sessions.end((await node.app.sessions.check(next))?.who.sessionId ?? '')
    other.forget()
    expect(await other.check(next)).toBeNull()
  })

  it('end with a deactivated account, at every node and however lately they were used', async () => {
    const [person, other] = [await newCompany(node), await newCompany(node)]
    expect(await key(person.token)).toBe(person.token)
    const told = new Promise<void>(resolve => node.app.realtime.onSession(() => resolve()))
    const users = node.app.db.identity.updateTable('identity.membership')
    await users.set({ active: false }).where('user_id', '=', person.userId).execute()
    await told
    expect([await key(person.token), await key(other.token)]).toEqual([undefined, other.token])
    const elsewhere = createSessions(node.app.db, node.app.settings.secret, node.clock)
    expect(await elsewhere.check(person.token)).toBeNull()
  })

  it('end after twelve hours of rest', async () => {
    const person = await newCompany(node)
    node.clock.pass(12 * 60 * minute + 1)
    expect(await key(person.token)).toBeUndefined()
  })

  it('can not be made up', async () => {
    const { token } = await newCompany(node)
    const flipped = (token[0] === 'A' ? 'B' : 'A') + token.slice(1)
    expect(await key(flipped)).toBeUndefined()
    expect(await key('')).toBeUndefined()
  })
})
