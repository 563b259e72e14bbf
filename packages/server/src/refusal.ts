import { type FieldIssue, type MessageCode, messages } from '@waybill/contract'

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

/** What the refusal says to a person. @param supportEmail where texts name whom to ask */
export function wordsOf({ code, params }: Refusal, supportEmail: string): string {
  const filled: Readonly<Record<string, string | number>> = { email: supportEmail, ...params }
  return messages[code].text.replace(/\{(\w+)\}/g, (all, name: string) => String(filled[name] ?? all))
}
