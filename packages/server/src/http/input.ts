import type { Call } from '@waybill/contract'
import type { z } from 'zod'
import { issuesOf } from '../inputIssues.ts'
import { Refusal } from '../refusal.ts'

/**
 * Checks query and body together, so that everything wrong is told at once.
 * @throws {Refusal} InvalidInput with an issue per field
 */
export function checkInput<C extends Call>(
  call: C,
  query: unknown,
  body: unknown,
): { query: z.output<C['query']>; input: z.output<C['body']> } {
  const q = call.query.safeParse(query ?? {}, { reportInput: true })
  const b = call.body.safeParse(body ?? {}, { reportInput: true })
  const issues = [...(q.success ? [] : issuesOf('query', q.error)), ...(b.success ? [] : issuesOf('body', b.error))]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  return { query: q.data as z.output<C['query']>, input: b.data as z.output<C['body']> }
}
