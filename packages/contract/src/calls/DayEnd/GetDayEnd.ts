import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireAddress } from '../../wire/address.ts'
import { wireClose, wireDayAccount, wirePickup } from '../../wire/dayEnd.ts'

/** What is not closed yet by account and day, what waits for a truck, and what was asked for and closed before. */
export const GetDayEnd = defineCall({
  group: 'DayEnd',
  name: 'GetDayEnd',
  summary: 'What a day still needs',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    accounts: z.array(wireDayAccount),
    pickups: z.array(wirePickup),
    closes: z.array(wireClose),
    /** Where the last truck came, else an own dock of the address book; null: neither. */
    place: wireAddress.nullable(),
    /** Local date of whoever asks. */
    today: z.string(),
  }),
})
