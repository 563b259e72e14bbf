import { Refusal } from '../refusal.ts'

/** Calls one node works at a time, and how many more may wait for a place. */
const WORKING_MAX = 32
const WAITING_MAX = 16

/**
 * Lets as many calls in as a node can answer soon, and turns the others away at once: whoever is let in is answered about
 * as fast as on a quiet day, whoever is not knows it immediately and comes back (quality: overload).
 * @throws {Refusal} Unavailable, answered with Retry-After
 */
export function openAdmission(workingMax = WORKING_MAX, waitingMax = WAITING_MAX) {
  const waiting: (() => void)[] = []
  let working = 0
  const enter = async (): Promise<void> => {
    if (working < workingMax) {
      working += 1
      return
    }
    if (waiting.length >= waitingMax) throw new Refusal('Unavailable')
    // The place of whoever leaves goes straight to the first in line.
    await new Promise<void>(turn => waiting.push(turn))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) working -= 1
    else next()
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
