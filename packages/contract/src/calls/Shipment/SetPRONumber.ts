import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

/** The number by which the carrier knows freight it has, as a person read it; blank takes it back. Nobody is told. */
export const SetPRONumber = defineCall({
  group: 'Shipment',
  name: 'SetPRONumber',
  summary: 'Enter the PRO number of a shipment',
  access: { kind: 'signedIn', pages: ['ShipmentDetails'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    /** As it is written; blanks and hyphens are not part of it. */
    PRONumber: trimmedText(40),
  }),
  reply: shipmentState,
})
