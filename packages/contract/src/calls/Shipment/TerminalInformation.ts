import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { laneQuestion, wireLane } from '../../wire/laneQuestion.ts'
import { wireRateRefusal } from '../../wire/rate.ts'

/** The terminals of both ends of a lane, carrier by carrier. A carrier that offers none says so among the refusals. */
export const TerminalInformation = defineCall({
  group: 'Shipment',
  name: 'TerminalInformation',
  summary: 'Terminals of both ends of a lane',
  access: { kind: 'signedIn', pages: ['TerminalInfo'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  query: z.object({}),
  body: laneQuestion,
  reply: wireLane.extend({
    terminals: z.array(
      z.object({
        CarrierName: z.string(),
        CarrierSCAC: z.string(),
        end: z.enum(['origin', 'destination']),
        TerminalCode: z.string(),
        TerminalName: z.string(),
        Street: z.string(),
        City: z.string(),
        State: z.string(),
        Zip: z.string(),
        CountryCode: z.string(),
        ContactName: z.string(),
        ContactNumber: z.string(),
        Fax: z.string(),
        EmailID: z.string(),
        /** In the carrier's words. */
        ServiceHours: z.string(),
        /** Of its postal code; null where that is not known. */
        point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      }),
    ),
    refusals: z.array(wireRateRefusal),
  }),
})
