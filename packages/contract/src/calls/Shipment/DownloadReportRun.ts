import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** The file of a run, as it was sent. */
export const DownloadReportRun = defineCall({
  group: 'Shipment',
  name: 'DownloadReportRun',
  summary: 'The file of a run of a report',
  access: { kind: 'signedIn', pages: ['Reports'] },
  effect: 'read',
  quiet: true,
  ours: true,
  gives: 'file',
  tellsPrices: true,
  query: z.object({}),
  body: z.object({ reportRunId: z.int().positive() }),
  reply: z.object({}),
})
