import type { App } from '../../app.ts'
import { accountOf, type NamedAccount } from '../../carriers/accounts.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/**
 * An account in force that sells labels.
 * @throws {Refusal} NotFound, AccountUnusable
 */
export async function dayAccount(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  accountId: number,
): Promise<NamedAccount> {
  const known = await db.readOne(
    app.db.query
      .selectFrom('carrier_account')
      .select(['connector', 'name'])
      .where('client_id', '=', clientId)
      .where('account_id', '=', accountId)
      .where('active', '=', true),
  )
  if (known === null || !app.carriers.has(known.connector)) throw new Refusal('NotFound')
  const account = await accountOf(app, db, clientId, accountId).catch(() => null)
  if (account === null) throw new Refusal('AccountUnusable', { carrier: known.name })
  if (account.open.labels === undefined) throw new Refusal('NotFound')
  return account
}
