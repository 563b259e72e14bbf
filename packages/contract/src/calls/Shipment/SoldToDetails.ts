import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSoldToAccount } from '../../wire/parcelAccount.ts'
import { storableText } from '../../wire/text.ts'

/**
 * The sold-to parties: companies of the address book that are not ours, and those a bill goes to. The sold-to party of a
 * shipment is who pays for third-party freight, else the consignee. Each comes with its accounts, to which freight may be
 * charged.
 */
export const SoldToDetails = defineCall({
  group: 'Shipment',
  name: 'SoldToDetails',
  summary: 'The sold-to parties',
  access: { kind: 'signedIn', pages: ['RoutingGuide', 'SingleOrder', 'Prepaid', 'ShipmentDetails', 'ParcelAccounts'] },
  effect: 'read',
  quiet: true,
  query: z.object({}),
  body: z.object({ searchText: storableText(100).default('') }),
  reply: z.object({
    soldTo: z.array(z.object({ SoldTo: z.string(), accounts: z.array(wireSoldToAccount.omit({ SoldTo: true })) })),
  }),
})
