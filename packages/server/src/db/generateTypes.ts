import { rmSync } from 'node:fs'
import { createDatabase } from './createDatabase.ts'
import { startEmbedded } from './embedded/start.ts'
import { temporaryFolder } from './embedded/temporaryFolder.ts'
import { migrate } from './migrate.ts'
import { generateTypes } from './tableTypes.ts'

/** Writes `schema.generated.ts` from the migrations, on a throw-away cluster: it needs nothing running. */
const folder = temporaryFolder('waybill-types-')
const server = await startEmbedded(folder, false)
try {
  const connection = server.connection('types')
  await createDatabase(server.connection('postgres'), connection.database)
  await migrate(connection)
  generateTypes(connection, false)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
