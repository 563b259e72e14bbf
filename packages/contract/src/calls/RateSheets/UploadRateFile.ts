import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { sheetKinds } from '../../wire/rateSheet.ts'
import { trimmedText } from '../../wire/text.ts'

/** A carrier's rate file: kept as it is, its tables recognized. It prices nothing before it is read and activated. */
export const UploadRateFile = defineCall({
  group: 'RateSheets',
  name: 'UploadRateFile',
  summary: 'Upload a rate sheet or base tariff as CSV, XLSX or JSON',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  once: true,
  ours: true,
  takes: 'bigFile',
  query: z.object({}),
  body: z.object({
    kind: z.enum(sheetKinds).default('sheet'),
    /** SCAC of a carrier of the company, or the code of a base tariff. */
    CarrierSCAC: trimmedText(20)
      .min(2)
      .regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/)
      .toUpperCase(),
    service: trimmedText(40).default('Standard'),
  }),
  reply: z.object({ Status: z.literal('Success'), versionId: z.int() }),
})
