import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireSoldToAccount } from '../../wire/parcelAccount.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * Accounts of sold-to parties, to which freight is charged. `exist`: there is one for the same way already; `error`: something
 * is missing, `Message` says what.
 */
export const ParcelAccountDetails = defineCall({
  group: 'Shipment',
  name: 'ParcelAccountDetails',
  summary: 'Accounts of sold-to parties',
  access: {
    kind: 'signedIn',
    pages: ['ParcelAccounts', 'SingleOrder', 'Prepaid', 'Collect', 'Parcel', 'ShipmentDetails'],
  },
  effect: 'own',
  looks: { query: 'Operationtype', values: ['SELECT'] },
  query: z.object({ Operationtype: z.enum(['SELECT', 'ADD', 'UPDATE', 'DELETE']).default('SELECT') }),
  body: z.object({
    /** With UPDATE and DELETE. */
    AccountID: z.int().positive().optional(),
    version: z.int32().optional(),
    /** With SELECT: of this party alone, whatever its case, blanks and stops; blank: of all, found by `searchText`. */
    SoldTo: trimmedText(100).default(''),
    PaymentType: z.enum(['', 'C', 'T']).default(''),
    ShipVia: trimmedText(30).default(''),
    AccountNumber: trimmedText(20).default(''),
    /** With SELECT: found in party, ship via, SCAC or number. */
    searchText: trimmedText(100).default(''),
    pageSize: z.int().min(1).max(100).default(50),
    pageIndex: z.int32().min(1).default(1),
  }),
  reply: z.object({
    Status: z.enum(['select', 'added', 'updated', 'deleted', 'exist', 'error']),
    Message: z.string(),
    /** The page that was asked for; of other operations the one account that they are about. */
    accounts: z.array(wireSoldToAccount),
    total: z.int(),
    /** Ways to choose from: the company's codes, and its parcel carriers by their SCAC. */
    shipVias: z.array(z.object({ ShipVia: z.string(), SCAC: z.string() })),
  }),
})
