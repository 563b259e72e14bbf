import type { App } from '../../app.ts'
import { refreshWith } from '../../carriers/authorization.ts'
import { tryGrant } from '../../carriers/grants.ts'
import { checkAccount } from './checkAccount.ts'
import { type KnownAccount, knownAccounts, tokensOfAccount } from './parcelAccountRows.ts'
import { isConnected, type ParcelConnector, parcelConnectors } from './parcelForms.ts'

/** Keeps what came of a try, unless somebody saved the account meanwhile. */
async function keepVerdict(app: App, clientId: number, account: KnownAccount, words: string | null): Promise<void> {
  await app.db.forClient(clientId).transaction(tx =>
    tx
      .updateTable('carrier_account')
      .set({ refused_at: words === null ? null : app.clock.now().toISOString(), refused_words: words ?? '' })
      .where('client_id', '=', clientId)
      .where('account_id', '=', account.account_id)
      .where('version', '=', account.version)
      .where('refused_at', words === null ? 'is not' : 'is', null)
      .execute(),
  )
}

/** Whether its carrier still gives tokens for the sign-in; a refusal is kept with the account. */
async function tryTokens(app: App, clientId: number, { login_id: loginId, connector, environment }: KnownAccount) {
  if (app.settings.upsApp === null) return 'failed'
  const { kind } = await tryGrant(app, { clientId, loginId }, refreshWith(app, clientId, connector, environment))
  return kind
}

async function tryAccount(app: App, clientId: number, connector: ParcelConnector, account: KnownAccount) {
  const { environment, fields: settings, accountNumber } = account
  const isOwn = isConnected(settings)
  if (isOwn && (await tryTokens(app, clientId, account)) === 'failed') return
  const tokens = isOwn ? { tokens: tokensOfAccount(app, clientId, account) } : {}
  const given = { environment, settings: { ...settings, accountNumber }, ...tokens }
  const verdict = await checkAccount(app, clientId, connector, given)
  // A carrier that can't be asked says nothing of the account.
  if (verdict.kind === 'accepted') await keepVerdict(app, clientId, account, null)
  if (verdict.kind === 'error') await keepVerdict(app, clientId, account, verdict.message)
}

/**
 * Nightly: tries every account with a parcel carrier, so that one whose password, key or permission has ended is an exception
 * before the first label is refused. It buys nothing.
 */
export async function tryParcelAccounts(app: App): Promise<void> {
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  const connectors = parcelConnectors(app)
  for (const { client_id: clientId } of clients) {
    for (const account of await knownAccounts(app, app.db.forClient(clientId), clientId, connectors)) {
      const connector = connectors.find(one => one.connector === account.connector)
      if (connector === undefined || account.isLost) continue
      // One account that can't be tried keeps no other from it.
      await tryAccount(app, clientId, connector, account).catch((error: unknown) =>
        app.log.error(
          { err: error, accountId: account.account_id },
          'an account with a parcel carrier could not be tried',
        ),
      )
    }
  }
}
