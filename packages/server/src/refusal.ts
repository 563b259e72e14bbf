import { type FieldIssue, type MessageCode, messages } from '@waybill/contract'
import { formatFullDate, isDate } from '@waybill/domain'

/** A call that can't be done, in a row of the contract's message table; becomes the HTTP answer. */
export class Refusal extends Error {
  readonly code: MessageCode
  readonly params: Readonly<Record<string, string | number>>
  readonly issues: readonly FieldIssue[] | undefined

  constructor(
    code: MessageCode,
    params: Readonly<Record<string, string | number>> = {},
    issues?: readonly FieldIssue[],
  ) {
    super(code)
    this.code = code
    this.params = params
    this.issues = issues
  }
}

/** A day in words: they are kept, and may be read in another year. */
const said = (value: string | number): string =>
  typeof value === 'string' && isDate(value) ? formatFullDate(value) : String(value)

/** What the refusal says to a person. @param supportEmail where texts name whom to ask */
export function wordsOf({ code, params }: Refusal, supportEmail: string): string {
  const filled: Readonly<Record<string, string | number>> = { email: supportEmail, ...params }
  return messages[code].text.replace(/\{(\w+)\}/g, (all, name: string) => said(filled[name] ?? all))
}

/** Nothing is wrong with what was asked: the node stops, or its database or file store is away, and it may be asked again as it is. */
export const isForLater = (error: unknown): boolean => error instanceof Refusal && messages[error.code].status === 503
