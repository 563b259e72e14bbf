import { setImmediate } from 'node:timers/promises'

/** So long rows are read before everybody else on this node has a turn: well below what a simple call takes. */
const TURN_MS = 2

/**
 * Asked at each row of a file: waits until whatever else waits on this node has had its turn, once it is due. What reads
 * rows from a piece of text that is there already waits for nothing by itself.
 */
export function takingTurns(): () => Promise<void> | undefined {
  let since = performance.now()
  return () =>
    performance.now() - since < TURN_MS
      ? undefined
      : setImmediate().then(() => {
          since = performance.now()
        })
}
