/** Milliseconds after which code that did not arrive is asked for again, though no connection came back meanwhile. */
const AGAIN_MS = 10_000

/** The browser says that there is a connection again, or some time is over. */
const connected = (): Promise<void> =>
  new Promise(resolve => {
    const done = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, AGAIN_MS)
    window.addEventListener('online', done)
  })

/**
 * Code beside the screen, asked for until it arrives: that a line is down for a moment takes neither the screen away nor
 * what was typed there.
 */
export async function arrives<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await connected()
    }
  }
}
