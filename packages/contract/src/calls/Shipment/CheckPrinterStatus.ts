import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PRINTERS_MAX, wirePrinter, wireScale } from '../../wire/station.ts'

/** My station, whether it and its printers are there, and whether something is asked about what they printed. */
export const CheckPrinterStatus = defineCall({
  group: 'Shipment',
  name: 'CheckPrinterStatus',
  summary: 'State of my station and its printers',
  access: { kind: 'signedIn', pages: 'any' },
  effect: 'read',
  quiet: true,
  // Whose station it is, the session says.
  query: z.object({ UserID: z.string().max(20).optional() }),
  body: z.object({}),
  reply: z.object({
    /** My station is there with a printer. */
    printerOnlineStatus: z.boolean(),
    /** Null: I have none. */
    stationId: z.int().nullable(),
    stationName: z.string(),
    isOnline: z.boolean(),
    /** Of my station. */
    scale: wireScale,
    printers: z.array(wirePrinter).max(PRINTERS_MAX),
    /** Jobs of the company of which nobody knows what became. */
    unknown: z.int(),
  }),
})
