import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { UPS_REGISTRATIONS_SHOWN, upsDetails, upsLink, upsPages, upsRegistered } from '../../wire/upsReady.ts'

/**
 * Registers a UPS account by one of its invoices; it stands among the parcel accounts then. `registered`: it stands; `exist`:
 * the company has it already; `error`: UPS refused it; `failed`: UPS could not be asked. Nothing typed is lost by either. An
 * account is registered once, however often and at once that is asked for.
 */
export const Registration = defineCall({
  group: 'UPSReady',
  name: 'Registration',
  summary: 'Register an account with UPS',
  access: { kind: 'invited', to: 'upsReady', pages: upsPages },
  effect: 'own',
  looks: { without: 'register' },
  query: upsLink,
  body: z.object({
    /** With the agreement's version that is accepted by it; left out: what was registered. */
    register: z.object({ details: upsDetails, AgreementVersion: trimmedText(40), Accepted: z.boolean() }).optional(),
  }),
  reply: z.object({
    Status: z.enum(['load', 'registered', 'exist', 'error', 'failed']),
    /** UPS's words where it refused. */
    Message: z.string(),
    registered: z.array(upsRegistered).max(UPS_REGISTRATIONS_SHOWN),
    /** Whether accounts can be registered from this installation. */
    isOffered: z.boolean(),
    /** Whether they can be connected by signing in at UPS. */
    isConnectOffered: z.boolean(),
  }),
})
