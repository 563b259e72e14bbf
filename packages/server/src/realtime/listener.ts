import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_MS = 200

export interface ListenerEnds {
  /** The text of each NOTIFY. */
  readonly hear: (payload: string) => void
  /** Listening again after a break: what was said meanwhile is lost. */
  readonly missed: () => void
}

/**
 * Listens to one channel on a connection of its own, and again whenever that was lost: one try at a time, however often
 * and however long the database is away.
 */
export async function openListener(
  connection: pg.ClientConfig,
  channel: string,
  log: Logger,
  { hear, missed }: ListenerEnds,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...connection, keepAlive: true })
    let reason: unknown
    next.on('error', error => {
      reason = error
    })
    next.on('notification', message => hear(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
    // Only a connection that stood can be lost: a try that fails is the loop's to repeat.
    next.on('end', () => {
      if (closed) return
      log.warn({ err: reason }, 'the listening connection was lost')
      listenAgain()
    })
  }

  function listenAgain(): void {
    setTimeout(() => {
      if (closed) return
      listen().then(() => {
        if (closed) return client?.end()
        log.warn('listening again')
        return missed()
      }, listenAgain)
    }, RECONNECT_MS).unref()
  }

  await listen()
  return {
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}
