import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireStopForm } from '../../wire/shipment.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/**
 * The way of a shipment: its stops in order, each with date, references and services, and where each unit comes on and off.
 * Stops and units that are sent with their ids stay the same ones wherever they move; what is left out goes.
 */
export const MultiRouting = defineCall({
  group: 'Shipment',
  name: 'MultiRouting',
  summary: 'Set the stops of a shipment and their order',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'] },
  effect: 'write',
  query: z.object({}),
  body: shipmentTarget.extend({
    ShipmentStops: wireStopForm.shape.ShipmentStops.unwrap().min(2),
    HandlingUnits: wireStopForm.shape.HandlingUnits,
  }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
