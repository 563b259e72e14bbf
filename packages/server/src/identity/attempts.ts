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

const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest()

function windowStart(clock: Clock, { seconds }: Allowance): Date {
  const length = seconds * 1000
  return new Date(Math.floor(clock.now().getTime() / length) * length)
}

/** Takes back a counted try that turned out to be right, so that only wrong ones use up the window. */
export async function forgiveAttempt(db: Database, clock: Clock, allowance: Allowance, subject: string): Promise<void> {
  await db.identity
    .updateTable('identity.attempt')
    .set(eb => ({ tries: eb('tries', '-', 1) }))
    .where('bucket', '=', allowance.bucket)
    .where('subject', '=', hashOf(subject))
    .where('window_start', '=', windowStart(clock, allowance).toISOString())
    .execute()
}

/**
 * Counts a try over all nodes and refuses when the window is used up.
 * @throws {Refusal} TooManyTries
 */
export async function countAttempt(db: Database, clock: Clock, allowance: Allowance, subject: string): Promise<void> {
  const now = clock.now().getTime()
  const length = allowance.seconds * 1000
  const start = windowStart(clock, allowance)
  const hashed = hashOf(subject)
  const { rows } = await sql<{ tries: number }>`
    insert into identity.attempt as a (bucket, subject, window_start, tries)
    values (${allowance.bucket}, ${hashed}, ${start.toISOString()}, 1)
    on conflict (bucket, subject, window_start) do update set tries = a.tries + 1
    returning tries`.execute(db.identity)
  if ((rows[0]?.tries ?? 0) > allowance.tries) {
    throw new Refusal('TooManyTries', { seconds: Math.ceil((start.getTime() + length - now) / 1000) })
  }
}
