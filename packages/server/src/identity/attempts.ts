import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { Refusal } from '../refusal.ts'

/** How many tries a window of `seconds` allows. */
export interface Allowance {
  readonly bucket: string
  readonly tries: number
  readonly seconds: number
}

/**
 * Counts a try over all nodes and refuses when the window is used up.
 * @throws {Refusal} TooManyTries
 */
export async function countAttempt(db: Database, clock: Clock, allowance: Allowance, subject: string): Promise<void> {
  const now = clock.now().getTime()
  const length = allowance.seconds * 1000
  const start = new Date(Math.floor(now / length) * length)
  const hashed = createHash('sha256').update(subject).digest()
  const { rows } = await sql<{ tries: number }>`
    insert into identity.attempt as a (bucket, subject, window_start, tries)
    values (${allowance.bucket}, ${hashed}, ${start.toISOString()}, 1)
    on conflict (bucket, subject, window_start) do update set tries = a.tries + 1
    returning tries`.execute(db.identity)
  if ((rows[0]?.tries ?? 0) > allowance.tries) {
    throw new Refusal('TooManyTries', { seconds: Math.ceil((start.getTime() + length - now) / 1000) })
  }
}
