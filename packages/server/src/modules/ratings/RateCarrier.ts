import type { RateCarrier } from '@waybill/contract/calls/Shipment/RateCarrier.ts'
import { wireCarrierRating } from '@waybill/contract/wire/carrierRating.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'

async function ratingsOf(tx: Tx, clientId: number, shipmentId: number, userId: number) {
  const rows = await tx
    .selectFrom('carrier_rating')
    .select(['user_id', 'stars', 'reasons', 'note'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .execute()
  const own = rows.find(row => row.user_id === userId)
  return { rating: own === undefined ? null : wireCarrierRating.parse(own), count: rows.length }
}

/**
 * A person rates once a shipment, and may change or take it back: the carrier that has it now is meant, and one that was
 * rated before a shipment went to another keeps its stars until its rater changes them.
 * @throws {Refusal} NotFound; NotDelivered where it is not delivered yet, or nobody carried it
 */
export const rateCarrier: Handler<typeof RateCarrier> = async ({ tx, who, request, now, input }) => {
  const { clientId, userId } = who
  const { shipmentId, rating } = input
  const record = await lockShipment(tx, clientId, shipmentId)
  const before = await ratingsOf(tx, clientId, shipmentId, userId)
  if (rating === undefined) return before
  if (record.status !== 'D' || record.carrierScac === '') throw new Refusal('NotDelivered')
  const key = { client_id: clientId, shipment_id: shipmentId, user_id: userId }
  if (rating === null) {
    await tx
      .deleteFrom('carrier_rating')
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('user_id', '=', userId)
      .execute()
  } else {
    const given = {
      ...{ scac: record.carrierScac, stars: rating.stars, reasons: [...new Set(rating.reasons)] },
      ...{ note: rating.note.trim(), rated_at: now.toISOString() },
    }
    await tx
      .insertInto('carrier_rating')
      .values({ ...key, ...given })
      .onConflict(oc => oc.columns(['client_id', 'shipment_id', 'user_id']).doUpdateSet(given))
      .execute()
  }
  const after = await ratingsOf(tx, clientId, shipmentId, userId)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'shipment', entityId: shipmentId, action: 'carrierRated' },
      ...{ before: { stars: before.rating?.stars ?? null }, after: { stars: after.rating?.stars ?? null } },
    },
  )
  return after
}
