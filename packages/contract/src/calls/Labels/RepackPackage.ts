import { numberLimits } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { shipmentState, shipmentTarget } from '../reply.ts'

const inches = z.number().min(0).max(numberLimits.dimensionIn).default(0)

/**
 * Says how a package without a label is packed now. One of several equal ones gets a row of its own; the others, and their
 * labels, stay as they are.
 */
export const RepackPackage = defineCall({
  group: 'Labels',
  name: 'RepackPackage',
  summary: 'Pack one package anew',
  access: { kind: 'signedIn', pages: ['Parcel', 'ShipmentDetails', 'PrintDocuments'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: shipmentTarget.extend({
    unitId: z.int().positive(),
    /** Among the equal ones of its row, from 1. */
    place: z.int().positive().max(numberLimits.handlingUnits),
    /** Pounds. */
    Weight: z.number().positive().max(numberLimits.weightLb),
    /** Inches; 0 in a carrier's own packaging. */
    Length: inches,
    Width: inches,
    Height: inches,
  }),
  reply: shipmentState,
})
