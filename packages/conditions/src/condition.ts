import { type Json, type Occurrence, occurrences } from './request.ts'

/** A request while a row is looked at. */
export interface Place {
  readonly body: Json
  /** The row of the list that the field stands in, the innermost one; the body where it stands in none. */
  readonly item: Json
}

/** What a field has to be where its condition is met. All but `required` and `agreed` hold of what is sent alone. */
type Rule =
  | { readonly is: 'required' }
  | { readonly is: 'forbidden' }
  | { readonly is: 'oneOf'; readonly values: readonly string[] }
  | { readonly is: 'noneOf'; readonly values: readonly string[] }
  | { readonly is: 'shaped'; readonly as: RegExp }
  /** With other fields of the request; looked at where it is missing, too. */
  | { readonly is: 'agreed'; readonly fits: (value: unknown, place: Place) => boolean }

/** A conditional requirement that a carrier publishes with a field of its requests. */
export interface Condition {
  /** As the carrier's list of fields has it, `[]` behind what is a list. */
  readonly field: string
  readonly rule: Rule
  /** Whether a request meets the condition; left out: each one does. */
  readonly when?: (place: Place) => boolean
  /** The carrier's own number for what breaks it, where one is known. */
  readonly code?: string
  /** What the carrier says of it, shortened. */
  readonly source: string
}

/** Fields without a row though the carrier says of them that they depend on something, and why they need none. */
export interface LeftOut {
  readonly why: string
  /** Each with all that stands inside of it. */
  readonly fields: readonly string[]
  /** They are sent nonetheless: their words ask for nothing that a request could break. */
  readonly areSent?: true
}

/** A call of a carrier with the conditions of its fields. */
export interface ConditionedCall {
  /** The published description: its file, and the path and method in it. */
  readonly described: readonly [file: string, path: string, method: string]
  readonly conditions: readonly Condition[]
  readonly leftOut: readonly LeftOut[]
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function isObeyed({ rule }: Condition, { value, ...place }: Occurrence): boolean {
  switch (rule.is) {
    case 'required':
      return !isBlank(value)
    case 'forbidden':
      return value === undefined
    case 'oneOf':
      return value === undefined || rule.values.includes(asText(value))
    case 'noneOf':
      return !rule.values.includes(asText(value))
    case 'shaped':
      return isBlank(value) || rule.as.test(asText(value))
    case 'agreed':
      return rule.fits(value, place)
  }
}

/** Places of a request in which a row's condition is met. */
const metIn = ({ field, when }: Condition, body: Json): readonly Occurrence[] =>
  occurrences(body, field).filter(one => when?.(one) ?? true)

/** Whether a request meets a row's condition, with a value where the row is about one. */
export function isMet(row: Condition, body: Json): boolean {
  const isAboutValue = ['oneOf', 'noneOf', 'shaped'].includes(row.rule.is)
  return metIn(row, body).some(({ value }) => !isAboutValue || !isBlank(value))
}

/** The rows that a request breaks. */
export const brokenBy = ({ conditions }: ConditionedCall, body: Json): readonly Condition[] =>
  conditions.filter(row => metIn(row, body).some(one => !isObeyed(row, one)))

/** A row in words, as carriers put them. */
export const inWords = ({ field, source }: Condition): string =>
  `Missing or invalid ${field.split('.').slice(-3).join('.').replaceAll('[]', '')}: ${source}`

/**
 * What the table says of a field in a request as far as it is put together: whether it has to be there or may not be.
 * Everything that the field's conditions look at has to stand in it by then.
 */
export function fieldIn({ conditions }: ConditionedCall, field: string, body: Json): 'required' | 'forbidden' | 'free' {
  const rows = conditions.filter(row => row.field === field)
  if (rows.length === 0) throw new Error(`no condition of ${field} is known`)
  const said = rows.filter(({ when }) => when?.({ body, item: body }) ?? true).map(({ rule }) => rule.is)
  return said.includes('forbidden') ? 'forbidden' : said.includes('required') ? 'required' : 'free'
}
