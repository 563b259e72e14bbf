import type { Errand } from './connector.ts'

/** The same errand with its deadline running from now: however many requests it takes, together they end in time. */
export function running(errand: Errand): Errand {
  const ends = performance.now() + errand.deadlineMs
  return {
    ...errand,
    get deadlineMs() {
      return Math.max(0, ends - performance.now())
    },
  }
}

/** What somebody else's work comes to, or null when this errand ends sooner: nobody waits on another's patience. */
export function inTime<Result>(work: Promise<Result>, { deadlineMs, signal }: Errand): Promise<Result | null> {
  return new Promise((settle, fail) => {
    const giveUp = () => settle(null)
    const timer = setTimeout(giveUp, deadlineMs)
    signal?.addEventListener('abort', giveUp, { once: true })
    if (signal?.aborted === true) giveUp()
    work.then(settle, fail).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    })
  })
}
