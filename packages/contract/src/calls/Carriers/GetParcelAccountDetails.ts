import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireParcelAccount, wireParcelCarrier } from '../../wire/parcelAccount.ts'
import { trimmedText } from '../../wire/text.ts'

/** The company's own accounts with carriers of small packages, and what each carrier asks for in one. No secret is answered. */
export const GetParcelAccountDetails = defineCall({
  group: 'Carriers',
  name: 'GetParcelAccountDetails',
  summary: 'The company’s accounts with parcel carriers',
  access: { kind: 'signedIn', pages: ['Carriers', 'ParcelAccounts', 'UpsRate', 'UpsTracking'] },
  effect: 'read',
  quiet: true,
  query: z.object({
    /** A carrier, `UPS`; blank: all. */
    mode: trimmedText(30).default(''),
  }),
  body: z.object({}),
  reply: z.object({ accounts: z.array(wireParcelAccount), carriers: z.array(wireParcelCarrier) }),
})
