import type { Tx } from '../../db/open.ts'

export interface KeptAccount {
  readonly clientId: number
  readonly connector: string
  readonly loginId: number
  readonly scac: string
  readonly name: string
}

/** Keeps the one account behind a login; given again, its carrier's name is brought up to date. */
export async function keepAccount(tx: Tx, { clientId, loginId, connector, scac, name }: KeptAccount, now: Date) {
  const known = await tx
    .updateTable('carrier_account')
    .set(eb => ({ name, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('client_id', '=', clientId)
    .where('login_id', '=', loginId)
    .where('active', '=', true)
    .returning('account_id')
    .executeTakeFirst()
  if (known !== undefined) return
  const row = { client_id: clientId, login_id: loginId, connector, scac, name, settings: '{}' }
  await tx.insertInto('carrier_account').values(row).execute()
}
