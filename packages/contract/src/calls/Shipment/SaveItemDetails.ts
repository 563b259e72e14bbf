import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ITEMS_MAX } from '../../constants.ts'
import { wireItem } from '../../wire/shipment.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** Change the items of a shipment. */
export const SaveItemDetails = defineCall({
  group: 'Shipment',
  name: 'SaveItemDetails',
  summary: 'Change the items of a shipment',
  access: { kind: 'signedIn', pages: ['SingleOrder', 'Prepaid', 'ShipmentDetails'] },
  effect: 'write',
  query: z.object({ flag: z.enum(['save']).default('save') }),
  body: shipmentTarget.extend({ Items: z.array(wireItem).min(1).max(ITEMS_MAX) }),
  reply: shipmentState.extend({ consequences: z.array(z.enum(['rerate', 'revision', 'tellCarrier'])) }),
})
