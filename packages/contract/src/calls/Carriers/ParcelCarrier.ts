import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  ACCOUNT_FIELDS_MAX,
  earlierSettings,
  environments,
  wireParcelAccount,
  wireParcelCarrier,
} from '../../wire/parcelAccount.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

/**
 * Keeps one of the company's own accounts with a carrier of small packages. ADD and UPDATE ask the carrier first: `error`: it
 * refused the account; `failed`: it could not be asked; nothing was kept then. `exist`: the number, or the name, is taken.
 * What was bought with a former number stays with it; prices of a changed account end.
 */
export const ParcelCarrier = defineCall({
  group: 'Carriers',
  name: 'ParcelCarrier',
  summary: 'Keep an account with a parcel carrier',
  access: { kind: 'signedIn', pages: ['Carriers', 'ParcelAccounts'] },
  effect: 'own',
  looks: { query: 'function', values: ['Load'] },
  query: z.object({
    function: z.enum(['Load', 'ADD', 'UPDATE', 'DELETE']).default('Load'),
    /** The carrier of an account that is added, `UPS`; with Load: whose accounts, blank: all. */
    mode: trimmedText(30).default(''),
  }),
  body: z.object({
    /** Not with ADD. */
    AccountID: z.int().positive().optional(),
    version: z.int32().optional(),
    /** Which of several accounts at the carrier; it keeps its name and its environment. */
    name: trimmedText(40).default(''),
    environment: z.enum(environments).default('live'),
    /** By the names of the carrier's fields; a secret that is left blank stays. */
    fields: z
      .record(storableText(100), trimmedText(500))
      .refine(fields => Object.keys(fields).length <= ACCOUNT_FIELDS_MAX, { error: 'too many fields' })
      .default({}),
    earlier: earlierSettings.prefault({}),
  }),
  reply: z.object({
    Status: z.enum(['load', 'added', 'updated', 'deleted', 'exist', 'error', 'failed']),
    /** The carrier's words where it refused, or ours. */
    Message: z.string(),
    accounts: z.array(wireParcelAccount),
    carriers: z.array(wireParcelCarrier),
  }),
})
