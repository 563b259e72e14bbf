/** A server that asks to wait is asked this often in all, and never waited for longer than this at once. */
const TRIES_MAX = 5
const WAIT_MAX_S = 30

/**
 * How long to wait before the same call is made again, in milliseconds; null: not at all. `Retry-After` in seconds is all
 * that our server says; without one nobody knows that waiting helps.
 * @param mayRepeat made twice it does no harm: by its contract, or for the key under which it is done once. One that was refused for haste (429) was
 * not begun and may always be repeated.
 */
export function waitBeforeAgain(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | null },
  tries: number,
  mayRepeat: boolean,
): number | null {
  const isAsked = status === 429 || (status === 503 && mayRepeat)
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  if (!isAsked || tries >= TRIES_MAX || !(seconds >= 0 && seconds <= WAIT_MAX_S)) return null
  return Math.max(seconds, 1) * 1000
}

let until: number | null = null
const listeners = new Set<() => void>()

const put = (next: number | null): void => {
  until = next
  for (const listener of listeners) listener()
}

/** When the server is asked again, in ms since 1970; null while nobody waits. */
export const waitsUntil = (): number | null => until

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let waiting = 0

/** Waits, and says so to whoever shows it. Rejects at once when the call is given up. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  waiting += 1
  put(Math.max(until ?? 0, Date.now() + ms))
  try {
    await new Promise<void>((over, given) => {
      const timer = setTimeout(over, ms)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        given(signal.reason)
      })
    })
  } finally {
    waiting -= 1
    if (waiting === 0) put(null)
  }
}
