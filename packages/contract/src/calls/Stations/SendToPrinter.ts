import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { jobPaperPages } from '../../pages.ts'
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
    pages: [...jobPaperPages, 'PrinterSetup'],
  },
  effect: 'own',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z
    .object({
      document: z.enum(stationDocuments),
      /** In the order in which they come out; of a parcel label all that are bought. */
      shipmentIds: z.array(z.int().positive()).max(500).default([]),
      /** Narrows parcel labels to these. */
      labelIds: z.array(z.int().positive()).max(500).default([]),
      /** Parcel labels of a bulk job of one's own instead, in the order of its pick list, part by part (JobLabels). */
      bulkId: z.int().positive().optional(),
      part: z.int32().min(1).default(1),
      copies: z.int().min(1).max(10).default(1),
      /** Left out: mine. */
      stationId: z.int().positive().optional(),
      key: printKey,
    })
    .refine(({ shipmentIds, bulkId }) => shipmentIds.length > 0 !== (bulkId !== undefined), { path: ['shipmentIds'] })
    .refine(({ document, bulkId }) => bulkId === undefined || document === 'parcelLabel', { path: ['bulkId'] }),
  reply: wirePrintJob,
})
