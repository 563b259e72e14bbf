import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { printKey, wirePrintJob } from '../../wire/station.ts'

/** A page, or a label, that says which printer it came from. */
export const PrintTestPage = defineCall({
  group: 'Stations',
  name: 'PrintTestPage',
  summary: 'Print a test page',
  access: { kind: 'signedIn', pages: ['PrinterSetup'] },
  effect: 'own',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({ printerId: z.int().positive(), key: printKey }),
  reply: wirePrintJob,
})
