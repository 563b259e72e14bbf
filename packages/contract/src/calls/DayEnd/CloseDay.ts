import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'

/** Closes the labels of an account, those of a day and before it: on the carrier's manifest where it has one, and on our own. */
export const CloseDay = defineCall({
  group: 'DayEnd',
  name: 'CloseDay',
  summary: 'Close the day',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  once: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    AccountID: z.int().positive(),
    /** Local day; labels bought later stay open, unless the carrier closes all that it holds of the account. */
    until: z.iso.date(),
    /** Where the packages are handed over: name and address are needed. */
    place: wireAddress,
  }),
  reply: z.object({ closeId: z.int(), count: z.int() }),
})
