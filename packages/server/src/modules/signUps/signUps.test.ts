import { DecideSignUp } from '@waybill/contract/calls/LogIn/DecideSignUp.ts'
import { GetSignUps } from '@waybill/contract/calls/LogIn/GetSignUps.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetAuditTrail } from '@waybill/contract/lists/auditTrail.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import { beforeAll, expect, it } from 'vitest'
import { approveRequest, createCompany } from '../../admin/companies.ts'
import { makeOperator } from '../../identity/signUps.ts'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { startMailServer } from '../../testing/mailServer.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'

const AgreementVersion = '2026-11-01'

let node: TestNode
let operator: Person
beforeAll(async () => {
  node = await startTestNode()
  operator = await newCompany(node)
  await makeOperator(node.app.db.identity, operator.clientId)
  return () => node.close()
})

const manage = (actions: 2 | 3 | 6 | 9, body: Record<string, unknown>) =>
  ask(node, UserManagement, {
    query: { actions },
    body: body as never,
    headers: { 'developer-key': node.app.settings.DEVELOPER_KEY },
  })
const decide = (number: number, decision: 'approve' | 'refuse' | 'link', { token } = operator, reason = '') =>
  ask(node, DecideSignUp, { body: { number, decision, reason } }, token)
const listed = async ({ token } = operator) => (await ask(node, GetSignUps, {}, token)).reply.signUps

/** Asks for an account; returns the answer and the request as it is listed. */
async function signUp(Email = `new-${crypto.randomUUID()}@test.invalid`) {
  const names = { FirstName: 'New', LastName: 'Shipper', Phone: '555-0100' }
  const answer = await manage(6, { Email, CompanyName: `Shipper of ${Email}`, ...names })
  const request = (await listed()).find(one => one.Email === Email)
  if (request === undefined) throw new Error('nothing was filed')
  return { answer, ...request }
}

const accessIdOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('accessid') ?? ''
const companiesCalled = (name: string) =>
  node.app.db.identity.selectFrom('identity.client').select('client_id').where('name', '=', name).execute()

it('an approved request becomes a company whose first person signs in by the link, though it is pressed ten times at once', async () => {
  const asked = await signUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(asked.number, 'approve')))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.code])))).toEqual(
    new Set(['SignUpDecided']),
  )
  expect(await companiesCalled(asked.CompanyName)).toHaveLength(1)
  const again = await decide(asked.number, 'link')
  expect((await manage(2, { AccessId: accessIdOf(won[0]?.reply.SetupLink) })).error.code).toBe('BadLink')
  const AccessId = accessIdOf(again.reply.SetupLink)
  const set = await manage(3, { AccessId, Password: 'a quite long sentence', AgreementVersion })
  expect(set.reply.userDetails).toMatchObject({
    ...{ Email: asked.Email, CompanyName: asked.CompanyName, pageList: null, ProfileUpdate: true },
  })
  // Nobody is given a link once it was used.
  expect((await decide(asked.number, 'link')).error.code).toBe('SignUpDecided')
  expect((await decide(asked.number, 'refuse')).error.code).toBe('SignUpDecided')
  expect((await listed()).find(({ number }) => number === asked.number)).toMatchObject({
    ...{ state: 'approved', decidedBy: expect.stringContaining('Test Clerk'), mayLink: false },
  })
  const trail = await ask(node, GetAuditTrail, { body: { filter: { kinds: ['signUp'] } } }, operator.token)
  expect(trail.reply.entries).toMatchObject([
    { action: 'linkSent', record: asked.Email },
    { action: 'approved', record: asked.Email },
  ])
})

it('somebody who signs in elsewhere is answered like everybody, and accepts with the password he has', async () => {
  const customer = await newCompany(node)
  const [known, unknown] = [await signUp(customer.email), await signUp()]
  expect({ ...known.answer.reply }).toEqual({ ...unknown.answer.reply })
  const AccessId = accessIdOf((await decide(known.number, 'approve')).reply.SetupLink)
  const byLink = { AccessId, Password: 'a quite long sentence', AgreementVersion }
  expect((await manage(3, byLink)).error.code).toBe('BadLink')
  const { reply } = await manage(9, { AccessId, Password: PASSWORD })
  expect(reply.userDetails).toMatchObject({ CompanyName: known.CompanyName, isOwnClient: false, pageList: null })
})

it('a refusal keeps its reason for colleagues, mails nothing and makes no company', async () => {
  const asked = await signUp()
  const jobs = () => node.app.db.identity.selectFrom('identity.access_link').select('link_id').execute()
  const before = (await jobs()).length
  expect((await decide(asked.number, 'refuse', operator, 'A carrier')).status).toBe(200)
  expect((await decide(asked.number, 'approve')).error.code).toBe('SignUpDecided')
  expect((await listed()).find(({ number }) => number === asked.number)).toMatchObject({
    ...{ state: 'refused', reason: 'A carrier', mayLink: false },
  })
  expect(await companiesCalled(asked.CompanyName)).toEqual([])
  expect((await jobs()).length).toBe(before)
})

it('there are none for another company, nor for who may only look', async () => {
  const stranger = await newCompany(node)
  const { number } = await signUp()
  const looking = await newPerson(node, operator.clientId, ['ManageUsers'], ['ManageUsers'])
  const tracking = await newPerson(node, operator.clientId, ['Track'])
  for (const [person, code] of [
    [stranger, 'NotFound'],
    [looking, 'LookOnly'],
    [tracking, 'PageNotAllowed'],
  ] as const) {
    const { token } = person
    expect([code, (await ask(node, GetSignUps, {}, token)).error.code]).toEqual([code, code])
    expect([code, (await decide(number, 'approve', person)).error.code]).toEqual([code, code])
  }
  const waiting = async ({ token }: Person) => (await ask(node, GetPeople, {}, token)).reply.signUps
  expect(await waiting(operator)).toBeGreaterThan(0)
  expect([await waiting(stranger), await waiting(looking)]).toEqual([null, null])
})

it('the command and the screen decide the same request once, and the first company of the command decides', async () => {
  const second = await startTestNode()
  try {
    const admin = { db: second.app.db, clock: second.clock, publicUrl: 'http://test', settings: second.app.settings }
    const given = { company: 'First', firstName: 'A', lastName: 'B', phone: '' }
    await createCompany(admin, { ...given, email: 'first@test.invalid' })
    await createCompany(admin, { ...given, company: 'Second', email: 'second@test.invalid' })
    const operators = second.app.db.identity
      .selectFrom('identity.client')
      .select('name')
      .where('is_operator', '=', true)
    expect(await operators.execute()).toEqual([{ name: 'First' }])
  } finally {
    await second.close()
  }
  const asked = await signUp()
  const { settings, db } = node.app
  const filed = db.identity
    .selectFrom('identity.sign_up_request')
    .select('request_id')
    .where('number', '=', asked.number)
  const { request_id } = await filed.executeTakeFirstOrThrow()
  await approveRequest({ db, clock: node.clock, publicUrl: 'http://test', settings }, request_id)
  expect((await decide(asked.number, 'approve')).error.code).toBe('SignUpDecided')
})

it('where mail leaves, the link of an approved request is in the mail alone, once', async () => {
  const server = await startMailServer()
  const own = await startTestNode(testSettings({ SMTP_URL: server.url }))
  try {
    const boss = await newCompany(own)
    await makeOperator(own.app.db.identity, boss.clientId)
    const names = { FirstName: 'New', LastName: 'Shipper', Phone: '1', CompanyName: 'Mailed' }
    const body = { Email: 'mailed@test.invalid', ...names }
    await ask(own, UserManagement, { query: { actions: 6 }, body })
    const { signUps } = (await ask(own, GetSignUps, {}, boss.token)).reply
    const approve = { number: signUps[0]?.number ?? 0, decision: 'approve' as const }
    const [first, second] = await Promise.all([0, 1].map(() => ask(own, DecideSignUp, { body: approve }, boss.token)))
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    expect([first?.reply.SetupLink, second?.reply.SetupLink]).toEqual([undefined, undefined])
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(1)
    const accessId = /accessid=3D([\w-]+)/.exec((server.taken[0] ?? '').replace(/=\r\n/g, ''))?.[1] ?? ''
    const checked = await ask(own, UserManagement, { query: { actions: 2 }, body: { AccessId: accessId } })
    expect(checked.reply.Email).toBe(body.Email)
  } finally {
    await own.close()
    await server.close()
  }
})

it('a request from the page that sets up a UPS account names it, once however often it is sent, to the operator alone', async () => {
  const Email = `ups-${crypto.randomUUID()}@test.invalid`
  const names = { FirstName: 'New', LastName: 'Shipper', Phone: '555-0100', CompanyName: 'UPS Shipper' }
  const body = { Email, ...names, UpsAccount: 'a1b2c3', UpsCountry: 'US', RequestID: crypto.randomUUID() }
  const secrets = { InvoiceNumber: '0000A1B2C3456', AmountDue: '1,234.50', ControlID: '9K2Z' }
  const answers = await Promise.all([manage(6, body), manage(6, { ...body, ...secrets }), manage(6, body)])
  const known = await manage(6, { ...body, Email: operator.email, RequestID: crypto.randomUUID() })
  expect(new Set([...answers, known].map(({ text }) => text)).size).toBe(1)
  const filed = (await listed()).filter(one => one.Email === Email)
  expect(filed).toEqual([expect.objectContaining({ UpsAccount: 'A1B2C3', UpsCountry: 'US', Message: '' })])
  const rows = await node.app.db.identity.selectFrom('identity.sign_up_request').selectAll().execute()
  for (const secret of Object.values(secrets)) expect(JSON.stringify(rows)).not.toContain(secret)
  const other = await newCompany(node)
  expect((await ask(node, GetSignUps, {}, other.token)).status).toBe(404)
})
