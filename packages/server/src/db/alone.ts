import pg from 'pg'
import { connectSaying, sayWait } from '../sayWait.ts'
import type { Say } from './migrationReport.ts'

/** One key for all that changes the schema: migrations, grants, queues. */
export const SCHEMA_KEY = 8_675_310

const ANOTHER =
  'Waiting for another node or command that starts on this database or changes its tables: it goes on when that one is ready.'

/**
 * Does `work` while no other node or command does its own on the same database. PostgreSQL lets go of the place the moment
 * this process dies. Two that grant or make queues at once would fail each other (`tuple concurrently updated`).
 * @param work is given the connection that holds the place
 * @param say is told for what it waits, where that takes long
 */
export async function alone<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  say: Say = () => {},
): Promise<T> {
  const client = await connectSaying(connection, say)
  try {
    await sayWait(say, ANOTHER, () => client.query('select pg_advisory_lock($1)', [SCHEMA_KEY]))
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * The same for other work, without waiting: where another node does it now, nothing is done here. The place is lost with the
 * connection, so what is done must bear a second one at its end.
 * @returns whether it was done here
 */
export async function ifAlone(connection: pg.ClientConfig, key: number, work: () => Promise<void>): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [key])
    if (rows[0]?.mine !== true) return false
    await work()
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
