import type { Tx } from './db/open.ts'
import type { Who } from './who.ts'

/** Who does something, and in answer to which request. */
export interface Doer {
  readonly who: Pick<Who, 'clientId' | 'userId' | 'name'> | { clientId: number; userId: null; name: string }
  readonly requestId: string
  readonly at: Date
}

export interface Change {
  readonly entity: string
  readonly entityId: number
  /** A verb in the past tense: `created`, `tendered`, `voided`. */
  readonly action: string
  readonly before?: unknown
  readonly after?: unknown
  /** The version of the entity that this made; left out: it made none. */
  readonly version?: number
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value))

const CHUNK = 1000

/** Writes a line each, in the order given, in the transaction of the changes themselves. */
export async function recordChanges(tx: Tx, doer: Doer, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(change => ({
    client_id: doer.who.clientId,
    at: doer.at.toISOString(),
    user_id: doer.who.userId,
    actor: doer.who.name,
    request_id: doer.requestId,
    entity: change.entity,
    entity_id: change.entityId,
    action: change.action,
    before: json(change.before),
    after: json(change.after),
    version: change.version ?? null,
  }))
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto('audit_entry')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}

/** Writes one line of the append-only history, in the transaction of the change itself. */
export const recordChange = (tx: Tx, doer: Doer, change: Change): Promise<void> => recordChanges(tx, doer, [change])
