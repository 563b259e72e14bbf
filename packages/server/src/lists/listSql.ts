import type { AnyList, FilterOf, FilterValueOf, RowOf, SortOf } from '@waybill/contract/list.ts'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { App } from '../app.ts'
import { likePattern } from '../db/likePattern.ts'
import { localNow } from '../places/localNow.ts'
import type { Who } from '../who.ts'
import type { Cursor } from './cursor.ts'
import type { Cells } from './listFile.ts'

type Query = App['db']['query']

/** An expression that rows are sorted by: never null, and of this type where a cursor brings it back. */
export interface SortSql {
  readonly by: RawBuilder<unknown>
  readonly type: 'text' | 'bigint' | 'date' | 'timestamptz'
}

/** What a filter compares: an expression of its kind, or the condition itself. */
type FilterSql<F> = RawBuilder<unknown> | ((value: FilterValueOf<F>, at: Reader) => RawBuilder<SqlBool>)

/** Who reads, and which day it is there. */
export interface Reader {
  readonly clientId: number
  readonly userId: number
  readonly timeZone: string
  readonly now: Date
  /** `2026-11-24` */
  readonly today: string
  /** Null opens every page. */
  readonly pages: Who['pages']
}

export const readerOf = (
  { clientId, userId, timeZone, pages }: Pick<Who, 'clientId' | 'userId' | 'timeZone' | 'pages'>,
  now: Date,
): Reader => ({
  clientId,
  userId,
  pages,
  timeZone,
  now,
  today: localNow(now, timeZone).date,
})

/** How the rows of a list are found and read. */
export interface ListSql<L extends AnyList, DB, TB extends keyof DB, Row> {
  /** The rows of a company with what is shown of them, neither narrowed nor in order. */
  readonly from: (query: Query, reader: Reader) => SelectQueryBuilder<DB, TB, Row>
  /** The number that names a row, and settles the order of those that sort alike. */
  readonly key: RawBuilder<number>
  /** The text that a search looks into. */
  readonly search: RawBuilder<string>
  readonly filters: { readonly [F in keyof L['filters']]: FilterSql<L['filters'][F]> }
  readonly sorts: { readonly [S in SortOf<L>]: SortSql }
  readonly wire: (row: Row, reader: Reader) => RowOf<L>
  /** Rows beyond these are not counted: what is found is one more then. Left out: all are. */
  readonly countedMax?: number
  readonly cells?: Cells<L>
}

/** Says how the rows of a list are found, where it is served in parts. */
export const listSql = <L extends AnyList, DB, TB extends keyof DB, Row>(
  _list: L,
  parts: ListSql<L, DB, TB, Row>,
): ListSql<L, DB, TB, Row> => parts

/** What was asked of a list, checked. */
export interface AskedOf<L extends AnyList> {
  readonly searchText: string
  readonly sortName: SortOf<L>
  readonly sortOrder: 'asc' | 'desc'
  readonly filter: FilterOf<L>
}

/** The kinds of filter as conditions on an expression. */
function condition(kind: string, by: RawBuilder<unknown>, value: unknown): RawBuilder<SqlBool> | null {
  switch (kind) {
    case 'text':
      return value === '' ? null : sql`lower(${by}) like lower(${likePattern(String(value))})`
    case 'many': {
      const values = value as readonly string[]
      return values.length === 0 ? null : sql`${by} in (${sql.join(values)})`
    }
    case 'dates':
    case 'amount': {
      const { from, to } = value as { readonly from?: string | number; readonly to?: string | number }
      const type = sql.raw(kind === 'dates' ? 'date' : 'bigint')
      const ends = [
        ...(from === undefined ? [] : [sql<SqlBool>`${by} >= ${from}::${type}`]),
        ...(to === undefined ? [] : [sql<SqlBool>`${by} <= ${to}::${type}`]),
      ]
      return ends.length === 0 ? null : sql`(${sql.join(ends, sql` and `)})`
    }
    default:
      return sql`${by} = ${value}`
  }
}

/** A day on the reader's calendar, for a filter of days over an instant. */
export const readersDay =
  (at: RawBuilder<string>) =>
  ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }, reader: Reader) =>
    condition('dates', sql`(${at} at time zone ${reader.timeZone}::text)::date`, { from, to }) ?? sql<SqlBool>`true`

/** How many rows there are, as far as they are counted. */
const countOf = <DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  countedMax: number | undefined,
  query: Query,
) => {
  const n = sql<number>`count(*)::int`.as('n')
  if (countedMax === undefined) return found.clearSelect().select(n).$castTo<{ n: number }>()
  const some = found
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(countedMax + 1)
  return query.selectFrom(some.as('some')).select(n).$castTo<{ n: number }>()
}

/** A list as the server reads it: pages, numbers and the rows of numbers, all from one question. */
export function listReader<L extends AnyList, DB, TB extends keyof DB, Row>(
  list: L,
  parts: ListSql<L, DB, TB, Row>,
  given: { readonly query: Query; readonly reader: Reader; readonly asked: AskedOf<L> },
) {
  const { query, reader, asked } = given
  const { by, type } = parts.sorts[asked.sortName]
  const direction = sql.raw(asked.sortOrder)
  const search = asked.searchText.trim()
  const conditions = Object.entries(list.filters).flatMap(([name, { kind }]) => {
    const value = asked.filter[name]
    if (value === undefined) return []
    const filter = parts.filters[name]
    const one =
      typeof filter === 'function'
        ? filter(value as never, reader)
        : condition(kind, filter as RawBuilder<unknown>, value)
    return one === null ? [] : [one]
  })
  if (search !== '') conditions.push(sql`lower(${parts.search}) like lower(${likePattern(search)})`)
  const found = conditions.reduce((rows, one) => rows.where(one), parts.from(query, reader))
  const among = (keys: readonly number[]) => found.where(sql<SqlBool>`${parts.key} = any(${keys}::bigint[])`)
  const inOrder = sql`${by} ${direction}, ${parts.key} ${direction}`
  return {
    found,
    /** @param part.after the sort value and the number of the last row of the page before */
    page(part: { limit: number; offset: number; after: Cursor | null }) {
      const than = sql.raw(asked.sortOrder === 'asc' ? '>' : '<')
      const rows =
        part.after === null
          ? found
          : found.where(
              sql<SqlBool>`(${by}, ${parts.key}) ${than} (${part.after[0]}::text::${sql.raw(type)}, ${part.after[1]}::bigint)`,
            )
      return rows
        .select([sql<string>`(${by})::text`.as('sort_value'), parts.key.as('sort_key')])
        .orderBy(inOrder)
        .limit(part.limit)
        .offset(part.offset)
        .$castTo<Row & { sort_value: string; sort_key: number }>()
    },
    count: countOf(found, parts.countedMax, query),
    /** The numbers of all rows in their order, or of those that were chosen. */
    keys: (chosen: readonly number[] | undefined) =>
      (chosen === undefined ? found : among(chosen))
        .clearSelect()
        .select(parts.key.as('key'))
        .orderBy(inOrder)
        .$castTo<{ key: number }>(),
    /** The rows of some numbers, as far as the question still finds them. */
    rowsOf: (keys: readonly number[]) =>
      among(keys).select(parts.key.as('sort_key')).$castTo<Row & { sort_key: number }>(),
  }
}
