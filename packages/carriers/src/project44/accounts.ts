import { sentence } from '@waybill/domain'
import type { AccountGiven, AccountOutcome, AccountsOutcome, GroupsOutcome, ProviderAccounts } from '../kit/accounts.ts'
import type { WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Request, type Send } from './send.ts'
import type { Project44Settings } from './settings.ts'
import { accountAnswer, accountsAnswer, groupsAnswer, metadataAnswer } from './wire.ts'

const bodyOf = ({ settings }: Account, given: AccountGiven) => ({
  code: given.accountCode,
  group: { code: settings.groupCode },
  capacityProviderIdentifier: { type: 'SCAC', value: given.scac },
  accounts: [{ accountDefinitionIdentifier: given.accountDefinitionIdentifier, ...given.fields }],
})

/**
 * Fields of an account that name it and open nothing (README.md). Every other one may be a secret, whatever it is
 * called: a carrier's definition adds fields as it likes.
 */
const naming: ReadonlySet<string> = new Set([
  ...['accountNumber1', 'accountNumber2', 'accountFlag1', 'billToLocationId', 'directionCode', 'paymentTermsCode'],
  ...['enableDirectionOverride', 'enablePaymentTermsOverride', 'oAuth2LoginUrl', 'oAuth2SignupUrl'],
])

/** What of a request that gives an account's fields nobody keeps. */
const hidden = ({ fields }: AccountGiven) => ({
  secrets: Object.entries(fields).flatMap(([name, value]) => (naming.has(name) ? [] : [value])),
  secretFields: Object.keys(fields),
})

export function accountsWith(send: Send): ProviderAccounts<Project44Settings> {
  const ask = (account: Account, request: Omit<Request, 'operation'>, wireCall: WireCall) =>
    send(account, { ...request, operation: 'accounts' }, wireCall)

  async function put(
    account: Account,
    request: Omit<Request, 'operation'>,
    wireCall: WireCall,
  ): Promise<AccountOutcome> {
    const got = await ask(account, request, wireCall)
    if (got.kind === 'lost' || got.status < 200 || got.status > 299) return failureOf(account.scac, got)
    const read = accountAnswer.safeParse(jsonOf(got)).data
    return read === undefined
      ? badAnswer(account.scac, sentence('unreadable'))
      : { kind: 'account', providerId: String(read.id) }
  }

  async function list(account: Account, wireCall: WireCall): Promise<AccountsOutcome> {
    const query = `?accountGroupCode=${encodeURIComponent(account.settings.groupCode)}`
    const got = await ask(account, { method: 'GET', path: `${paths.accounts}${query}`, tellsSecrets: true }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = accountsAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(account.scac, sentence('unreadable'))
    return { kind: 'accounts', accounts: read.accounts.map(({ id, code }) => ({ providerId: String(id), code })) }
  }

  async function groups(account: Account, wireCall: WireCall): Promise<GroupsOutcome> {
    const got = await ask(account, { method: 'GET', path: paths.groups }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = groupsAnswer.safeParse(jsonOf(got)).data
    return read === undefined
      ? badAnswer(account.scac, sentence('unreadable'))
      : { kind: 'groups', groups: read.groups }
  }

  return {
    async metadata(account, wireCall) {
      const got = await ask(account, { method: 'GET', path: paths.metadata }, wireCall)
      if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
      const read = metadataAnswer.safeParse(jsonOf(got)).data
      return read === undefined
        ? badAnswer(account.scac, sentence('unreadable'))
        : { kind: 'metadata', providers: read.capacityProviders }
    },
    groups,
    async addGroup(account, given, whole) {
      const wireCall = running(whole)
      // One whose confirmation was lost is not made a second time.
      const known = await groups(account, wireCall)
      if (known.kind === 'failed') return known
      const there = known.groups.find(({ code }) => code === given.code)
      if (there !== undefined) return { kind: 'group', code: there.code, name: there.name }
      const got = await ask(account, { method: 'POST', path: paths.groups, body: given }, wireCall)
      if (got.kind === 'lost' || got.status < 200 || got.status > 299) return failureOf(account.scac, got)
      return { kind: 'group', code: given.code, name: given.name }
    },
    list,
    async add(account, given, whole) {
      const wireCall = running(whole)
      // An account whose confirmation was lost is not added a second time, so nothing is added unseen.
      const listed = await list(account, wireCall)
      if (listed.kind === 'failed') return listed
      const there = listed.accounts.find(({ code }) => code === given.accountCode)
      const body = bodyOf(account, given)
      return there === undefined
        ? put(account, { method: 'POST', path: paths.accounts, body, ...hidden(given) }, wireCall)
        : put(account, { method: 'PUT', path: paths.account(there.providerId), body, ...hidden(given) }, wireCall)
    },
    update: (account, providerId, given, wireCall) =>
      put(
        account,
        { method: 'PUT', path: paths.account(providerId), body: bodyOf(account, given), ...hidden(given) },
        wireCall,
      ),
    async remove(account, providerId, wireCall) {
      const got = await ask(account, { method: 'DELETE', path: paths.account(providerId) }, wireCall)
      // What is gone already is as good as deleted.
      if (got.kind === 'answered' && (got.status === 204 || got.status === 404)) return { kind: 'deleted' }
      return failureOf(account.scac, got)
    },
  }
}
