import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { hasTabRoom, labelLayout } from '../../wire/label.ts'

/** One label in force as a picture (PNG), dot for dot what a thermal printer of 203 dpi burns. Not counted as printed. */
export const PreviewLabel = defineCall({
  group: 'Labels',
  name: 'PreviewLabel',
  summary: 'A carrier’s label as a picture',
  access: {
    kind: 'signedIn',
    pages: ['SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails', 'Track', 'PrintDocuments'],
  },
  effect: 'read',
  quiet: true,
  ours: true,
  gives: 'file',
  query: z.object({}),
  body: z.object({ labelId: z.int().positive(), ...labelLayout }).refine(hasTabRoom, { path: ['tab'] }),
  reply: z.object({}),
})
