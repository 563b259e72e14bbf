import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import { Refusal } from '../refusal.ts'
import type { Who } from '../who.ts'

/** Stands for whoever holds a link: their keys are told apart by being random. */
const NOBODY = 0

export interface Replay {
  readonly status: number
  readonly reply: unknown
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )

/**
 * Runs `work` once per key. The reply is stored in the transaction that did the work, so both are there or neither; a
 * repetition gets the stored status and body, after a restart too.
 * @throws {Refusal} KeyReused when the key came with another request, InFlight while the first is still running
 */
export async function once<T>(
  tx: Tx,
  who: Pick<Who, 'clientId'> & { readonly userId: number | null },
  call: string,
  key: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<Replay> {
  const userId = who.userId ?? NOBODY
  const hash = createHash('sha256').update(canonical(request)).digest()
  const lock = `${who.clientId}/${userId}/${call}/${key}`
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as got`.execute(tx)
  if (rows[0]?.got !== true) throw new Refusal('InFlight')
  const former = await tx
    .selectFrom('identity.idempotency_key')
    .select(['request_hash', 'status', 'reply'])
    .where('client_id', '=', who.clientId)
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (former) {
    if (!former.request_hash.equals(hash)) throw new Refusal('KeyReused')
    return { status: former.status, reply: former.reply }
  }
  const reply = await work()
  await tx
    .insertInto('identity.idempotency_key')
    .values({
      client_id: who.clientId,
      user_id: userId,
      call,
      key,
      request_hash: hash,
      status: 200,
      reply: JSON.stringify(reply),
    })
    .execute()
  return { status: 200, reply }
}
