import { exceptionKindNames } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { reportFilter } from '../../report.ts'

/** Shipments that one answer tells of, those that are due first. */
export const ON_THE_WAY_MAX = 500

/** Where freight in transit was heard of last: at a stop, or where its carrier or somebody said. */
export const GetFreightOnTheWay = defineCall({
  group: 'Shipment',
  name: 'GetFreightOnTheWay',
  summary: 'Where freight in transit is',
  access: { kind: 'signedIn', pages: ['Dashboard'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ filter: reportFilter.pick({ carriers: true, sites: true, modes: true }) }),
  reply: z.object({
    /** All that is in transit, told of or not. */
    total: z.int(),
    shipments: z.array(
      z.object({
        shipmentId: z.int(),
        BOLNumber: z.string(),
        CarrierName: z.string(),
        consignee: z.string(),
        /** `Reno, NV`; blank parts are left out. */
        to: z.string(),
        /** Local date at the consignee; blank: nobody promised one. */
        deliveryDate: z.string(),
        /** Where it was, and when; blank and null: nobody said when. */
        place: z.string(),
        at: z.string().nullable(),
        /** Null: the place is not known. */
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        /** The worst that is open. */
        exception: z.enum(exceptionKindNames).nullable(),
      }),
    ),
  }),
})
