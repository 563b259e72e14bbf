/**
 * A newer version has taken the database over from the server that was asked: it answers nothing until a newer server answers
 * in its place. `away`: none has yet; `back`: one has, so this page is of the version before.
 */
export type Overtaken = 'no' | 'away' | 'back'

/** The first pause, the longest one, and the part by which they differ: not every page of a company asks at once. */
const FIRST_MS = 5_000
const LONGEST_MS = 120_000
const SPREAD = 0.25

/**
 * Of all that wait for a newer server, one at a time asks, after pauses that grow.
 * @param chance 0 to 1, for pauses that differ
 */
export function openOvertaken(chance: () => number = Math.random) {
  let state: Overtaken = 'no'
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()
  const listeners = new Set<() => void>()

  const put = (next: Overtaken): void => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }
  const letNextAsk = (): void => {
    timer = undefined
    const [first] = waiting
    if (first === undefined) return
    asked += 1
    first()
    plan()
  }
  const plan = (): void => {
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** asked)
    timer ??= setTimeout(letNextAsk, pause * (1 + SPREAD * chance()))
  }

  return {
    now: () => state,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** A server said that it was overtaken. */
    noteOvertaken: () => put('away'),
    /** A server answered: whoever waits may ask. */
    noteAnswer(): void {
      if (state !== 'away') return
      put('back')
      asked = 0
      clearTimeout(timer)
      timer = undefined
      for (const go of [...waiting]) go()
    },
    /** A person who goes on with the version before. */
    putOff: () => put('no'),
    /** Until it is one's turn to ask. Rejects when the call is given up. */
    turn: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const over = (): void => {
          waiting.delete(go)
          signal.removeEventListener('abort', leave)
        }
        const go = (): void => {
          over()
          resolve()
        }
        const leave = (): void => {
          over()
          reject(signal.reason)
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave)
        waiting.add(go)
        plan()
      }),
  }
}

/** The server that this page asks. */
export const overtaken = openOvertaken()
