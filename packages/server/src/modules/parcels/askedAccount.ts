import type { App } from '../../app.ts'
import { accountOf, type NamedAccount, type OpenAbility } from '../../carriers/accounts.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/**
 * The account that was chosen, in force and able to do what is asked of it.
 * @throws {Refusal} NotFound
 */
export async function askedAccount(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  clientId: number,
  accountId: number,
  needs: OpenAbility,
): Promise<NamedAccount> {
  const known = await db.readOne(
    app.db.query
      .selectFrom('carrier_account')
      .select('connector')
      .where('client_id', '=', clientId)
      .where('account_id', '=', accountId)
      .where('active', '=', true),
  )
  if (known === null || !app.carriers.has(known.connector)) throw new Refusal('NotFound')
  const account = await accountOf(app, db, clientId, accountId)
  if (!account.reach.modes.includes('PARCEL') || account.open[needs] === undefined) throw new Refusal('NotFound')
  return account
}
