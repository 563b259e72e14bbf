import { isServerWay } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { sourceRows, wayOf } from './sourceRows.ts'

/** Has every source of a company that is a server looked at now. */
export async function lookAtSources(app: App, tx: Tx, clientId: number, now: Date): Promise<void> {
  for (const source of await sourceRows(tx, clientId).execute()) {
    if (isServerWay(wayOf(source))) await app.due.put(tx, 'source', { clientId, subjectId: source.source_id }, now)
  }
}
