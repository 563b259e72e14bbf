import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import type { ListState } from './urlState.ts'
import type { ChangeList } from './useListState.ts'

/** What became of one row of a bulk action. */
export interface RowResult {
  readonly row: string
  readonly done: boolean
  readonly reason?: string
  /** Leads to where it can be mended. */
  readonly fix?: () => void
}

export interface BulkAction<Row> {
  readonly label: string
  /** Asked in place before it runs; `reason` says what a reason is called that can be given with it. */
  readonly confirm?: { readonly question: (rows: readonly Row[]) => string; readonly reason: string }
  /** @returns one result per row; nothing when there is no more to say than that it was done. */
  readonly run: (rows: readonly Row[], reason: string) => Promise<readonly RowResult[]>
}

export interface RowAction<Row> {
  readonly label: string
  readonly run: (row: Row) => void
  /** Rows that it can be done with; left out: all. */
  readonly fits?: (row: Row) => boolean
}

interface ListAnswer<Row> {
  readonly rows: readonly Row[]
  /** Null when counting all matches would cost more than it is worth. */
  readonly total: number | null
  readonly hasNext: boolean
}

export interface DataListProps<Row> {
  /** Names the list for what is remembered of it. */
  readonly name: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => string
  /** How a person calls the row: `BOL 04…`. */
  readonly nameOf: (row: Row) => string
  readonly state: ListState
  readonly change: ChangeList
  readonly answer: ListAnswer<Row> | undefined
  /** The rows shown belong to the former question: they are dimmed. */
  readonly isStale: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly empty: { readonly title: string; readonly why: string; readonly action?: ReactNode }
  /** What the search finds; left out: the list has none. */
  readonly searchHint?: string
  /** Beside the search field: switches and chips of the screen. */
  readonly filters?: ReactNode
  /** Whether something besides the search narrows the list. */
  readonly isFiltered?: boolean
  readonly panel?: (row: Row, close: () => void) => ReactNode
  /** Where Enter leads; null: the panel is all there is. */
  readonly pageOf?: (row: Row) => string | null
  readonly bulk?: readonly BulkAction<Row>[]
  readonly rowActions?: readonly RowAction<Row>[]
  readonly onEdit?: (row: Row) => void
  /** Writes all rows of the filter in the shown columns and order. */
  readonly onExport?: (shown: readonly Column<Row>[]) => Promise<void>
}
