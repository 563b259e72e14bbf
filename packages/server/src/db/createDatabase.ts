import pg from 'pg'

/** Creates a database of the cluster when it isn't there; `template` clones an existing one. */
export async function createDatabase(server: pg.ClientConfig, name: string, template?: string): Promise<boolean> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return false
    await client.query(`create database "${name}"${template ? ` template "${template}" strategy file_copy` : ''}`)
    return true
  } finally {
    await client.end()
  }
}

/** Drops a database that nobody is connected to any more; what is still there is cut off. */
export async function dropDatabase(server: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(`drop database if exists "${name}" with (force)`)
  } finally {
    await client.end()
  }
}
