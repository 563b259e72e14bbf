import type { WireCall } from './connector.ts'

/** The same wire call with its deadline running from now: however many requests it takes, together they end in time. */
export function running(wireCall: WireCall): WireCall {
  const ends = performance.now() + wireCall.deadlineMs
  return {
    ...wireCall,
    get deadlineMs() {
      return Math.max(0, ends - performance.now())
    },
  }
}

/** What somebody else's work comes to, or null when this wire call ends sooner: nobody waits on another's patience. */
export function inTime<Result>(work: Promise<Result>, { deadlineMs, signal }: WireCall): Promise<Result | null> {
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
