import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { STATIONS_MAX, wireStation } from '../../wire/station.ts'

/** The stations of the company with their printers, scales and what they print where. */
export const GetStations = defineCall({
  group: 'Stations',
  name: 'GetStations',
  summary: 'Stations, printers and scales',
  access: { kind: 'signedIn', pages: ['PrinterSetup'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({ stations: z.array(wireStation).max(STATIONS_MAX) }),
})
