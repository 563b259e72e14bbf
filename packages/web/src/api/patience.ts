/** A server that asks to wait is asked this often in all, and never waited for longer than this at once. */
export const TRIES_MAX = 5
const WAIT_MAX_S = 30

/** What is on the screen is asked for again after so many seconds at most; who is to wait longer asks by himself. */
const LONGEST_S = 900
/** Pauses grow to so many seconds, and by a part that differs: not all who were refused come back at once. */
const GROWN_S = 120
const SPREAD = 0.25

/** `Retry-After` in seconds is all that our server says; null: nothing that can be waited for. */
export function secondsToWait(retryAfter: string | null): number | null {
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  return seconds >= 0 ? Math.max(seconds, 1) : null
}

/**
 * Milliseconds until a read that was refused is made again; null: not by itself. Never sooner than the server said.
 * @param failures how often it was refused in a row before
 * @param chance 0 to 1
 */
export function pauseOfRead(retryAfter: number | null, failures: number, chance: number): number | null {
  if (retryAfter === null || retryAfter > LONGEST_S) return null
  const grown = Math.max(retryAfter, Math.min(GROWN_S, retryAfter * 2 ** failures))
  return Math.round(grown * (1 + SPREAD * chance) * 1000)
}

/**
 * How long to wait before the same call is made again, in milliseconds; null: not at all. Without `Retry-After` nobody knows
 * that waiting helps.
 * @param mayRepeat made twice it does no harm: by its contract, or for the key under which it is done once. One that was refused for haste (429) was
 * not begun and may always be repeated.
 */
export function waitBeforeAgain(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | null },
  tries: number,
  mayRepeat: boolean,
): number | null {
  const isAsked = status === 429 || (status === 503 && mayRepeat)
  const seconds = secondsToWait(retryAfter)
  if (!isAsked || tries >= TRIES_MAX || seconds === null || seconds > WAIT_MAX_S) return null
  return seconds * 1000
}

let until: number | null = null
const listeners = new Set<() => void>()

const put = (next: number | null): void => {
  if (next === until) return
  until = next
  for (const listener of listeners) listener()
}

/** When the server is asked again, in ms since 1970; null while nobody waits. */
export const waitsUntil = (): number | null => until

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When each of those that wait goes on. */
const ends = new Set<{ readonly at: number }>()

const say = (): void => put(ends.size === 0 ? null : Math.max(...[...ends].map(({ at }) => at)))

/** Waits, and says so to whoever shows it. Rejects at once when the call is given up. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  const end = { at: Date.now() + ms }
  ends.add(end)
  say()
  try {
    await new Promise<void>((over, given) => {
      const timer = setTimeout(over, ms)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        given(signal.reason)
      })
    })
  } finally {
    ends.delete(end)
    say()
  }
}
