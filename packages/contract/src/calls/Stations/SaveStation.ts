import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  docTabs,
  networkTarget,
  PRINTERS_MAX,
  printerLanguages,
  stationDocuments,
  wireStation,
} from '../../wire/station.ts'
import { trimmedText } from '../../wire/text.ts'

/** Changes what a station is called, its printers and what they print. What is left out stays as it is. */
export const SaveStation = defineCall({
  group: 'Stations',
  name: 'SaveStation',
  summary: 'Change a station',
  access: { kind: 'signedIn', pages: ['PrinterSetup'] },
  effect: 'write',
  ours: true,
  query: z.object({}),
  body: z.object({
    stationId: z.int().positive(),
    version: z.int32().positive(),
    name: trimmedText(60).min(1).optional(),
    docTab: z.enum(docTabs).optional(),
    /** Printers on the network beside those that the station finds itself: host:port, 9100 to 9109. */
    addPrinter: z
      .object({
        name: trimmedText(60).min(1),
        target: networkTarget,
        language: z.enum(printerLanguages).default('zpl'),
      })
      .optional(),
    /** What printers are called and what they understand. */
    printers: z
      .array(
        z.object({ printerId: z.int().positive(), name: trimmedText(60).min(1), language: z.enum(printerLanguages) }),
      )
      .max(PRINTERS_MAX)
      .optional(),
    removePrinterId: z.int().positive().optional(),
    /** Null: by the print dialog. */
    documents: z
      .array(z.object({ document: z.enum(stationDocuments), printerId: z.int().positive().nullable() }))
      .max(stationDocuments.length)
      .optional(),
    /** It is where I work, or no longer. */
    isMine: z.boolean().optional(),
  }),
  reply: wireStation,
})
