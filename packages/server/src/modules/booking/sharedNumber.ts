import type { Confirmation } from '@waybill/carriers'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Tender } from './tenders.ts'

/**
 * Whether an order that was found by a number several tenders share is another tender's of the same account: then nobody
 * knows whether the carrier has this one too. An order that the carrier has just taken is never judged by this.
 */
export async function isAnothersOrder(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  { clientId, shipmentId, tenderId, accountId }: Tender,
  { providerId, pickupNumber }: Confirmation,
): Promise<boolean> {
  if (providerId === '' && pickupNumber === '') return false
  const other = await db.readOne(
    app.db.query
      .selectFrom('booking as b')
      .innerJoin('tender as t', join =>
        join.onRef('t.client_id', '=', 'b.client_id').onRef('t.tender_id', '=', 'b.tender_id'),
      )
      .select('b.tender_id')
      .where('b.client_id', '=', clientId)
      .where('b.shipment_id', '=', shipmentId)
      .where('b.tender_id', '<>', tenderId)
      .where('t.account_id', '=', accountId)
      .where(eb =>
        providerId === '' ? eb('b.pickup_number', '=', pickupNumber) : eb('b.provider_id', '=', providerId),
      )
      .limit(1),
  )
  return other !== null
}
