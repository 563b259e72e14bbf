import type { Reply } from '../wire.ts'
import { carriers } from './carriers.ts'
import { type Json, objectOf, textOf } from './read.ts'

interface Account {
  readonly id: number
  readonly code: string
  readonly group: { readonly id: number; readonly code: string; readonly name: string }
  readonly capacityProviderIdentifier: Json
  readonly accounts: readonly unknown[]
}

const accounts = new Map<number, Account>()
const groups = [{ id: 1, code: 'DEMO', name: 'Demo' }]
let nextId = 5_000

const invalid = (message: string): Reply => ({
  status: 400,
  json: {
    httpStatusCode: 400,
    httpMessage: 'Invalid request',
    errorMessage: message,
    errors: [{ severity: 'ERROR', message, diagnostic: '', source: 'SYSTEM' }],
    supportReferenceId: crypto.randomUUID(),
  },
})

function read(id: number, body: Json): Account | string {
  const code = textOf(body.code)
  const group = textOf(objectOf(body.group).code)
  if (code === '') return 'code must not be blank'
  const identifier = objectOf(body.capacityProviderIdentifier)
  const known = carriers.some(({ scac }) => scac === identifier.value)
  if (!known) return `capacity provider ${textOf(identifier.value)} is not known`
  const given = Array.isArray(body.accounts) ? body.accounts : []
  if (given.some(one => textOf(objectOf(one).accountNumber1) === '')) return 'accountNumber1 must not be blank'
  return {
    id,
    code,
    group: { id: 1, code: group, name: group },
    capacityProviderIdentifier: identifier,
    accounts: given,
  }
}

/** Account groups and accounts: paths inferred, see README.md. Null for any other path. */
export function accountsAnswer(method: string, url: URL, body: Json): Reply | null {
  const path = url.pathname
  if (method === 'GET' && path === '/api/v4/capacityprovideraccountgroups') {
    return { status: 200, json: { groups } }
  }
  if (method === 'POST' && path === '/api/v4/capacityprovideraccountgroups') {
    const code = textOf(body.code)
    if (code === '') return invalid('code must not be blank')
    if (groups.some(group => group.code === code)) return invalid(`group ${code} exists`)
    const group = { id: groups.length + 1, code, name: textOf(body.name) || code }
    groups.push(group)
    return { status: 200, json: group }
  }
  if (method === 'GET' && path === '/api/v4/capacityprovideraccounts') {
    const group = url.searchParams.get('accountGroupCode')
    return { status: 200, json: { accounts: [...accounts.values()].filter(one => !group || one.group.code === group) } }
  }
  const [, given = ''] = /^\/api\/v4\/capacityprovideraccounts(?:\/(\d+))?$/.exec(path) ?? []
  if (!path.startsWith('/api/v4/capacityprovideraccounts')) return null
  if (method === 'POST' && given === '') {
    const account = read(nextId, body)
    if (typeof account === 'string') return invalid(account)
    nextId += 1
    accounts.set(account.id, account)
    return { status: 200, json: account }
  }
  const id = Number(given)
  if (!accounts.has(id)) return { ...invalid('Account not found'), status: 404 }
  if (method === 'DELETE') {
    accounts.delete(id)
    return { status: 204 }
  }
  if (method !== 'PUT') return null
  const account = read(id, body)
  if (typeof account === 'string') return invalid(account)
  accounts.set(id, account)
  return { status: 200, json: account }
}

/** What an account with each carrier needs. No path of it is published: ours (README.md). */
export const metadataAnswer = (): Reply => ({
  status: 200,
  json: {
    capacityProviders: carriers.map(({ scac, name }) => ({
      identifier: { type: 'SCAC', value: scac },
      name,
      accountDefinitions: [
        {
          accountDefinitionIdentifier: `${scac}-LTL`,
          fields: [
            { name: 'accountNumber1', label: 'Account number', required: true, secret: false },
            { name: 'credential1', label: 'API key', required: false, secret: true },
          ],
        },
      ],
    })),
  },
})
