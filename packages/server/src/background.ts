import type { Logger } from 'pino'

/** Work that goes on after its request was answered; a node that stops ends it in order. */
export interface Background {
  /** Starts `work`; its signal is aborted when the node stops. What it throws is logged. */
  run(work: (ending: AbortSignal) => Promise<void>): void
  close(): Promise<void>
}

export function openBackground(log: Logger): Background {
  const ending = new AbortController()
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const done = work(ending.signal)
        .catch((error: unknown) => {
          if (!ending.signal.aborted) log.error({ err: error }, 'background work failed')
        })
        .finally(() => running.delete(done))
      running.add(done)
    },
    async close() {
      ending.abort()
      // What ends may begin a last piece of its own.
      while (running.size > 0) await Promise.all(running)
    },
  }
}
