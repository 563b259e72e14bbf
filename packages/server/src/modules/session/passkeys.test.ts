import { BeginPasskey } from '@waybill/contract/calls/LogIn/BeginPasskey.ts'
import { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { PasskeySignIn } from '@waybill/contract/calls/LogIn/PasskeySignIn.ts'
import { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import { ResetFactor } from '@waybill/contract/calls/LogIn/ResetFactor.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { SignInRule } from '@waybill/contract/calls/LogIn/SignInRule.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { PASSKEYS_MAX, type WireSignature } from '@waybill/contract/wire/passkey.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passkeySite } from '../../identity/passkeySite.ts'
import { appCode } from '../../testing/authenticator.ts'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { ask, minute, sharedNode, type TestNode, testSettings } from '../../testing/node.ts'
import { makeSoftPasskey, type Odd, type SoftPasskey } from '../../testing/softAuthenticator.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})
// Wrong tries count by address, and every test comes from the same one.
beforeEach(async () => {
  await node.app.db.identity.deleteFrom('identity.attempt').execute()
})

const ORIGIN = 'http://localhost:8080'
const headers = { origin: ORIGIN }
type Flag = 'load' | 'begin' | 'add' | 'rename' | 'remove'
type Body = NonNullable<NonNullable<Parameters<typeof ask<typeof Passkeys>>[2]>['body']>

const own = (flag: Flag, token: string, body: Body = {}) =>
  ask(node, Passkeys, { query: { flag }, body, headers }, token)
const begin = (ticket?: string) => ask(node, BeginPasskey, { body: { ticket }, headers })
const signInBy = (signature: WireSignature, ticket?: string) =>
  ask(node, PasskeySignIn, { body: { signature, ticket }, headers })
const logIn = (email: string) => ask(node, Login, { body: { Email: email, Password: PASSWORD } })
const stillIn = async (token: string): Promise<boolean> => (await ask(node, userDetails, {}, token)).status === 200

async function creationFor({ token }: Person) {
  const { creation } = (await own('begin', token, { password: PASSWORD })).reply
  if (creation === undefined) throw new Error('nothing to make a passkey by')
  return creation
}

async function withPasskey(person: Person, name = 'Dock phone') {
  const passkey = makeSoftPasskey(await creationFor(person), ORIGIN)
  const { reply } = await own('add', person.token, { name, made: passkey.made })
  const { passkeyId = 0 } = reply.passkeys.at(-1) ?? {}
  return { person, passkey, passkeyId, recoveryCodes: reply.recoveryCodes ?? [] }
}

async function alone(passkey: SoftPasskey, odd?: Odd) {
  const { signing } = (await begin()).reply
  return signInBy(passkey.sign(signing, odd))
}

const history = async ({ clientId }: Person) => {
  const { query } = node.app.db
  const rows = await node.app.db
    .forClient(clientId)
    .read(query.selectFrom('audit_entry').select('action').where('entity', '=', 'user').orderBy('audit_id'))
  return rows.map(({ action }) => action)
}

describe('adding', () => {
  it('asks the password, and brings recovery codes with the first factor, once', async () => {
    const person = await newCompany(node)
    expect((await own('begin', person.token)).error.issues?.[0]?.at).toBe('body.password')
    expect((await own('begin', person.token, { password: 'wrong' })).error.code).toBe('WrongPassword')
    const other = await node.app.sessions.open(person, 'other')
    const made = makeSoftPasskey(await creationFor(person), ORIGIN)
    const { reply } = await own('add', person.token, { name: 'Dock phone', made: made.made, endOthers: true })
    expect([reply.recoveryCodes?.length, reply.passkeys.map(({ name }) => name)]).toEqual([10, ['Dock phone']])
    expect([await stillIn(other), await stillIn(person.token)]).toEqual([false, true])
    expect((await withPasskey(person, 'Laptop')).recoveryCodes).toEqual([])
    const { passkeys } = (await own('load', person.token)).reply
    expect(passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ['Dock phone', null],
      ['Laptop', null],
    ])
    const loaded = await ask(node, SecondFactor, { query: { flag: 'load' }, body: {} }, person.token)
    expect(loaded.reply).toMatchObject({ since: null, hasPasskey: true, codesLeft: 10, passwordMin: 8 })
  })

  it.each<[string, Odd]>([
    ['another page', { origin: 'http://localhost:9090' }],
    ['another challenge', { challenge: 'bWFkZS11cC1jaGFsbGVuZ2U' }],
    ['a device that did not check its holder', { isUnverified: true }],
  ])('refuses %s', async (_, odd) => {
    const person = await newCompany(node)
    const { made } = makeSoftPasskey(await creationFor(person), ORIGIN, odd)
    expect((await own('add', person.token, { name: 'Phone', made })).error.code).toBe('PasskeyNotAdded')
    expect((await own('load', person.token)).reply.passkeys).toEqual([])
  })

  it('takes a challenge once, in five minutes, of whom it was given, and a credential once', async () => {
    const person = await newCompany(node)
    const creation = await creationFor(person)
    const stranger = await newCompany(node)
    const { made } = makeSoftPasskey(creation, ORIGIN)
    expect((await own('add', stranger.token, { name: 'Phone', made })).error.code).toBe('PasskeyNotAdded')
    expect((await own('add', person.token, { name: 'Phone', made })).error.code).toBe('PasskeyNotAdded')
    const late = makeSoftPasskey(await creationFor(person), ORIGIN)
    node.clock.pass(5 * minute)
    expect((await own('add', person.token, { name: 'Phone', made: late.made })).error.code).toBe('PasskeyNotAdded')
  })

  it(`stops at ${PASSKEYS_MAX}`, async () => {
    const person = await newCompany(node)
    const ready = []
    for (let i = 0; i <= PASSKEYS_MAX; i++) ready.push(await creationFor(person))
    const added = []
    for (const creation of ready) {
      const { made } = makeSoftPasskey(creation, ORIGIN)
      added.push((await own('add', person.token, { name: 'Phone', made })).error.code)
    }
    expect(added.filter(code => code === undefined).length).toBe(PASSKEYS_MAX)
    expect(added.at(-1)).toBe('TooManyPasskeys')
    expect((await own('begin', person.token, { password: PASSWORD })).error.code).toBe('TooManyPasskeys')
  })
})

describe('signing in', () => {
  it('by the passkey alone opens a session, and notes when it was used', async () => {
    const { person, passkey } = await withPasskey(await newCompany(node))
    const { status, headers: answered, reply } = await alone(passkey)
    expect([status, reply.userDetails.UserId]).toEqual([200, person.userId])
    expect(await stillIn(String(answered.token))).toBe(true)
    expect((await own('load', person.token)).reply.passkeys[0]?.lastUsedAt).toBe(node.clock.now().toISOString())
    // Many authenticators count nothing.
    const silent = await withPasskey(await newCompany(node))
    for (let i = 0; i < 2; i++) expect((await alone(silent.passkey, { count: 0 })).status).toBe(200)
  })

  it.each<[string, Odd]>([
    ['another page', { origin: 'http://localhost:9090' }],
    ['another challenge', { challenge: 'bWFkZS11cC1jaGFsbGVuZ2U' }],
    ['a device that did not check its holder', { isUnverified: true }],
    ['a device that says to be of somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('refuses %s as it refuses a passkey that nobody has', async (_, odd) => {
    const { person, passkey } = await withPasskey(await newCompany(node))
    const wrong = await alone(passkey, odd)
    expect([wrong.status, wrong.error.code, wrong.headers.token]).toEqual([400, 'BadPasskey', undefined])
    const unknown = await alone(makeSoftPasskey(await creationFor(person), ORIGIN))
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' })
  })

  it('takes a challenge once and in five minutes', async () => {
    const { passkey } = await withPasskey(await newCompany(node))
    const { signing } = (await begin()).reply
    const both = await Promise.all([signInBy(passkey.sign(signing)), signInBy(passkey.sign(signing))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const late = (await begin()).reply.signing
    node.clock.pass(5 * minute)
    expect((await signInBy(passkey.sign(late))).error.code).toBe('BadPasskey')
  })

  it('refuses a count that goes back, in the history, and nobody writes that without the key', async () => {
    const { person, passkey } = await withPasskey(await newCompany(node))
    expect((await alone(passkey, { count: 7 })).status).toBe(200)
    const forged = passkey.sign((await begin()).reply.signing, { count: 3 })
    const signature = Buffer.from(forged.response.signature, 'base64url')
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
    const response = { ...forged.response, signature: signature.toString('base64url') }
    expect((await signInBy({ ...forged, response })).error.code).toBe('BadPasskey')
    expect(await history(person)).toEqual(['passkeyAdded'])
    const copy = await alone(passkey, { count: 7 })
    expect([copy.error.code, copy.headers.token]).toEqual(['PasskeyCopied', undefined])
    expect(await history(person)).toEqual(['passkeyAdded', 'passkeyRefused'])
    expect((await alone(passkey, { count: 8 })).status).toBe(200)
  })

  it('opens nothing to who was deactivated, and another company where one is left', async () => {
    const { person, passkey } = await withPasskey(await newCompany(node))
    const elsewhere = await newCompany(node)
    const leave = (clientId: number, active: boolean) =>
      node.app.db.identity
        .updateTable('identity.membership')
        .set({ active })
        .where('user_id', '=', person.userId)
        .where('client_id', '=', clientId)
        .execute()
    await leave(person.clientId, false)
    expect((await alone(passkey)).error.code).toBe('BadPasskey')
    const membership = { user_id: person.userId, client_id: elsewhere.clientId }
    await node.app.db.identity.insertInto('identity.membership').values(membership).execute()
    expect((await alone(passkey)).reply.userDetails.ClientId).toBe(elsewhere.clientId)
    await leave(elsewhere.clientId, false)
    expect((await alone(passkey)).error.code).toBe('BadPasskey')
  })

  it('asks for new terms, and slows down after ten wrong signatures, the right one included', async () => {
    const { person, passkey } = await withPasskey(await newCompany(node))
    await node.app.db.identity
      .updateTable('identity.person')
      .set({ agreement: '2020-01-01' })
      .where('user_id', '=', person.userId)
      .execute()
    expect((await alone(passkey)).error.code).toBe('TermsChanged')
    for (let i = 0; i < 10; i++) await alone(passkey, { origin: 'http://localhost:9090' })
    expect((await alone(passkey)).error.code).toBe('TooManyTries')
  })
})

describe('as the second step', () => {
  it('does instead of a code, for the person whose password it was, and a recovery code does without it', async () => {
    const { person, passkey, recoveryCodes } = await withPasskey(await newCompany(node))
    const { factorDue } = (await logIn(person.email)).reply
    expect(factorDue).toMatchObject({ enrolment: null, hasPasskey: true })
    const { signing } = (await begin(factorDue?.ticket)).reply
    expect(signing.allowCredentials.map(({ id }) => id)).toEqual([passkey.made.id])
    const other = await withPasskey(await newCompany(node))
    expect((await signInBy(other.passkey.sign(signing), factorDue?.ticket)).error.code).toBe('BadPasskey')
    // A challenge of the second step begins no sign-in.
    expect((await signInBy(passkey.sign(signing))).error.code).toBe('BadPasskey')
    const again = (await begin(factorDue?.ticket)).reply.signing
    const done = await signInBy(passkey.sign(again), factorDue?.ticket)
    expect(await stillIn(String(done.headers.token))).toBe(true)
    const spent = await begin(factorDue?.ticket)
    expect(spent.error.code).toBe('SignInOver')
    const next = (await logIn(person.email)).reply.factorDue
    const wrong = await ask(node, ConfirmSignIn, { body: { ticket: next?.ticket ?? '', code: '123456' } })
    expect(wrong.error.code).toBe('WrongCode')
    const body = { ticket: next?.ticket ?? '', code: recoveryCodes[0] ?? '' }
    expect((await ask(node, ConfirmSignIn, { body })).reply.codesLeft).toBe(9)
  })
})

describe('renaming and removing', () => {
  it('is of one’s own alone, and removing asks the password', async () => {
    const { person, passkey, passkeyId } = await withPasskey(await newCompany(node))
    const stranger = await newCompany(node)
    for (const flag of ['rename', 'remove'] as const) {
      const body = { passkeyId, name: 'Mine', password: PASSWORD }
      expect((await own(flag, stranger.token, body)).error.code).toBe('NotFound')
    }
    expect((await own('rename', person.token, { passkeyId, name: ' ' })).error.issues?.[0]?.at).toBe('body.name')
    expect((await own('rename', person.token, { passkeyId, name: 'Gate 4' })).reply.passkeys[0]?.name).toBe('Gate 4')
    expect((await own('remove', person.token, { passkeyId, password: 'wrong' })).error.code).toBe('WrongPassword')
    expect((await own('remove', person.token, { passkeyId, password: PASSWORD })).reply.passkeys).toEqual([])
    expect((await alone(passkey)).error.code).toBe('BadPasskey')
    expect((await logIn(person.email)).reply.userDetails?.UserId).toBe(person.userId)
    expect(await history(person)).toEqual(['passkeyAdded', 'passkeyRenamed', 'passkeyRemoved'])
  })

  it('leaves the last factor of whom one is demanded, of either kind', async () => {
    const { person, passkeyId } = await withPasskey(await newCompany(node))
    const rule = await ask(node, SignInRule, { body: { demandsFactor: true } }, person.token)
    expect(rule.reply).toMatchObject({ people: 1, withFactor: 1 })
    expect((await logIn(person.email)).reply.factorDue?.enrolment).toBeNull()
    expect((await own('load', person.token)).reply.isNeeded).toBe(true)
    const remove = () => own('remove', person.token, { passkeyId, password: PASSWORD })
    expect((await remove()).error.code).toBe('FactorDemanded')
    const factor = (flag: 'begin' | 'confirm' | 'remove', body: { password?: string; code?: string }) =>
      ask(node, SecondFactor, { query: { flag }, body }, person.token)
    const { enrolment } = (await factor('begin', { password: PASSWORD })).reply
    await factor('confirm', { code: appCode(enrolment?.address ?? '', node.clock.now()) })
    expect((await factor('remove', { password: PASSWORD })).reply).toMatchObject({ since: null, codesLeft: 10 })
    await factor('begin', { password: PASSWORD })
    expect((await remove()).error.code).toBe('FactorDemanded')
  })

  it('goes with what an administrator resets', async () => {
    const boss = await newCompany(node)
    const { person, passkey } = await withPasskey(await newPerson(node, boss.clientId))
    expect((await ask(node, ResetFactor, { body: { UserId: person.userId } }, boss.token)).status).toBe(200)
    expect((await alone(passkey)).error.code).toBe('BadPasskey')
    expect((await logIn(person.email)).reply.userDetails?.UserId).toBe(person.userId)
  })
})

describe('where', () => {
  it.each<[string | undefined, string | undefined, string | null]>([
    [undefined, 'http://localhost:8080', 'localhost'],
    [undefined, 'http://127.0.0.1:8080', null],
    [undefined, 'https://evil.example', null],
    [undefined, undefined, null],
    ['https://freight.example', 'https://evil.example', 'freight.example'],
    ['https://192.0.2.7', undefined, null],
    ['http://freight.example', undefined, null],
  ])('the public address is %s and a page asks from %s: %s', (PUBLIC_URL, origin, rpId) => {
    const settings = testSettings(PUBLIC_URL === undefined ? {} : { PUBLIC_URL })
    expect(passkeySite({ settings }, origin)?.rpId ?? null).toBe(rpId)
  })

  it('passkeys do not work, it is said', async () => {
    const person = await newCompany(node)
    const from = { headers: { origin: 'http://127.0.0.1:8080' } }
    expect((await ask(node, BeginPasskey, { body: {}, ...from })).error.code).toBe('PasskeysOff')
    const body = { password: PASSWORD }
    expect((await ask(node, Passkeys, { query: { flag: 'begin' }, body, ...from }, person.token)).error.code).toBe(
      'PasskeysOff',
    )
    expect((await ask(node, Passkeys, { body: {}, ...from }, person.token)).reply.isOffered).toBe(false)
  })
})
