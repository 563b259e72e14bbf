import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wirePrintJob } from '../../wire/station.ts'

/** A person says what became of a job: it lies there, it is to be printed again, or it is not to be printed any more. */
export const SettlePrintJob = defineCall({
  group: 'Stations',
  name: 'SettlePrintJob',
  summary: 'Say what became of a print job',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'ShipmentDetails', 'Track', 'PrintDocuments', 'PrinterSetup'],
  },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    jobId: z.int().positive(),
    /** As it was seen: of two people only one has it printed again. */
    attempt: z.int32().min(0),
    as: z.enum(['printed', 'again', 'dropped']),
  }),
  reply: wirePrintJob,
})
