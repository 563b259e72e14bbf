import type { Call } from '@waybill/contract/call.ts'
import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { z } from 'zod'
import { type Answer, answer, empty, refusal } from '../wire.ts'
import { besideDetails } from './details.ts'

type Given = Partial<WireShipmentDetails>
/** A call that says which version was seen; a new shipment has none. */
type Change = Call & { readonly body: z.ZodType<{ readonly version?: number | undefined }> }

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
      ...besideDetails,
      empty(GetSameDayShipments),
      answer(ShipmentDetails, ({ body }) => (body.shipmentId === now.shipmentId ? now : refusal('NotFound'))),
    ],
  }
}
