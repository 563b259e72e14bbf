import type { Tx } from '../../db/open.ts'

/** The shipper, as letters name it. */
export async function companyOf(tx: Tx, clientId: number): Promise<{ name: string; isDemo: boolean }> {
  const row = await tx
    .selectFrom('identity.client')
    .select(['name', 'is_demo'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { name: row.name, isDemo: row.is_demo }
}

/** Where a person gets mail; blank for nobody. */
export async function emailOf(tx: Tx, clientId: number, userId: number | null): Promise<string> {
  if (userId === null) return ''
  const row = await tx
    .selectFrom('identity.member')
    .select('email')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.email ?? ''
}
