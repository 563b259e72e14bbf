import type { Topic } from '@waybill/contract'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Tx } from '../db/open.ts'
import { openListener } from './listener.ts'

/** Something that happened at a company; `uniqueName` narrows it to those who watch that shipment. */
export interface Happening {
  readonly clientId: number
  /** Who may hear of it stands in contract/src/realtime.ts. */
  readonly topic: Topic
  readonly uniqueName?: string
  /** Ids to refetch by, small: PostgreSQL carries at most 8,000 bytes. */
  readonly data: Readonly<Record<string, unknown>>
}

export type Listener = (happening: Happening | 'missed') => void

export interface Realtime {
  /** Tells every node once `tx` has committed; without `tx`, at once. */
  tell(happening: Happening, tx?: Tx): Promise<void>
  /** The same for many, in one statement. */
  tellAll(happenings: readonly Happening[], tx: Tx): Promise<void>
  subscribe(listener: Listener): () => void
  onSession(listener: (sessionId?: string) => void): void
  /** Told when work has become due on some node. */
  onDue(listener: () => void): void
  close(): Promise<void>
}

/** The statement that tells every node, for whoever writes in the same one. */
export const telling = (happenings: readonly Happening[]) =>
  sql`select pg_notify('waybill', payload) from unnest(${happenings.map(payloadOf)}::text[]) payload`

const payloadOf = (happening: Happening): string => JSON.stringify({ kind: 'happening', ...happening })

/** One LISTEN connection per node. When it was lost, listeners hear `missed` and fetch again what they show. */
export async function openRealtime(db: Database, log: Logger): Promise<Realtime> {
  const listeners = new Set<Listener>()
  const sessionListeners = new Set<(sessionId?: string) => void>()
  const dueListeners = new Set<() => void>()

  const missed = () => {
    for (const listener of sessionListeners) listener()
    for (const listener of listeners) listener('missed')
    for (const listener of dueListeners) listener()
  }

  function hear(payload: string): void {
    const message = JSON.parse(payload) as
      | { kind: 'session'; sessionId: string }
      | { kind: 'due' }
      | ({ kind: 'happening' } & Happening)
    if (message.kind === 'due') for (const listener of dueListeners) listener()
    else if (message.kind === 'session') for (const listener of sessionListeners) listener(message.sessionId)
    else for (const listener of listeners) listener(message)
  }

  const listener = await openListener(db.connection, 'waybill', log, { hear, missed })
  return {
    async tell(happening, tx) {
      await sql`select pg_notify('waybill', ${payloadOf(happening)})`.execute(tx ?? db.identity)
    },
    async tellAll(happenings, tx) {
      await telling(happenings).execute(tx)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSession(listener) {
      sessionListeners.add(listener)
    },
    onDue(listener) {
      dueListeners.add(listener)
    },
    close: () => listener.close(),
  }
}
