import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { dropKind } from '../../work/dropKind.ts'
import { writeOn } from './writeConfirmations.ts'

/** Shipments of which something happened that is still to be written to the sources of their orders. */
const toBeWritten = (clientId: number) => sql<{ shipmentId: number }>`
  select distinct d.subject_id as "shipmentId" from work.due d
    join allocation a on a.client_id = d.client_id and a.shipment_id = d.subject_id
    join sales_order o on o.client_id = a.client_id and o.order_id = a.order_id
    join order_source s on s.client_id = o.client_id and s.source_id = o.source_id
   where d.kind = 'confirmation' and d.client_id = ${clientId} and s.confirm_by <> ''`

/** How many confirmations of orders wait to be sent or written. */
export const confirmationsToSend = (clientId: number) => sql<number>`
  (select count(*)::int from ship_confirmation where client_id = ${clientId} and state = 'waiting')
  + (select count(*)::int from (${toBeWritten(clientId)}) written)`

const fault: SourceFault = { step: 'put', code: 'setAside', params: {} }

/** Has confirmations that wait be sent by a person alone, who sees that nobody knows whether they left. */
export async function setConfirmationsAside(tx: Tx, clientId: number, now: Date): Promise<void> {
  const { rows } = await toBeWritten(clientId).execute(tx)
  for (const { shipmentId } of rows) {
    await writeOn(tx, { clientId, subjectId: shipmentId }, now)
    await dropKind(tx, 'confirmation', clientId, shipmentId)
  }
  await tx
    .updateTable('ship_confirmation')
    .set({ state: 'failed', fault: JSON.stringify(fault) })
    .where('client_id', '=', clientId)
    .where('state', '=', 'waiting')
    .execute()
}
