import type { Query, QueryCache } from '@tanstack/react-query'
import { pauseOfRead, wait } from './patience.ts'
import { CallProblem } from './problem.ts'

/**
 * A read that was refused with a time to come back is made again at that time, while somebody looks at it: one call for each pause,
 * and pauses that grow. Whoever leaves the page ends it, and so does an answer that comes another way.
 * @param chance 0 to 1, for pauses that differ
 */
export function askAgain(cache: QueryCache, chance: () => number = Math.random): () => void {
  const waits = new Map<Query, AbortController>()
  const refused = new WeakMap<Query, number>()

  const end = (query: Query): void => {
    waits.get(query)?.abort()
    waits.delete(query)
  }
  const begin = (query: Query): void => {
    end(query)
    const { error } = query.state
    const failures = refused.get(query) ?? 0
    const pause = error instanceof CallProblem ? pauseOfRead(error.retryAfter, failures, chance()) : null
    if (pause === null || !query.isActive()) return
    refused.set(query, failures + 1)
    const given = new AbortController()
    waits.set(query, given)
    wait(pause, given.signal).then(
      () => void query.fetch().catch(() => undefined),
      () => undefined,
    )
  }
  return cache.subscribe(event => {
    const { query } = event
    const isLeft = event.type === 'removed' || (event.type === 'observerRemoved' && !query.isActive())
    if (isLeft) return end(query)
    if (event.type !== 'updated') return
    if (event.action.type === 'error') begin(query)
    if (event.action.type === 'fetch') end(query)
    if (event.action.type === 'success') {
      end(query)
      refused.delete(query)
    }
  })
}

/** Whether the last that a read was answered is a refusal: then it is made once, and waits as {@link askAgain} has it. */
export const wasRefused = (state: Query['state'] | undefined): boolean =>
  state !== undefined && state.errorUpdatedAt > state.dataUpdatedAt
