import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from '../db/open.ts'

/** Numbers that are fetched at once, and rows that are. */
const KEYS = 20_000
const ROWS = 1_000

const FETCH = CompiledQuery.raw(`fetch ${KEYS} from listed`) as CompiledQuery<{ key: number }>

/** The numbers of all rows, in order, as they stood at one moment: a cursor sees what stood when it was opened. */
function keysOf(db: TenantDb, keys: Read<{ key: number }>): Promise<readonly number[]> {
  const { sql, parameters } = keys.compile()
  return db.transaction(async tx => {
    await tx.executeQuery(CompiledQuery.raw(`declare listed no scroll cursor for ${sql}`, [...parameters]))
    const all: number[] = []
    for (;;) {
      const { rows } = await tx.executeQuery(FETCH)
      for (const { key } of rows) all.push(key)
      if (rows.length < KEYS) return all
    }
  })
}

/**
 * Every row of a list that changes while it is read: none twice, and none left out that stood in it all the time. Which rows
 * and in which order is settled first, by their numbers; each is then read as it stands by then, a thousand at a time, and
 * no transaction waits for whoever reads them. What left the list meanwhile is left out.
 * @param keys the numbers in their order
 * @param rowsOf the rows of some of them, in any order
 */
export async function* wholeList<Row>(
  db: TenantDb,
  keys: Read<{ key: number }>,
  rowsOf: (keys: readonly number[]) => Read<Row>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row> {
  const all = await keysOf(db, keys)
  for (let from = 0; from < all.length; from += ROWS) {
    const part = all.slice(from, from + ROWS)
    const rows = new Map((await db.read(rowsOf(part))).map(row => [keyOf(row), row]))
    for (const key of part) {
      const row = rows.get(key)
      if (row !== undefined) yield row
    }
  }
}
