import { z } from 'zod'

/*
 * What Old Dominion's REST services answer, as far as it is used. Read tolerantly. Where each fact comes from stands in
 * README.md; what SOAP answers is read element by element.
 */

const text = z.coerce.string().catch('')

/** Clients read the token from one field or the other. */
export const tokenAnswer = z
  .object({
    access_token: z.string().min(1).optional(),
    sessionToken: z.string().min(1).optional(),
    expires_in: z.coerce.number().positive().optional().catch(undefined),
  })
  .refine(({ access_token, sessionToken }) => (access_token ?? sessionToken) !== undefined)

const oneError = z.union([z.string(), z.object({ errorCode: z.coerce.string().catch(''), message: text })])
export const restError = z.object({ ok: z.literal(false).optional(), errors: z.array(oneError).min(1) })

export const pickupAnswer = z.object({
  pickupNumber: z.coerce.string().min(1),
  proNumber: text,
  pickupDateTime: text,
  messages: z.array(z.string()).catch([]),
})

export const pickupsAnswer = z.object({
  pickups: z.array(
    z.object({
      pickupNumber: z.coerce.string().min(1),
      referenceNumber: text,
      customerReference: text,
      proNumber: text,
      status: text,
    }),
  ),
})

export const traced = z.object({
  traceInfo: z.array(z.object({ proNumber: text, trackTraceDetail: z.array(z.unknown()).catch([]) })).min(1),
})
export const tracedEvent = z.object({ status: text, statusDesc: text, dateTime: text, city: text, state: text })

export const documentsAnswer = z.object({
  documents: z.array(z.object({ documentType: text, fileName: text, content: z.string() })),
})
