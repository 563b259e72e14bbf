import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ROUTING_RULES_MAX, wireGuideFinding, wireRoutingRule } from '../../wire/routingGuide.ts'

/** The routing guide: `load` it, or `save` it whole as a new version. Contradictions are told, and do not keep it from being saved. */
export const RoutingGuide = defineCall({
  group: 'Supplemental',
  name: 'RoutingGuide',
  summary: 'The routing guide: preferred and do-not-use carriers',
  access: { kind: 'signedIn', pages: ['RoutingGuide'] },
  effect: 'write',
  looks: { query: 'flag', values: ['load'] },
  quiet: true,
  ours: true,
  query: z.object({ flag: z.enum(['load', 'save']) }),
  body: z.object({
    /** The version that was seen; 0: none yet. */
    version: z.int32().min(0).default(0),
    rules: z.array(wireRoutingRule).max(ROUTING_RULES_MAX).default([]),
  }),
  reply: z.object({
    Status: z.literal('Success'),
    version: z.int32(),
    savedAt: z.string(),
    savedBy: z.string(),
    rules: z.array(wireRoutingRule),
    findings: z.array(wireGuideFinding),
    carriers: z.array(z.object({ SCAC: z.string(), CarrierName: z.string() })),
  }),
})
