import { ORDER_SOURCES_MAX } from '@waybill/contract'
import type { Tx } from '../../db/open.ts'
import type { RunRow } from './runs.ts'

/** Sources that a file may be said to be of: those of the company, while none of its rows are read. */
export async function sourcesToChoose(
  tx: Tx,
  { client_id, kind, state }: Pick<RunRow, 'client_id' | 'kind' | 'state'>,
): Promise<{ sourceId: number; name: string }[]> {
  if (kind !== 'orders' || state !== 'mapping') return []
  const rows = await tx
    .selectFrom('order_source')
    .select(['source_id', 'name'])
    .where('client_id', '=', client_id)
    .orderBy('name')
    .limit(ORDER_SOURCES_MAX)
    .execute()
  return rows.map(({ source_id, name }) => ({ sourceId: source_id, name }))
}
