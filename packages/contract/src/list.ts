import { z } from 'zod'
import { defineCall } from './call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants.ts'
import { isPriceColumn, priceSorts } from './money.ts'
import type { PageId } from './pages.ts'
import { amountRange, dateRange } from './wire/filter.ts'
import { storableText } from './wire/text.ts'

/** One way to narrow a list. `values` are the only ones that count; without them any text does, up to `longest` characters. */
export type FilterShape = { readonly label: string } & (
  | { readonly kind: 'text' | 'dates' | 'amount' | 'flag' | 'yesNo' }
  | {
      readonly kind: 'many'
      readonly values?: readonly [string, ...string[]]
      readonly longest?: number
      readonly whole?: true
    }
)

/** What a filter is set to. */
export type FilterValueOf<F> = F extends { readonly values: readonly (infer V)[] }
  ? V[]
  : F extends { readonly kind: infer K }
    ? K extends 'text'
      ? string
      : K extends 'dates'
        ? z.output<typeof dateRange>
        : K extends 'amount'
          ? z.output<typeof amountRange>
          : K extends 'flag'
            ? true
            : K extends 'yesNo'
              ? boolean
              : string[]
    : never

/** How the file writes a field that is neither plain nor money: a day or a time on the reader's wall, or a word for each code. */
type WrittenAs = 'day' | 'time' | Readonly<Record<string, string>>

/** A field in the file: the head of its column, and how it is written. */
export type Written<Field extends string> = readonly [field: Field, head: string, as?: WrittenAs]

/** A column of a list. Its id is kept in people's views; one that sorts is the `sortName` of the call. */
export interface ColumnShape<Field extends string> {
  /** Key of its title among the texts of the web. */
  readonly label: string
  readonly sortable?: true
  /** What the file holds where the column is shown. */
  readonly writes: readonly Written<Field>[]
}

/** The calls of a list: `list` gives a page, `file` all of it as CSV. */
interface CallNames {
  readonly group: string
  readonly list: string
  readonly file: string
  readonly summary: string
  readonly pages: readonly PageId[]
  /** The specification names the call that gives a page. */
  readonly specified?: true
}

/** A list, said once: contract, SQL, file and screen are made from it. */
export interface ListShape<Field extends string> {
  /** Names the list for what people keep of it: views, columns. */
  readonly name: string
  /** The two calls that are made of it; left out where the specification's calls give it (`questionOf`, `fileShape`). */
  readonly calls?: CallNames
  /** What the reply calls its rows. */
  readonly rows: string
  /** The number that names a row. */
  readonly key: Field
  readonly columns: Readonly<Record<string, ColumnShape<Field>>>
  /** The column it is sorted by unless another one is asked for. */
  readonly sort: string
  readonly order: 'asc' | 'desc'
  /** Named as the call takes them. */
  readonly filters: Readonly<Record<string, FilterShape>>
  readonly file: {
    /** What a saved file is called; the day is put behind it. */
    readonly name: string
    /** Written in every file, whatever is shown. */
    readonly always?: readonly Written<Field>[]
    /** The field with the currency of its amounts. */
    readonly currency?: Field
  }
}

/** Any list, whatever its rows are. */
export type AnyList = ListShape<string> & { readonly row: z.ZodObject }
export type RowOf<L extends AnyList> = z.output<L['row']>
export type ColumnOf<L extends AnyList> = keyof L['columns'] & string
/** The fields that a file of the list can hold. */
export type FieldOf<L extends AnyList> = L['columns'][ColumnOf<L>]['writes'][number][0]
/** The columns that sort. */
export type SortOf<L extends AnyList> = {
  [C in ColumnOf<L>]: L['columns'][C] extends { readonly sortable: true } ? C : never
}[ColumnOf<L>]
export type FilterOf<L extends AnyList> = {
  [F in keyof L['filters']]?: FilterValueOf<L['filters'][F]> | undefined
}

/** The columns of a shape that sort: one of them is what a list is sorted by. */
type Sortable<Columns> = {
  [C in keyof Columns]: Columns[C] extends { readonly sortable: true } ? C : never
}[keyof Columns]

/** Declares a list. @param row a row as the wire spells it; amounts are marked by `money` */
export const defineList = <const Row extends z.ZodObject, const L extends ListShape<keyof z.output<Row> & string>>(
  row: Row,
  list: L & { readonly sort: Sortable<L['columns']> },
): L & { readonly row: Row } => ({ ...list, row })

/** The columns that a list can be sorted by. */
export const sortsOf = <L extends AnyList>({ columns }: L): [SortOf<L>, ...SortOf<L>[]] =>
  Object.entries(columns).flatMap(([id, { sortable }]) => (sortable ? [id] : [])) as [SortOf<L>, ...SortOf<L>[]]

/** The columns it can be sorted by that are prices. */
const priceSortsOf = (list: AnyList): readonly string[] =>
  sortsOf(list).filter(id => isPriceColumn(list.row, list.columns[id] ?? { writes: [] }))

/** The fields that a file of the list can hold, with head and spelling. */
export const writtenOf = ({ columns }: AnyList): readonly Written<string>[] =>
  Object.values(columns).flatMap(({ writes }) => writes)

const MANY_MAX = 50

function filterOf(filter: FilterShape): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return storableText(100)
    case 'dates':
      return dateRange
    case 'amount':
      return amountRange
    case 'flag':
      return z.literal(true)
    case 'yesNo':
      return z.boolean()
    case 'many':
      return filter.values === undefined
        ? z.array(storableText(filter.longest ?? 100)).max(MANY_MAX)
        : z.array(z.enum(filter.values)).max(filter.values.length)
  }
}

/** What is asked of a list, whatever is done with the answer: shown, exported, or worked on as a whole. */
export type QuestionShape<L extends AnyList> = {
  searchText: z.ZodDefault<z.ZodString>
  sortName: z.ZodDefault<z.ZodType<SortOf<L>, SortOf<L>>>
  sortOrder: z.ZodDefault<z.ZodEnum<{ asc: 'asc'; desc: 'desc' }>>
  filter: z.ZodDefault<z.ZodType<FilterOf<L>, FilterOf<L>>>
}

/** The question of a list as its calls take it. */
export function questionOf<L extends AnyList>(list: L): z.ZodObject<QuestionShape<L>> {
  const filters = Object.entries(list.filters).map(([id, filter]) => [id, filterOf(filter).optional()])
  const question = z.object({
    searchText: storableText(100).default(''),
    sortName: z
      .enum(sortsOf(list))
      .register(priceSorts, { prices: priceSortsOf(list) })
      .default(list.sort as SortOf<L>),
    sortOrder: z.enum(['asc', 'desc']).default(list.order),
    filter: z.object(Object.fromEntries(filters)).default({}),
  })
  return question as unknown as z.ZodObject<QuestionShape<L>>
}

/** Which part of a list is asked for. */
export const pageShape = {
  pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  /** Continues after the last row of a former page at any depth in constant time; wins over `pageIndex`. */
  cursor: storableText(3_000).optional(),
}

/** What a file of a list holds: which fields, and of which rows where some were chosen. */
export const fileShape = <L extends AnyList>(list: L) => {
  const fields = writtenOf(list).map(([field]) => field) as [FieldOf<L>, ...FieldOf<L>[]]
  return {
    /** Rows that were chosen by their ids; left out: all that the list shows. */
    chosen: z.array(z.int().positive()).min(1).max(PAGE_SIZE_MAX).optional(),
    /** Shown columns in shown order: names of fields of a row. */
    columns: z
      .array(z.enum(fields) as unknown as z.ZodType<FieldOf<L>, FieldOf<L>>)
      .min(1)
      .max(fields.length),
  }
}

/** The call that gives a page of a list. @param also what its reply says beside the rows */
export const listCall = <L extends AnyList & { readonly calls: CallNames }, const Also extends z.core.$ZodLooseShape>(
  list: L,
  also: Also,
) =>
  defineCall({
    group: list.calls.group,
    name: list.calls.list,
    summary: list.calls.summary,
    access: { kind: 'signedIn', pages: list.calls.pages },
    effect: 'read',
    quiet: true,
    ours: list.calls.specified !== true,
    query: z.object({}),
    body: questionOf(list).extend(pageShape),
    reply: z.object({
      ...({ [list.rows]: z.array(list.row) } as { [R in L['rows']]: z.ZodArray<L['row']> }),
      total: z.int(),
      /** Where the next page goes on; null: there is none. */
      nextCursor: z.string().nullable(),
      ...also,
    }),
  })

/** The call that gives all of a list as CSV; cells that a spreadsheet would run are neutralised. */
export const fileCall = <L extends AnyList & { readonly calls: CallNames }>(list: L) =>
  defineCall({
    group: list.calls.group,
    name: list.calls.file,
    summary: `${list.calls.summary} as a spreadsheet`,
    access: { kind: 'signedIn', pages: list.calls.pages },
    effect: 'own',
    looks: true,
    repeatable: true,
    quiet: true,
    ours: true,
    gives: 'file',
    query: z.object({}),
    body: questionOf(list).extend(fileShape(list)),
    reply: z.object({}),
  })
