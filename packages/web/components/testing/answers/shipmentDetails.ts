import type { Call } from '@waybill/contract/call.ts'
import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { plainToWire, wireShipment } from '@waybill/contract/wire/shipment.ts'
import { type WireShipmentDetails, wireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import type { z } from 'zod'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, empty, refusal } from '../wire.ts'

type Given = Partial<WireShipmentDetails>
/** A call that says which version was seen; a new shipment has none. */
type Change = Call & { readonly body: z.ZodType<{ readonly version?: number | undefined }> }

/** A shipment with one pallet on it, as its page shows it. */
export const shipmentDetails = (shipmentId: number, given: Given = {}): WireShipmentDetails =>
  madeUp(wireShipmentDetails, {
    ...{ shipmentId, UniqueName: `ship-${shipmentId}`, BOLNumber: `0400000${shipmentId}`, shipmentStatus: 'D' },
    ...{ version: 1, createdAt: '2026-11-20T14:00:00.000Z', createdBy: 'Demo Clerk', originZone: 'America/New_York' },
    shipment: wireShipment.parse(plainToWire(sampleShipment)),
    ...given,
  })

/** One shipment that people change, each on condition that nobody was faster. */
export function keptShipment(first: WireShipmentDetails) {
  let now = first
  /** Changes it, as a colleague does. */
  const change = (to: Given): WireShipmentDetails => {
    now = { ...now, ...to, version: now.version + 1 }
    return now
  }
  return {
    change,
    /** Something becomes known of it that is no change of it, such as a price. */
    learn(more: Given): void {
      now = { ...now, ...more }
    },
    now: () => now,
    /** A call that changes it, made in the version that was seen. */
    changedBy: <C extends Change>(call: C, edit: (body: z.output<C['body']>) => Given, more: object = {}): Answer => ({
      call,
      reply: async ({ body }) => {
        const asked = call.body.parse(body) as z.output<C['body']>
        if (asked.version !== now.version) return refusal('ChangedMeanwhile')
        const { shipmentId, UniqueName, BOLNumber, shipmentStatus, version } = change(edit(asked))
        return { shipmentId, UniqueName, BOLNumber, shipmentStatus, version, consequences: [], ...more }
      },
    }),
    answers: [
      answer(ShipmentDetails, ({ body }) => (body.shipmentId === now.shipmentId ? now : refusal('NotFound'))),
      ...[DisplayTrackingDetails, GetSpotQuotes, GetTenderRounds, GetReplies, IntialCachefunction].map(call =>
        empty(call),
      ),
      empty(GetSameDayShipments),
    ],
  }
}
