import type { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import { UNSCANNED_MAX, type WireUnscanned } from '@waybill/contract/wire/dayEnd.ts'
import type { Handler } from '../../handler.ts'
import { chargesOf, type LabelFacts, unscannedLabels as query } from './labelFacts.ts'

export const unscannedOf = (one: LabelFacts): WireUnscanned => ({
  ...{ labelId: one.label_id, shipmentId: one.shipment_id, BOLNumber: one.bol_number },
  ...{ trackingNumber: one.tracking_number, CarrierName: one.carrier_name, service: one.service },
  ...{ boughtAt: one.bought_at, charge: one.charge, currency: one.currency },
})

export const unscannedLabels: Handler<typeof UnscannedLabels> = async ({ db, who, now, input }) => {
  const before = new Date(now.getTime() - input.days * 86_400_000)
  const all = await db.read(query({ clientId: who.clientId, timeZone: who.timeZone, now }, before))
  return { rows: all.slice(0, UNSCANNED_MAX).map(unscannedOf), count: all.length, totals: chargesOf(all) }
}
