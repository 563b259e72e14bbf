import type { Confirmation } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Tender } from './tenders.ts'

/** How an order was found: by a number that every tender of a shipment shares, or by a key of its own. */
export type FoundBy = 'sharedNumber' | 'ownKey'

/** The carrier shows an order of this shipment that was placed before: that says nothing about this one. */
export const SHARED = sentence('sharedNumber')

/**
 * Whether an order that was found is, or may be, another tender's with the same carrier: then nobody knows whether the
 * carrier has this one too. By a shared number that is so, too, where the carrier has or had an order whose numbers
 * nobody knows, placed over any of its accounts or none, and while another one is under way; by a key of its own, where
 * the carrier confirmed an order on the telephone since: it may have meant this one. An order that the carrier has just
 * taken is never judged by this.
 */
export async function isAnothersOrder(
  app: App,
  db: Pick<TenantDb, 'readOne'>,
  { clientId, shipmentId, tenderId, accountId, scac }: Tender,
  { providerId, pickupNumber }: Confirmation,
  foundBy: FoundBy,
): Promise<boolean> {
  const isNumbered = providerId !== '' || pickupNumber !== ''
  const other = await db.readOne(
    app.db.query
      .selectFrom('tender as t')
      .leftJoin('booking as b', join =>
        join.onRef('b.client_id', '=', 't.client_id').onRef('b.tender_id', '=', 't.tender_id'),
      )
      .leftJoin('carrier_account as a', join =>
        join.onRef('a.client_id', '=', 't.client_id').onRef('a.account_id', '=', 't.account_id'),
      )
      .innerJoin('carrier_account as own', join =>
        join.onRef('own.client_id', '=', 't.client_id').on('own.account_id', '=', accountId),
      )
      .select('t.tender_id')
      .where('t.client_id', '=', clientId)
      .where('t.shipment_id', '=', shipmentId)
      .where('t.tender_id', '<>', tenderId)
      .where('t.scac', '=', scac)
      .where(eb => eb.or([eb('a.account_id', 'is', null), eb('a.connector', '=', eb.ref('own.connector'))]))
      .where(eb => {
        const unnumbered = eb.and([eb('b.provider_id', '=', ''), eb('b.pickup_number', '=', '')])
        const calledSince = eb.and([unnumbered, eb('t.way', '=', 'call'), eb('b.tender_id', '>', tenderId)])
        const same = providerId === '' ? eb('b.pickup_number', '=', pickupNumber) : eb('b.provider_id', '=', providerId)
        const underWay = eb('t.state', 'in', ['committing', 'unknown'])
        const mayBeIts = foundBy === 'sharedNumber' ? [unnumbered, underWay] : [calledSince]
        return eb.or([...(isNumbered ? [same] : []), ...mayBeIts])
      })
      .limit(1),
  )
  return other !== null
}
