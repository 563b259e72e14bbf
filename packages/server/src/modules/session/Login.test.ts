import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTicket } from '../../identity/signInTickets.ts'
import { newCompany, PASSWORD, type Person } from '../../testing/company.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'
import { agreement } from './agreement.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('LogIn/Login', () => {
  it('opens a session whose key works at once', async () => {
    const body = { Email: ` ${clerk.email.toUpperCase()} `, Password: PASSWORD }
    const { status, headers, reply } = await ask(node, Login, { body })
    expect([status, reply.userDetails?.UserId]).toEqual([200, clerk.userId])
    const me = await ask(node, userDetails, {}, String(headers.token))
    expect(me.reply.userDetails.Email).toBe(clerk.email)
  })

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const wrong = await ask(node, Login, { body: { Email: clerk.email, Password: 'not the password' } })
    const unknown = await ask(node, Login, { body: { Email: 'nobody@test.invalid', Password: 'not the password' } })
    expect([wrong.status, wrong.error.code]).toEqual([400, 'BadCredentials'])
    expect({ ...wrong.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' })
    expect(wrong.headers.token).toBeUndefined()
  })

  it('names every missing field', async () => {
    const { error } = await ask(node, Login, { body: { Email: 'not an address', Password: '' } })
    expect(error.issues?.map(issue => [issue.at, issue.code])).toEqual([
      ['body.Email', 'invalid_email'],
      ['body.Password', 'required'],
    ])
  })

  it('slows down after ten wrong tries on an account from one address, right password included, and lets go after the window', async () => {
    const victim = await newCompany(node)
    for (let i = 0; i < 10; i++) await ask(node, Login, { body: { Email: victim.email, Password: 'wrong' } })
    const right = { body: { Email: victim.email, Password: PASSWORD } }
    const blocked = await ask(node, Login, right)
    expect([blocked.status, blocked.error.code]).toEqual([429, 'TooManyTries'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    node.clock.pass(5 * minute)
    expect((await ask(node, Login, right)).status).toBe(200)
  })

  /** Wrong passwords from so many addresses, ten from each. */
  const guess = async (email: string, addresses: number) => {
    for (let n = 0; n < addresses; n++) {
      for (let i = 0; i < 10; i++) {
        await ask(node, Login, { body: { Email: email, Password: 'wrong' }, address: `198.51.100.${n}` })
      }
    }
  }
  /** One with a device key, as a browser has it that was signed in before. */
  const signedInBefore = async ({ email }: Person) => {
    const { headers } = await ask(node, Login, { body: { Email: email, Password: PASSWORD }, address: '192.0.2.1' })
    return String(headers.device)
  }

  it('lets the person in from another address while a stranger guesses', async () => {
    const person = await newCompany(node)
    await guess(person.email, 1)
    const right = { body: { Email: person.email, Password: PASSWORD } }
    expect((await ask(node, Login, { ...right, address: '198.51.100.0' })).status).toBe(429)
    expect((await ask(node, Login, { ...right, address: '192.0.2.1' })).status).toBe(200)
  })

  it('nobody, from however many addresses, locks out a device in which the person signed in before', async () => {
    const person = await newCompany(node)
    const device = await signedInBefore(person)
    await guess(person.email, 10)
    const right = { body: { Email: person.email, Password: PASSWORD }, address: '192.0.2.1' }
    expect((await ask(node, Login, right)).error.code).toBe('TooManyTries')
    // From the very address of the stranger, too.
    for (const address of ['192.0.2.1', '198.51.100.0']) {
      const known = await ask(node, Login, { ...right, address, headers: { device } })
      expect([known.status, known.headers.device]).toEqual([200, undefined])
    }
  })

  it('slows a known device down by itself, and takes no key for another one', async () => {
    const [person, other] = [await newCompany(node), await newCompany(node)]
    const device = await signedInBefore(person)
    const headers = { device: `${await signedInBefore(other)},${device}` }
    const wrong = { body: { Email: person.email, Password: 'wrong' }, headers }
    for (let i = 0; i < 10; i++) expect((await ask(node, Login, wrong)).error.code).toBe('BadCredentials')
    const right = { body: { Email: person.email, Password: PASSWORD } }
    expect((await ask(node, Login, { ...right, headers })).error.code).toBe('TooManyTries')
    expect((await ask(node, Login, right)).status).toBe(200)
    await guess(person.email, 10)
    const forged = Buffer.from(device, 'base64url')
    forged.writeUInt8(forged.readUInt8(0) ^ 1, 0)
    for (const key of [await signedInBefore(other), forged.toString('base64url'), 'x', '']) {
      const asked = await ask(node, Login, { ...right, address: '192.0.2.7', headers: { device: key } })
      expect([key, asked.error.code]).toEqual([key, 'TooManyTries'])
    }
  })
})

it('asks for new terms once, at the next sign-in, and opens no session before', async () => {
  const { email, userId } = await newCompany(node)
  const signIn = (more: object = {}, Password = PASSWORD) =>
    ask(node, Login, { body: { Email: email, Password, ...more } })
  const accepted = () =>
    node.app.db.identity
      .selectFrom('identity.person')
      .select('agreement')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  // The card says that the first ones are accepted by signing in.
  expect((await signIn()).status).toBe(200)
  expect(await accepted()).toEqual({ agreement: agreement.version })
  await node.app.db.identity
    .updateTable('identity.person')
    .set({ agreement: '2020-01-01' })
    .where('user_id', '=', userId)
    .execute()
  const due = await signIn()
  expect([due.status, due.error.code, due.headers.token]).toEqual([409, 'TermsChanged', undefined])
  expect((await signIn({}, 'wrong password')).error.code).toBe('BadCredentials')
  expect((await signIn({ AgreementVersion: '2020-01-01' })).error.code).toBe('TermsChanged')
  expect((await signIn({ AgreementVersion: agreement.version })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

it('lets somebody sign in as often as he likes with the right password', async () => {
  const busy = await newCompany(node)
  for (let i = 0; i < 15; i++) {
    expect((await ask(node, Login, { body: { Email: busy.email, Password: PASSWORD } })).status).toBe(200)
  }
})

describe('Login/userDetails', () => {
  it('answers 401 without a key and 404 for anybody else', async () => {
    expect((await ask(node, userDetails)).status).toBe(401)
    const stranger = await newCompany(node)
    const asked = await ask(node, userDetails, { body: { UserID: stranger.userId } }, clerk.token)
    expect(asked.status).toBe(404)
  })
})

it('a sign-in under way by a former password opens nothing', async () => {
  const person = await newCompany(node)
  const { password_hash: passwordHash } = await node.app.db.identity
    .selectFrom('identity.person')
    .select('password_hash')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(await node.app.sessions.open(person, 'test', '', { passwordHash })).not.toBe('')
  await node.app.db.identity
    .updateTable('identity.person')
    .set({ password_hash: 'another' })
    .where('user_id', '=', person.userId)
    .execute()
  await expect(node.app.sessions.open(person, 'test', '', { passwordHash })).rejects.toMatchObject({
    code: 'BadCredentials',
  })
  await expect(openTicket(node.app, person, passwordHash)).rejects.toMatchObject({ code: 'BadCredentials' })
})
