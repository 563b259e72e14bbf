import pg from 'pg'

/** Creates a database of the cluster when it isn't there; `template` clones an existing one. */
export async function createDatabase(server: pg.ClientConfig, name: string, template?: string): Promise<boolean> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return false
    await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`)
    return true
  } finally {
    await client.end()
  }
}
