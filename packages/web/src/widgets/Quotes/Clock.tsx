import type { ReactNode } from 'react'
import { useNow } from '../RateList/useNow.ts'
import { clockText } from './quoteWords.ts'

const TICK_MS = 1000

/** How far the server's clock is ahead of this one, in milliseconds, by an answer that named it. */
export const aheadBy = (serverNow: string | undefined, heardAt: number): number =>
  serverNow === undefined ? 0 : Date.parse(serverNow) - heardAt

/**
 * What is left to a moment of the server's, counted down to the second.
 * @param over what stands there afterwards
 */
export function Clock({
  until,
  ahead,
  say,
  over,
}: {
  until: string
  /** See `aheadBy`. */
  ahead: number
  say: (left: string) => string
  over: ReactNode
}) {
  const left = clockText(Date.parse(until) - useNow(TICK_MS) - ahead)
  return <span className="wb-whole">{left === null ? over : say(left)}</span>
}
