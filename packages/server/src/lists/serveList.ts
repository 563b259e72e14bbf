import type { AnyList, FieldOf, RowOf } from '@waybill/contract/list.ts'
import type { App } from '../app.ts'
import type { TenantDb } from '../db/open.ts'
import type { FileReply } from '../handler.ts'
import type { Who } from '../who.ts'
import { atCursor, readCursor, writeCursor } from './cursor.ts'
import { listFile } from './listFile.ts'
import { type AskedOf, type ListSql, listReader, readerOf } from './listSql.ts'
import { wholeList } from './wholeList.ts'

export interface ListGiven<Input> {
  readonly app: Pick<App, 'db' | 'settings'>
  readonly who: Who
  readonly now: Date
  readonly input: Input
}

type Page<L extends AnyList> = { [R in L['rows']]: RowOf<L>[] } & { total: number; nextCursor: string | null }

type FileAsked<L extends AnyList> = AskedOf<L> & {
  readonly chosen?: number[] | undefined
  readonly columns: FieldOf<L>[]
}

/** The file of a list: all that its question finds, or the chosen rows. */
export const listFileOf =
  <L extends AnyList, DB, TB extends keyof DB, Row>(list: L, parts: ListSql<L, DB, TB, Row>) =>
  async ({ app, db, who, now, input }: ListGiven<FileAsked<L>> & { readonly db: TenantDb }): Promise<FileReply> => {
    const reader = readerOf(who, now)
    const sql = listReader(list, parts, { query: app.db.query, reader, asked: input })
    const rows = wholeList(db, sql.keys(input.chosen), sql.rowsOf, row => row.sort_key)
    async function* wired() {
      for await (const row of rows) yield parts.wire(row, reader)
    }
    const cells = parts.cells ?? {}
    return listFile(list, { rows: wired(), fields: input.columns, cells, name: list.file.name, who, now })
  }

/** A list whose two calls are made from it. */
type CalledList = AnyList & { readonly calls: { readonly list: string; readonly file: string } }

type PageAsked<L extends AnyList> = ListGiven<
  AskedOf<L> & { readonly pageSize: number; readonly pageIndex: number; readonly cursor?: string | undefined }
> & { readonly db: Pick<TenantDb, 'read'> }

type Handled<L extends CalledList, Also> = {
  readonly [N in L['calls']['list']]: (given: PageAsked<L>) => Promise<Page<L> & Also>
} & { readonly [N in L['calls']['file']]: ReturnType<typeof listFileOf<L, object, never, object>> }

/**
 * What the two calls of a list do, by their names.
 * @param also what its reply says beside rows, total and cursor, where it says more; `found` are the rows that were asked for, without order and page
 */
export function serveList<L extends CalledList, DB, TB extends keyof DB, Row, Also extends object = object>(
  list: L,
  parts: ListSql<L, DB, TB, Row>,
  also?: (given: PageAsked<L>, found: ReturnType<typeof listReader<L, DB, TB, Row>>['found']) => Promise<Also>,
): Handled<L, Also> {
  const page = async (given: PageAsked<L>): Promise<Page<L> & Also> => {
    const { app, db, who, now, input } = given
    const reader = readerOf(who, now)
    const sql = listReader(list, parts, { query: app.db.query, reader, asked: input })
    const after = readCursor(input.cursor)
    const offset = after === null ? (input.pageIndex - 1) * input.pageSize : 0
    // One more than is shown says whether there is a next page.
    const [found, counted, more] = await Promise.all([
      atCursor(after, db.read(sql.page({ limit: input.pageSize + 1, offset, after }))),
      db.read(sql.count),
      also?.(given, sql.found),
    ])
    const shown = found.slice(0, input.pageSize)
    const last = shown.at(-1)
    const isMore = last !== undefined && found.length > shown.length
    const rows = {
      [list.rows]: shown.map(row => parts.wire(row, reader)),
      total: counted[0]?.n ?? 0,
      nextCursor: isMore ? writeCursor([last.sort_value, last.sort_key]) : null,
    }
    return { ...(rows as Page<L>), ...(more as Also) }
  }
  return { [list.calls.list]: page, [list.calls.file]: listFileOf(list, parts) } as Handled<L, Also>
}
