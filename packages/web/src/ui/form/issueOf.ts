import type { z } from 'zod'

export interface Issue {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

const issue = (code: string, params: Issue['params'] = {}): Issue => ({ code, params })

/** A Zod issue as one of the codes of field issues (`texts/en-us/parts.ts`), the same the server answers with. */
export function issueOf(raw: z.core.$ZodRawIssue): Issue {
  switch (raw.code) {
    case 'invalid_type':
      return raw.input === undefined || raw.input === null || raw.input === ''
        ? issue('required')
        : issue(raw.expected === 'number' ? 'invalid_number' : raw.expected === 'int' ? 'invalid_integer' : 'invalid')
    case 'too_small':
      if (raw.origin === 'string')
        return raw.input === '' || raw.minimum === 1
          ? issue('required')
          : issue('too_short', { min: Number(raw.minimum) })
      return issue(raw.origin === 'array' ? 'too_few' : 'too_small', { min: Number(raw.minimum) })
    case 'too_big':
      return issue(raw.origin === 'string' ? 'too_long' : raw.origin === 'array' ? 'too_many' : 'too_big', {
        max: Number(raw.maximum),
      })
    case 'invalid_format':
      return raw.input === '' ? issue('required') : issue(formatCodes[raw.format] ?? 'invalid_format')
    case 'invalid_value':
      return issue(raw.input === undefined || raw.input === '' ? 'required' : 'invalid_choice')
    default:
      return issue('invalid')
  }
}

const formatCodes: Readonly<Record<string, string>> = {
  email: 'invalid_email',
  date: 'invalid_date',
  time: 'invalid_time',
}
