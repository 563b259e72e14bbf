import type { CarrierFailure, Errand } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { isSecretName } from '../kit/redact.ts'
import { badAnswer, failureOf, jsonOf } from './errors.ts'
import { type Account, paths, type Request, type Send } from './send.ts'
import { accountAnswer, accountsAnswer, groupsAnswer, metadataAnswer } from './wire.ts'

/** An account as it is told to project44: the fields its definition asks for, secrets among them. */
export interface AccountGiven {
  readonly scac: string
  readonly accountCode: string
  readonly accountDefinitionIdentifier: string
  readonly fields: Readonly<Record<string, string>>
}

export interface CapacityProvider {
  readonly identifier: { readonly type: string; readonly value: string }
  readonly name: string
  readonly accountDefinitions: readonly {
    readonly accountDefinitionIdentifier: string
    readonly fields: readonly { name: string; label: string; required: boolean; secret: boolean }[]
  }[]
}

export type MetadataOutcome =
  | { readonly kind: 'metadata'; readonly providers: readonly CapacityProvider[] }
  | CarrierFailure
export type GroupsOutcome =
  | { readonly kind: 'groups'; readonly groups: readonly { readonly code: string; readonly name: string }[] }
  | CarrierFailure
export type AccountsOutcome =
  | { readonly kind: 'accounts'; readonly accounts: readonly { readonly providerId: string; readonly code: string }[] }
  | CarrierFailure
export type AccountOutcome = { readonly kind: 'account'; readonly providerId: string } | CarrierFailure
export type DeleteOutcome = { readonly kind: 'deleted' } | CarrierFailure

const bodyOf = ({ settings }: Account, given: AccountGiven) => ({
  code: given.accountCode,
  group: { code: settings.groupCode },
  capacityProviderIdentifier: { type: 'SCAC', value: given.scac },
  accounts: [{ accountDefinitionIdentifier: given.accountDefinitionIdentifier, ...given.fields }],
})

const secretsOf = ({ fields }: AccountGiven): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (isSecretName(name) ? [value] : []))

/** What a company keeps at project44: which carriers there are, and its accounts with them. */
export interface Project44Accounts {
  metadata(account: Account, errand: Errand): Promise<MetadataOutcome>
  groups(account: Account, errand: Errand): Promise<GroupsOutcome>
  /** The accounts of the company's group. */
  list(account: Account, errand: Errand): Promise<AccountsOutcome>
  /** Adds it, or brings the one of that code up to date. */
  add(account: Account, given: AccountGiven, errand: Errand): Promise<AccountOutcome>
  update(account: Account, providerId: string, given: AccountGiven, errand: Errand): Promise<AccountOutcome>
  remove(account: Account, providerId: string, errand: Errand): Promise<DeleteOutcome>
}

export function accountsWith(send: Send): Project44Accounts {
  const ask = (account: Account, request: Omit<Request, 'operation'>, errand: Errand) =>
    send(account, { ...request, operation: 'accounts' }, errand)

  async function put(account: Account, request: Omit<Request, 'operation'>, errand: Errand): Promise<AccountOutcome> {
    const got = await ask(account, request, errand)
    if (got.kind === 'lost' || got.status < 200 || got.status > 299) return failureOf(account.scac, got)
    const read = accountAnswer.safeParse(jsonOf(got)).data
    return read === undefined
      ? badAnswer(account.scac, 'Its answer could not be read.')
      : { kind: 'account', providerId: String(read.id) }
  }

  async function list(account: Account, errand: Errand): Promise<AccountsOutcome> {
    const query = `?accountGroupCode=${encodeURIComponent(account.settings.groupCode)}`
    const got = await ask(account, { method: 'GET', path: `${paths.accounts}${query}` }, errand)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = accountsAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(account.scac, 'Its answer could not be read.')
    return { kind: 'accounts', accounts: read.accounts.map(({ id, code }) => ({ providerId: String(id), code })) }
  }

  return {
    async metadata(account, errand) {
      const got = await ask(account, { method: 'GET', path: paths.metadata }, errand)
      if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
      const read = metadataAnswer.safeParse(jsonOf(got)).data
      return read === undefined
        ? badAnswer(account.scac, 'Its answer could not be read.')
        : { kind: 'metadata', providers: read.capacityProviders }
    },
    async groups(account, errand) {
      const got = await ask(account, { method: 'GET', path: paths.groups }, errand)
      if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
      const read = groupsAnswer.safeParse(jsonOf(got)).data
      return read === undefined
        ? badAnswer(account.scac, 'Its answer could not be read.')
        : { kind: 'groups', groups: read.groups }
    },
    list,
    async add(account, given, whole) {
      const errand = running(whole)
      // An account whose confirmation was lost is not added a second time, so nothing is added unseen.
      const listed = await list(account, errand)
      if (listed.kind === 'failed') return listed
      const there = listed.accounts.find(({ code }) => code === given.accountCode)
      const body = bodyOf(account, given)
      const secrets = secretsOf(given)
      return there === undefined
        ? put(account, { method: 'POST', path: paths.accounts, body, secrets }, errand)
        : put(account, { method: 'PUT', path: paths.account(there.providerId), body, secrets }, errand)
    },
    update: (account, providerId, given, errand) =>
      put(
        account,
        { method: 'PUT', path: paths.account(providerId), body: bodyOf(account, given), secrets: secretsOf(given) },
        errand,
      ),
    async remove(account, providerId, errand) {
      const got = await ask(account, { method: 'DELETE', path: paths.account(providerId) }, errand)
      // What is gone already is as good as deleted.
      if (got.kind === 'answered' && (got.status === 204 || got.status === 404)) return { kind: 'deleted' }
      return failureOf(account.scac, got)
    },
  }
}
