import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ORDER_SOURCES_MAX, SOURCE_PEOPLE_MAX } from '../../constants.ts'
import { importPolicies } from '../../wire/imports.ts'
import { mailAddress, sourceName } from '../../wire/orderSourceFields.ts'
import {
  confirmCauses,
  confirmForms,
  confirmWays,
  connectionResult,
  orderIntegrationTypes,
  wireOrderSource,
} from '../../wire/orderSources.ts'
import { storableText, trimmedText } from '../../wire/text.ts'

const ownId = z.coerce.number().pipe(z.int32().positive()).optional()

/**
 * The setup of order integration: its switches and its sources, by `Functype`. What another company or person is named by
 * `ClientID` and `UserId` is not found; left out, they are the session's own. Everything but `test` answers the setup as it
 * stands then.
 */
export const OrderIntegration = defineCall({
  group: 'Shipment',
  name: 'OrderIntegration',
  summary: 'Where orders come from: switches, sources, connection tests',
  access: { kind: 'signedIn', pages: ['OrderIntegration'] },
  effect: 'own',
  looks: { query: 'Functype', values: ['load'] },
  query: z.object({ Functype: z.enum(orderIntegrationTypes), UserId: ownId, ClientID: ownId }),
  body: z.object({
    /** Of save: left out, a new source that is uploaded to. */
    sourceId: z.int().positive().optional(),
    /** Of save, start, stop, delete, accept, confirm and release: the version that was seen. */
    version: z.int32().optional(),
    name: sourceName.optional(),
    policy: z.enum(importPolicies).optional(),
    notified: z.array(mailAddress).max(SOURCE_PEOPLE_MAX).optional(),
    /** Of switch. */
    IntergrationCheck: z.boolean().optional(),
    IsPalletItemGrid: z.enum(['true', 'false']).optional(),
    /** Of accept: the new key that was seen. */
    hostKey: storableText(200).optional(),
    /** Of forget: which mapping. */
    key: storableText(40_000).optional(),
    /** Of confirm: whether and how confirmations go back, when, written as what, and to which folder or whom. */
    confirmBy: z.enum(confirmWays).optional(),
    confirmCause: z.enum(confirmCauses).optional(),
    confirmForm: z.enum(confirmForms).optional(),
    confirmFolder: trimmedText(500).optional(),
    confirmTo: z.array(mailAddress).max(SOURCE_PEOPLE_MAX).optional(),
    /** Of release: the mail, and whether its sender is on the list from now on. */
    mailId: z.int().positive().optional(),
    allowsSender: z.boolean().default(false),
    /** Of reset: a person was asked. */
    confirmed: z.boolean().default(false),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    IntergrationCheck: z.boolean(),
    IsPalletItemGrid: z.enum(['true', 'false']),
    /** The installation has a mailbox: sources by mail can be set up. */
    takesMail: z.boolean(),
    /** Up to as many as a company may have. */
    sources: z.array(wireOrderSource).max(ORDER_SOURCES_MAX),
    /** Of test. */
    steps: z.array(connectionResult),
  }),
})
