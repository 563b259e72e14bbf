import { calls } from '@waybill/contract/calls/index.ts'
import { z } from 'zod'
import { madeUp } from '../madeUp.ts'
import type { Answer } from '../wire.ts'

/** Every call that answers an object, with the least it holds: for what looks at screens whatever they ask for. */
export const everythingEmpty: readonly Answer[] = Object.values(calls).flatMap(call =>
  call.gives === 'json' && call.reply instanceof z.ZodObject
    ? [{ call, reply: async () => madeUp(call.reply as z.ZodObject) }]
    : [],
)
