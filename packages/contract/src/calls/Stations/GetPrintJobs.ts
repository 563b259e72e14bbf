import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PRINT_JOBS_SHOWN, wirePrintJob } from '../../wire/station.ts'

/** Jobs of printers: those nobody knows the end of first, then the newest. */
export const GetPrintJobs = defineCall({
  group: 'Stations',
  name: 'GetPrintJobs',
  summary: 'What was printed at stations, and what is asked about',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'ShipmentDetails', 'Track', 'PrintDocuments', 'PrinterSetup'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ stationId: z.int().positive().optional() }),
  reply: z.object({ jobs: z.array(wirePrintJob).max(PRINT_JOBS_SHOWN) }),
})
