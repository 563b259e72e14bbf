import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from './open.ts'

const BATCH_ROWS = 2_000

/** Rows of one of several statements. */
export interface Batch<Row> {
  /** Which statement they are of. */
  readonly index: number
  readonly rows: readonly Row[]
}

/** Waits until there is room for more, or whoever read has gone away; nothing listens on after it. */
async function roomIn(batches: PassThrough): Promise<void> {
  const over = new AbortController()
  const listening = { signal: over.signal }
  await Promise.race([once(batches, 'drain', listening), once(batches, 'close', listening)]).finally(() => over.abort())
}

/**
 * All rows of statements, one after the other and all as they stood at one moment, a batch at a time and the next one already on
 * its way: memory is that of three batches, however many rows come. Its transaction waits for whoever reads, so that is nothing
 * slower than a disk.
 */
export async function* readAll<Row>(db: TenantDb, queries: readonly Read<Row>[]): AsyncGenerator<Batch<Row>> {
  const batches = new PassThrough({ objectMode: true, highWaterMark: 2 })
  const reading = db.transaction(async tx => {
    const ask = (text: string, parameters: readonly unknown[] = []) =>
      tx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))
    // All rows are wanted, not the first few soon.
    await ask('set local cursor_tuple_fraction = 1')
    for (const [index, query] of queries.entries()) {
      const { sql, parameters } = query.compile()
      await ask(`declare listed no scroll cursor for ${sql}`, parameters)
      for (;;) {
        const { rows } = await ask(`fetch ${BATCH_ROWS} from listed`)
        // Whoever read has gone away.
        if (batches.destroyed) return
        const batch: Batch<Row> = { index, rows }
        if (rows.length > 0 && !batches.write(batch)) {
          await roomIn(batches)
        }
        if (rows.length < BATCH_ROWS) break
      }
      await ask('close listed')
    }
  }, 'oneMoment')
  reading.then(
    () => batches.end(),
    (error: Error) => batches.destroy(error),
  )
  for await (const batch of batches) yield batch as Batch<Row>
}
