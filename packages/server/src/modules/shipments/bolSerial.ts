import { makeBolNumber } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/**
 * The company's next bill of lading number (rules of the trade: bill of lading): with its GS1 prefix, or with its number
 * here, so that no two companies print the same. The series stays locked until the
 * transaction ends, so that no number is given twice and none is lost when it rolls back.
 */
export async function nextBolNumber(tx: Tx, clientId: number): Promise<string> {
  const { gs1_prefix } = await tx
    .selectFrom('identity.client')
    .select('gs1_prefix')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { serial } = await tx
    .insertInto('number_series')
    .values({ client_id: clientId, name: 'bol', next: 2 })
    .onConflict(oc => oc.columns(['client_id', 'name']).doUpdateSet({ next: sql`number_series.next + 1` }))
    .returning(sql<number>`next - 1`.as('serial'))
    .executeTakeFirstOrThrow()
  return makeBolNumber(gs1_prefix === '' ? { company: clientId } : { prefix: gs1_prefix }, serial)
}
