import type { UseQueryResult } from '@tanstack/react-query'
import type { BodyOf, Call, ReplyOf } from '@waybill/contract/call.ts'
import type { CallProblem } from '../../api/problem.ts'
import { useCall } from '../../api/useCall.ts'
import { issueText } from '../../texts/texts.ts'

/** An answer about a lane holds while somebody plans; entering the page asks anew. */
const FRESH_MS = 60_000

export interface LaneAnswer<C extends Call> {
  readonly result: UseQueryResult<ReplyOf<C>, CallProblem>
  /** What is wrong, by the name of the input. */
  readonly errors: Readonly<Record<string, string>>
  /** What went wrong and stands at no input; null: nothing. */
  readonly problem: CallProblem | null
}

/**
 * Asks about a lane as soon as the address of the page says enough.
 * @param names the inputs by the server's names of them
 */
export function useLaneAnswer<C extends Call>(
  call: C,
  body: BodyOf<C>,
  names: Readonly<Record<string, string>>,
  isAsked: boolean,
): LaneAnswer<C> {
  const result = useCall(call, { body }, { enabled: isAsked, freshFor: FRESH_MS, keepOld: false })
  const issues = isAsked ? (result.error?.issues ?? []) : []
  const errors = Object.fromEntries(
    issues.map(({ at, code, params }) => {
      const field = at.replace(/^body\./, '')
      return [names[field] ?? field, issueText(code, params)]
    }),
  )
  return { result, errors, problem: issues.length > 0 ? null : isAsked ? result.error : null }
}
