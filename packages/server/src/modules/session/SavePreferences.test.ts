import { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { userDetails } from '@waybill/contract/calls/LogIn/userDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPerson, PASSWORD, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const save = (body: object, { token }: Pick<Person, 'token'> = clerk) => ask(node, SavePreferences, { body }, token)

it('answers 401 without a session', async () => {
  expect((await ask(node, SavePreferences)).status).toBe(401)
})

it('lays each change over the ones before, and gives them to every browser', async () => {
  const person = await newPerson(node, clerk.clientId, ['Track', 'Preferences'], ['Track', 'Preferences'])
  expect((await save({ language: 'es-es', rows: 'fit' }, person)).status).toBe(200)
  await save({ startPage: 'Track', notices: { tracking: { app: true, mail: false } } }, person)
  await save({ singleKeys: false, notices: { quotes: { app: false } } }, person)
  const { reply } = await ask(node, Login, { body: { Email: person.email, Password: PASSWORD } })
  expect(reply.userDetails?.preferences).toEqual({
    ...{ language: 'es-es', rows: 'fit', singleKeys: false, startPage: 'Track', firstViews: [] },
    notices: { tracking: { app: true, mail: false }, approvals: { app: true, mail: true }, quotes: { app: false } },
  })
  expect((await ask(node, userDetails, {}, clerk.token)).reply.userDetails.preferences.language).toBeNull()
})

it('keeps both of two changes that are made at once', async () => {
  const person = await newPerson(node, clerk.clientId)
  await Promise.all([
    save({ notices: { tracking: { app: false, mail: true } } }, person),
    save({ notices: { quotes: { app: false } } }, person),
  ])
  expect((await save({}, person)).reply.preferences.notices).toMatchObject({
    ...{ tracking: { app: false, mail: true }, quotes: { app: false } },
  })
})

it('goes with the person to another company, but for what belongs to one company', async () => {
  const person = await newPerson(node, clerk.clientId)
  await save({ language: 'es-es', startPage: 'Track' }, person)
  const other = await newCompany(node)
  await node.app.db.identity
    .insertInto('identity.membership')
    .values({ user_id: person.userId, client_id: other.clientId })
    .execute()
  const there = { clientId: other.clientId, userId: person.userId }
  const token = await node.app.sessions.open(there, 'test')
  expect((await save({}, { token })).reply.preferences).toMatchObject({ language: 'es-es', startPage: null })
})

it('refuses at its field what cannot be', async () => {
  const packer = await newPerson(node, clerk.clientId, ['Track'])
  const issue = async (body: object) => {
    const { status, error } = await save(body, packer)
    return [status, error.issues?.[0]?.at]
  }
  expect(await issue({ startPage: 'Carriers' })).toEqual([400, 'body.startPage'])
  expect(await issue({ rows: '7' })).toEqual([400, 'body.rows'])
  expect(await issue({ notices: { quotes: { mail: true } } })).toEqual([400, 'body.notices.quotes.app'])
})

it('opens a list with one’s own view or a shared one of that list alone', async () => {
  const colleague = await newPerson(node, clerk.clientId)
  const view = async (name: string, shared: boolean) =>
    (await ask(node, SaveView, { body: { list: 'openOrders', name, shared } }, colleague.token)).reply.view.viewId
  const [shared, hidden] = [await view('Urgent', true), await view('Mine', false)]
  expect((await save({ firstViews: [{ list: 'openOrders', viewId: shared }] })).reply.preferences.firstViews).toEqual([
    { list: 'openOrders', viewId: shared },
  ])
  for (const view of [
    { list: 'openOrders', viewId: hidden },
    { list: 'track', viewId: shared },
  ]) {
    expect((await save({ firstViews: [view] })).status).toBe(404)
  }
  const plain = { list: 'openOrders', viewId: null }
  expect((await save({ firstViews: [plain] })).reply.preferences.firstViews).toEqual([])
})
