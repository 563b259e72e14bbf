import { type RefObject, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { GridRows } from './gridModel.ts'

/**
 * Puts what is being typed into its row, before an answer is laid over the rows; the cell stays open. `again`: so did an
 * earlier answer, since the cell was opened; `none`: no cell is.
 */
export type TakeTyped = RefObject<(() => 'none' | 'first' | 'again') | null>

/** What the rows come to where an open cell is left without its text. */
export interface OpenCell<Without> {
  readonly typed: TakeTyped
  /** What is typed counts from here on. Answers the rows as they are without it. */
  readonly take: () => GridRows
  /** What stands instead, where the cell is left by Escape. */
  readonly keep: (rows: GridRows, without: Without) => void
  /** That, once the cell is left so. */
  readonly without: () => { readonly rows: GridRows; readonly more: Without } | null
}

/**
 * A cell that is open while answers come: what is typed into it counts as typed, and where it is left by Escape nothing of
 * it may stay behind.
 * @param latest the rows as they are, without what stands in an open cell that no answer has taken.
 */
export function useOpenCell<Without>(latest: RefObject<GridRows>): OpenCell<Without> {
  const typed: TakeTyped = useRef(null)
  const kept = useRef<ReturnType<OpenCell<Without>['without']>>(null)
  return useMemo(
    () => ({
      typed,
      take: () => {
        const before = latest.current
        const taken = flushSync(() => typed.current?.() ?? 'none')
        const earlier = taken === 'again' ? kept.current : null
        kept.current = null
        return earlier?.rows ?? before
      },
      keep: (rows, more) => {
        kept.current = { rows, more }
      },
      without: () => kept.current,
    }),
    [latest],
  )
}
