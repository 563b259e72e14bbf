import type { BodyOf, Call } from '@waybill/contract/call.ts'
import { type AnyList, type ColumnOf, type FieldOf, type RowOf, type SortOf, sortsOf } from '@waybill/contract/list.ts'
import type { ListName } from '@waybill/contract/lists/index.ts'
import { isPriceColumn } from '@waybill/contract/money.ts'
import { type CallInput, fetchFile } from '../../api/call.ts'
import { seesPrices } from '../../api/session.ts'
import type { TextKey, useText } from '../../texts/texts.ts'
import type { FilterSpec } from './filters.ts'
import type { Column } from './types.ts'
import type { ListSpec } from './urlState.ts'

type T = ReturnType<typeof useText>

/** A list of the contract whose titles are texts of the web. */
type TitledList = AnyList & {
  readonly name: ListName
  readonly columns: Readonly<Record<string, { readonly label: TextKey }>>
  readonly filters: Readonly<Record<string, { readonly label: TextKey }>>
}

type SpecOf<L extends TitledList> = ListSpec<
  SortOf<L>,
  readonly {
    readonly [F in keyof L['filters'] & string]: Extract<L['filters'][F] & { readonly id: F }, FilterSpec>
  }[keyof L['filters'] & string][]
>

/** What the list of a screen is in the address. @param names what people call the values of its filters */
export function specOf<L extends TitledList>(
  list: L,
  names: { readonly [F in keyof L['filters']]?: (value: string, t: T) => string } = {},
): SpecOf<L> {
  const filters = Object.entries(list.filters).map(([id, filter]) => {
    const name = names[id]
    return { id, ...filter, ...(name === undefined ? {} : { name }) } as FilterSpec
  })
  const { name, sort, order } = list
  return { name, sorts: sortsOf(list), sort, order, filters } as unknown as SpecOf<L>
}

type Look<Row> = Omit<Column<Row>, 'id' | 'title' | 'fields' | 'sortable'>

/** The columns of a list as a screen draws them, in the order of `looks`; each column of the list has its look. */
export const columnsOf = <L extends TitledList>(
  list: L,
  t: T,
  looks: { readonly [C in ColumnOf<L>]: Look<RowOf<L>> },
): readonly Column<RowOf<L>, FieldOf<L>>[] =>
  Object.entries<Look<RowOf<L>>>(looks).flatMap(([id, look]) => {
    const column = list.columns[id]
    if (column === undefined || (!seesPrices() && isPriceColumn(list.row, column))) return []
    const fields = column.writes.map(([field]) => field as FieldOf<L>)
    return [{ ...look, id, title: t(column.label), fields, ...(column.sortable ? { sortable: true } : {}) }]
  })

/** Fetches the file of a list: what its question finds, or the chosen rows. */
export const exporter =
  <C extends Call>(call: C, asked: Omit<CallInput<C>, 'body'> & { readonly body: object }) =>
  (columns: readonly string[], chosen?: readonly number[]) => {
    const body = { ...asked.body, columns, ...(chosen === undefined ? {} : { chosen }) } as BodyOf<C>
    return fetchFile(call, { ...asked, body } as CallInput<C>)
  }
