import type { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import { UNSCANNED_MAX } from '@waybill/contract/wire/dayEnd.ts'
import type { Handler } from '../../handler.ts'
import { unscannedLabels as query } from './labelFacts.ts'

export const unscannedLabels: Handler<typeof UnscannedLabels> = async ({ db, who, now, input }) => {
  const before = new Date(now.getTime() - input.days * 86_400_000)
  const all = await db.read(query({ clientId: who.clientId, timeZone: who.timeZone, now }, before))
  const known = all.flatMap(({ charge, currency }) => (charge === null ? [] : [{ charge, currency }]))
  return {
    rows: all.slice(0, UNSCANNED_MAX).map(one => ({
      ...{ labelId: one.label_id, shipmentId: one.shipment_id, BOLNumber: one.bol_number },
      ...{ trackingNumber: one.tracking_number, CarrierName: one.carrier_name, service: one.service },
      ...{ boughtAt: one.bought_at, charge: one.charge, currency: one.currency },
    })),
    count: all.length,
    totals: [...Map.groupBy(known, ({ currency }) => currency)].map(([currency, some]) => ({
      currency,
      charge: some.reduce((sum, { charge }) => sum + charge, 0),
    })),
  }
}
