import type { CallProblem } from '../../api/problem.ts'
import { asProblem } from './sendOnce.ts'

export interface LetterState<T> {
  readonly reply: T | null
  /** Why the last look at the server failed; what is shown may be old. */
  readonly problem: CallProblem | null
}

/** A link that is wrong, over, or somebody else's: they look the same. */
export const isWrongLink = ({ status, code }: Pick<CallProblem, 'status' | 'code'>): boolean =>
  (status === 404 || status === 400) && code !== 'TooManyTries'

/**
 * What the server says of a quote or a tender, and its clock. An answer that left before a newer one came is not shown:
 * a look that was under way while something was sent would bring back the form.
 * @param steady milliseconds of a clock that nobody turns
 */
export function openLetter<T extends { readonly now: string }>(load: () => Promise<T>, steady: () => number) {
  const listeners = new Set<() => void>()
  let state: LetterState<T> = { reply: null, problem: null }
  let asked = 0
  let shown = 0
  let ahead = 0
  const put = (next: LetterState<T>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (reply: T, number: number): void => {
    if (number < shown) return
    shown = number
    ahead = Date.parse(reply.now) - steady()
    put({ reply, problem: null })
  }
  return {
    state: (): LetterState<T> => state,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Milliseconds since 1970 by the server's clock: a phone's own may be wrong. */
    now: (): number => steady() + ahead,
    /** What was answered to something that was sent. */
    take: (reply: T): void => show(reply, ++asked),
    async load(): Promise<void> {
      const number = ++asked
      try {
        show(await load(), number)
      } catch (error) {
        const problem = asProblem(error)
        if (number < shown) return
        // What is shown stays shown while the server is away; a link that ended shows nothing any more.
        put({ reply: isWrongLink(problem) ? null : state.reply, problem })
      }
    },
  }
}

export type Letter<T extends { readonly now: string }> = ReturnType<typeof openLetter<T>>
