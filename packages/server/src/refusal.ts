import type { FieldIssue, MessageCode } from '@waybill/contract'

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
