import { type Intent, intentFor } from '../../api/intent.ts'
import { CallProblem, isSettled } from '../../api/problem.ts'

export const asProblem = (error: unknown): CallProblem =>
  error instanceof CallProblem ? error : new CallProblem('broken', 0, {})

/**
 * Sends what must be done once: the same thing sent again after a lost answer carries the same Idempotency-Key, another
 * thing or one that was refused carries a new one.
 * @throws CallProblem
 */
export function openSendOnce(newKey: () => string) {
  let last: Intent | null = null
  return async <T>(what: string, call: (key: string) => Promise<T>): Promise<T> => {
    last = intentFor(last, what, newKey)
    try {
      const reply = await call(last.key)
      last = null
      return reply
    } catch (error) {
      const problem = asProblem(error)
      if (isSettled(problem)) last = null
      throw problem
    }
  }
}
