import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Issue, issueOf } from './issueOf.ts'

function codeOf(schema: z.ZodType, value: unknown): Issue | undefined {
  let seen: Issue | undefined
  const note = (raw: z.core.$ZodRawIssue): string => {
    seen = issueOf(raw)
    return seen.code
  }
  // The message is made when it is read.
  schema.safeParse(value, { error: note }).error?.issues.map(({ message }) => message)
  return seen
}

test.each([
  [z.string().min(1), '', 'required'],
  [z.string(), undefined, 'required'],
  [z.string().min(12), 'short', 'too_short'],
  [z.string().max(3), 'abcd', 'too_long'],
  [z.number().min(1), 0, 'too_small'],
  [z.number(), 'x', 'invalid_number'],
  [z.email(), 'x', 'invalid_email'],
  [z.email(), '', 'required'],
  [z.iso.date(), '2026-02-30', 'invalid_date'],
  [z.enum(['a', 'b']), 'c', 'invalid_choice'],
  [z.array(z.string()).max(1), ['a', 'b'], 'too_many'],
] as const)('%# gives its code', (schema, value, code) => expect(codeOf(schema, value)?.code).toBe(code))
