import pg from 'pg'

/** One key for all that changes the schema: migrations, grants, queues. */
const SCHEMA_KEY = 8_675_310

/**
 * Does `work` while no other node or command does its own on the same database. PostgreSQL lets go of the place the moment
 * this process dies. Two that grant or make queues at once would fail each other (`tuple concurrently updated`).
 */
export async function alone<T>(connection: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_KEY])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}
