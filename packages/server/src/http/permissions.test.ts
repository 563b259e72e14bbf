import { type Call, calls, pathOf } from '@waybill/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'

let node: TestNode
/** May open a page that no call but the ones for everybody belongs to. */
let visitor: Person
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  visitor = await newPerson(node, clerk.clientId, ['ContactUs'])
})

const send = async (call: Call, authorization?: string) => {
  const headers = authorization === undefined ? {} : { authorization }
  const response = await node.server.inject({ method: 'POST', url: pathOf(call), headers })
  return { status: response.statusCode, code: response.json<{ code?: string }>().code }
}

const all: readonly Call[] = Object.values(calls)
const signedIn = all.filter(call => call.access.kind === 'signedIn')
const paged = signedIn.filter(call => call.access.kind === 'signedIn' && call.access.pages !== 'any')

/** Public calls are a decision each: a new one is named here too. */
const publicCalls = ['GetDemoOutbox', 'Login', 'UserAgreementOperation', 'UserManagement']

it('leaves only the named calls open to everybody', () => {
  expect(
    all
      .filter(call => call.access.kind === 'public')
      .map(call => call.name)
      .sort(),
  ).toEqual(publicCalls)
})

describe.each(signedIn.map(call => [`${call.group}/${call.name}`, call] as const))('%s', (_, call) => {
  it.each([
    ['no key', undefined],
    ['an empty key', 'Bearer '],
    ['a forged key', `Bearer ${'A'.repeat(48)}`],
    ['another scheme', 'Basic dGVzdDp0ZXN0'],
  ])('answers 401 to %s', async (_how, authorization) => {
    expect(await send(call, authorization)).toEqual({ status: 401, code: 'SignedOut' })
  })
})

it.each(paged.map(call => [`${call.group}/${call.name}`, call] as const))(
  '%s answers 403 to a person without one of its pages',
  async (_, call) => {
    expect(await send(call, `Bearer ${visitor.token}`)).toEqual({ status: 403, code: 'PageNotAllowed' })
  },
)

it('opens a call by each single page it names', async () => {
  for (const call of paged) {
    if (call.access.kind !== 'signedIn' || call.access.pages === 'any') continue
    for (const page of call.access.pages) {
      const person = await newPerson(node, clerk.clientId, [page])
      expect([call.name, page, (await send(call, `Bearer ${person.token}`)).status]).not.toContain(403)
    }
  }
})
