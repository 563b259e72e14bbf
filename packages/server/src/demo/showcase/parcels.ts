import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { startBulk } from '../../modules/bulk/index.ts'
import type { Placed } from '../datedShipment.ts'
import type { Doing } from './clerkAt.ts'

/** Nothing of it runs while the product starts. */
const BUYS_AFTER_MS = 4_000
/** Long after it was bought, and before a truck of the sandbox comes. */
const GIVES_BACK_AFTER_MS = 15_000

/**
 * Has labels bought over the sandbox's wires, as people do it: by a job that ships, and one that voids a shipment, whose
 * label is given back with it. Where nobody sells any, the parcels wait for their labels.
 */
export async function shipParcels(doing: Doing, shipped: readonly Placed[], givenBack: Placed): Promise<void> {
  const { app, tx, clerk, now } = doing
  const { clientId } = clerk
  const seller = await tx
    .selectFrom('carrier_account')
    .select('account_id')
    .where('client_id', '=', clientId)
    .where('connector', '=', 'ups')
    .executeTakeFirst()
  if (seller === undefined) return
  const start = async (action: 'ship' | 'void', about: readonly Placed[], afterMs: number) => {
    const rows = about.map(({ shipmentId: id }) => ({ id }))
    const comments = action === 'void' ? 'The order was cancelled.' : ''
    const { bulkId: subjectId } = await startBulk({
      ...doing.clerkAgo(0),
      query: {},
      input: StartBulk.body.parse({ action, rows, comments }),
    })
    await app.due.put(tx, 'bulk', { clientId, subjectId }, new Date(now.getTime() + afterMs))
  }
  await start('ship', [...shipped, givenBack], BUYS_AFTER_MS)
  await start('void', [givenBack], GIVES_BACK_AFTER_MS)
}
