import type { FieldIssue } from '@waybill/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Zod's issue as a code and figures that the browser words in the reader's language. */
function codeOf(issue: Issue): { code: string; params: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'wrong_type', params: { expected: issue.expected } }
    case 'too_small': {
      const code =
        issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : `too_small_${issue.origin}`
      return {
        code: issue.origin === 'array' ? 'too_few' : code.replace(/_(int|number)$/, ''),
        params: { min: Number(issue.minimum) },
      }
    }
    case 'too_big': {
      const code = issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_big'
      return { code, params: { max: Number(issue.maximum) } }
    }
    case 'invalid_format':
      return { code: `invalid_${issue.format}`, params: {} }
    case 'invalid_value':
      return { code: 'not_a_choice', params: { choices: issue.values.map(String).join(', ') } }
    case 'unrecognized_keys':
      return { code: 'unknown_field', params: { fields: issue.keys.join(', ') } }
    case 'custom':
      return { code: typeof issue.params?.code === 'string' ? issue.params.code : 'invalid', params: {} }
    default:
      return { code: 'invalid', params: {} }
  }
}

/** Every issue of a part of a request, each at its field. */
export const issuesOf = (part: 'query' | 'body', error: z.ZodError): FieldIssue[] =>
  error.issues.map(issue => ({ at: [part, ...issue.path].join('.'), ...codeOf(issue) }))

export const bodyIssues = (error: z.ZodError): FieldIssue[] => issuesOf('body', error)
