/** A person's keys are further apart than this; a wedge scanner's are closer. Milliseconds. */
const BURST_GAP = 45
/** After a burst, keys are heard again when this much silence has passed. */
const BURST_SILENCE = 150
/** `g` waits this long for its second letter. */
const SEQUENCE_WINDOW = 1200

export interface KeyReader {
  /** A printable key was pressed at `at` ms. */
  press(key: string, at: number): void
  /** The combination that is due at `at`, at least `settleAfter` ms after its last key: `j`, `g t`, or null. */
  settle(at: number): string | null
}

export const settleAfter = BURST_GAP

/**
 * Tells a person's single keys from a scanner that types `1Z…`: a key counts only when no other follows or went before it
 * within the gap, so that the first letter of a scan is not taken either.
 * @param leaders the keys that begin a sequence, such as `g`.
 */
export function createKeyReader(leaders: ReadonlySet<string>): KeyReader {
  let waiting: { key: string; at: number } | null = null
  let leader: { key: string; at: number } | null = null
  let deafUntil = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY

  return {
    press(key, at) {
      const isBurst = at - last < BURST_GAP || at < deafUntil
      last = at
      if (isBurst) {
        deafUntil = at + BURST_SILENCE
        waiting = null
        leader = null
      } else {
        waiting = { key, at }
      }
    },
    settle(at) {
      if (waiting === null || at - waiting.at < BURST_GAP) return null
      const { key, at: pressedAt } = waiting
      waiting = null
      const first = leader !== null && pressedAt - leader.at <= SEQUENCE_WINDOW ? leader.key : null
      leader = null
      if (first !== null) return `${first} ${key}`
      if (!leaders.has(key)) return key
      leader = { key, at: pressedAt }
      return null
    },
  }
}
