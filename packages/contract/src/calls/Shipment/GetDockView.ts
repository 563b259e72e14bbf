import { isDayOfOurTime } from '@waybill/domain'
import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDockView } from '../../wire/dock.ts'
import { storableText } from '../../wire/text.ts'

/** The pickups of a day at the own docks, with their doors; blank for today, which is what the wall of the dock says. */
export const GetDockView = defineCall({
  group: 'Shipment',
  name: 'GetDockView',
  summary: 'Pickups of a day by dock door',
  access: { kind: 'signedIn', pages: ['DockView'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    date: storableText(10)
      .refine(date => date === '' || isDayOfOurTime(date), { params: { code: 'invalid_date' } })
      .default(''),
    /** An own dock of the address book; null: all. */
    siteId: z.int().positive().nullable().default(null),
  }),
  reply: wireDockView,
})
