import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { printKey, stationDocuments, wirePrintJob } from '../../wire/station.ts'

/**
 * Prints papers of shipments, or bought labels of packages, at a station. The same key at the same printer is the same job,
 * however often it is asked for.
 */
export const SendToPrinter = defineCall({
  group: 'Stations',
  name: 'SendToPrinter',
  summary: 'Print at a station',
  access: {
    kind: 'signedIn',
    pages: [
      'SingleOrder',
      'Prepaid',
      'Collect',
      'Parcel',
      'ParcelScan',
      'ShipmentDetails',
      'Track',
      'PrintDocuments',
      'PrinterSetup',
    ],
  },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    document: z.enum(stationDocuments),
    /** In the order in which they come out; of a parcel label all that are bought. */
    shipmentIds: z.array(z.int().positive()).min(1).max(500),
    /** Narrows parcel labels to these. */
    labelIds: z.array(z.int().positive()).max(500).default([]),
    copies: z.int().min(1).max(10).default(1),
    /** Left out: mine. */
    stationId: z.int().positive().optional(),
    key: printKey,
  }),
  reply: wirePrintJob,
})
