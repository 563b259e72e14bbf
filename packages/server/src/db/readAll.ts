import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from './open.ts'

const BATCH_ROWS = 2_000

/**
 * All rows of a statement as they stood at one moment, a batch at a time and the next one already on its way: memory is that
 * of three batches, however many rows come. Its transaction waits for whoever reads, so that is nothing slower than a disk.
 */
export async function* readAll<Row>(db: TenantDb, query: Read<Row>): AsyncGenerator<readonly Row[]> {
  const { sql, parameters } = query.compile()
  const batches = new PassThrough({ objectMode: true, highWaterMark: 2 })
  const reading = db.transaction(async tx => {
    // All rows are wanted, not the first few soon.
    await tx.executeQuery(CompiledQuery.raw('set local cursor_tuple_fraction = 1'))
    await tx.executeQuery(CompiledQuery.raw(`declare listed no scroll cursor for ${sql}`, [...parameters]))
    for (;;) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(`fetch ${BATCH_ROWS} from listed`))
      // Whoever read has gone away.
      if (batches.destroyed) return
      if (rows.length > 0 && !batches.write(rows)) await Promise.race([once(batches, 'drain'), once(batches, 'close')])
      if (rows.length < BATCH_ROWS) return
    }
  })
  reading.then(
    () => batches.end(),
    (error: Error) => batches.destroy(error),
  )
  for await (const rows of batches) yield rows as readonly Row[]
}
