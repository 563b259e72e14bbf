import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { exceptionPages } from '../../wire/exceptions.ts'

export const AssignException = defineCall({
  group: 'Exceptions',
  name: 'AssignException',
  summary: 'Say whose work an exception is',
  access: { kind: 'signedIn', pages: exceptionPages },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    exceptionId: z.int().positive(),
    /** As it was seen: where somebody else did something with it since, that is said instead. */
    version: z.int32().positive(),
    /** Somebody of the company; null: nobody. */
    assignedTo: z.int32().positive().nullable(),
  }),
  reply: z.object({ exceptionId: z.int(), assignedTo: z.int().nullable(), assignee: z.string() }),
})
