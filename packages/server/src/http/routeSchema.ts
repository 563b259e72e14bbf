import { type Call, messages } from '@waybill/contract'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

const codes = Object.keys(messages) as [string, ...string[]]

const errorReply = z.object({
  code: z.enum(codes),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  issues: z
    .array(
      z.object({ at: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    )
    .optional(),
  requestId: z.string(),
})

const described = (access: Call['access']): string =>
  access.kind === 'public'
    ? 'Public.'
    : access.pages === 'any'
      ? 'Signed in.'
      : `Signed in, with one of the pages: ${access.pages.join(', ')}.`

/** What OpenAPI and the reply serializer read of a call. Input is checked by `input.ts`, not by the framework. */
export function routeSchema(call: Call): FastifySchema {
  const bytes = { content: { 'application/octet-stream': { schema: z.file() } } }
  return {
    tags: [call.group],
    summary: call.summary,
    description: `${described(call.access)}${call.once ? ' Takes an Idempotency-Key header: repeated, it answers the same and does nothing.' : ''}${call.ours ? '' : ' (specification §7)'}`,
    operationId: call.name,
    ...(call.access.kind === 'public' ? {} : { security: [{ key: [] }] }),
    ...(call.takes !== 'json' ? { consumes: ['multipart/form-data'] } : {}),
    querystring: call.query,
    body: call.body,
    response: {
      200: call.gives === 'file' ? bytes : call.reply,
      '4xx': errorReply,
      '5xx': errorReply,
    },
  }
}
