import type { ErrorReply, FieldIssue, MessageCode } from '@waybill/contract/messages.ts'

export type ProblemKind = 'offline' | 'timeout' | 'unavailable' | 'signedOut' | 'refused' | 'broken'

/** Refusals with an answer beside them: it is another load, or somebody is asked to approve the price. */
const questions: ReadonlySet<string> = new Set([
  ...(['SameLoad', 'AboveLimit', 'LimitIncomparable', 'NeedsApproval'] satisfies readonly MessageCode[]),
])

/** Why a call did not do what was asked. `unavailable`, `offline` and `timeout` may be tried again as they are. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly kind: ProblemKind
  readonly status: number
  readonly code: string
  readonly issues: readonly FieldIssue[]
  readonly requestId: string
  readonly params: Readonly<Record<string, string | number>>
  /** Seconds after which the server wants to be asked again; null: it did not say. */
  readonly retryAfter: number | null

  constructor(kind: ProblemKind, status: number, reply: Partial<ErrorReply>, retryAfter: number | null = null) {
    super(reply.message ?? '')
    this.retryAfter = retryAfter
    this.kind = kind
    this.status = status
    this.code = reply.code ?? ''
    this.issues = reply.issues ?? []
    this.requestId = reply.requestId ?? ''
    this.params = reply.params ?? {}
  }

  /** The same, with its issues at other places, such as the fields of a form. */
  withIssues(issues: readonly FieldIssue[]): CallProblem {
    const { kind, status, message, requestId, params, retryAfter } = this
    const code = this.code as ErrorReply['code']
    return new CallProblem(kind, status, { code, message, requestId, params, issues: [...issues] }, retryAfter)
  }

  /** It asks something that is answered beside it: nothing failed, and support knows nothing of it. */
  get isQuestion(): boolean {
    return questions.has(this.code)
  }

  get retryable(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'unavailable'
  }
}

/**
 * Whether a failed change is known not to have happened. After a lost answer, a breakdown or 'still being worked on' it
 * may have: then the next press must carry the same Idempotency-Key.
 */
export const isSettled = (problem: Pick<CallProblem, 'kind' | 'code'>): boolean =>
  problem.kind === 'signedOut' || (problem.kind === 'refused' && problem.code !== 'InFlight')

/** The kind of a refusal by its HTTP status. Only OUR session answers 401. */
export function kindOfStatus(status: number): ProblemKind {
  if (status === 401) return 'signedOut'
  if (status === 429 || status === 502 || status === 503 || status === 504) return 'unavailable'
  return status >= 500 ? 'broken' : 'refused'
}

/** Specification §8: a bare text `error` or `Error` is a failure whatever the status says. */
export const isErrorText = (text: string): boolean => /^\s*"?error"?\s*$/i.test(text)
