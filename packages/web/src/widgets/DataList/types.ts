import type { BodyOf } from '@waybill/contract/call.ts'
import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { BulkAction as BulkKind } from '@waybill/contract/wire/bulk.ts'
import type { ReactNode } from 'react'
import type { List } from './useList.ts'

interface AnyColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  readonly align?: 'right'
  /** Takes the room that the others leave, and a second line where that is not enough. */
  readonly grows?: true
  /** Takes the room that the others leave, and gives it up again where the window is narrow. */
  readonly gives?: true
  /** Shown unless chosen otherwise. */
  readonly shown?: boolean
  /** Where it stands on a narrow card; left out: not on the card. */
  readonly card?: 'aside' | 'line'
  /** Its title goes with it on a card, where the value alone says too little. */
  readonly cardTitle?: boolean
}

/** What the export writes where the column is shown: the field of its own name, or the named ones. */
export type Column<Row, Field extends string = string> = AnyColumn<Row> &
  (
    | { readonly id: Field; readonly fields?: readonly Field[] }
    | { readonly id: string; readonly fields: readonly Field[] }
  )

/** The fields of the shown columns, in their order. */
export const fieldsOf = <Field extends string>(
  shown: readonly { readonly id: string; readonly fields?: readonly Field[] }[],
): Field[] => shown.flatMap(column => column.fields ?? [column.id as Field])

type Start = BodyOf<typeof StartBulk>

/** Something that the server does with many rows. */
export interface BulkStart<Row> {
  readonly label: string
  /** Asked in place before it runs; `reason` says what a reason is called that can be given with it. */
  readonly confirm?: {
    /** Left out: the action, and how many it is done with. @param rows empty where all of the list is meant */
    readonly question?: (count: number, rows: readonly Row[]) => string
    /** Asked of all rows of a list that nobody has counted; left out: its total is always known. */
    readonly ofAll?: string
    /** What leaves them as they are, where the action is a cancellation itself; left out: Cancel. */
    readonly keep?: string
    readonly reason?: string
    /** An amount can be given that no label may cost more than. */
    readonly asksLabelMax?: true
    /** When it happened can be said, and this of how that is read. */
    readonly asksTime?: string
  }
  readonly start: Pick<Start, 'action' | 'statusCode'>
  /** Told once the server has begun. */
  readonly onBegun?: (bulkId: number) => void
}

/** One thing that can be done with many rows: by the server, or by going elsewhere with them. */
export type BulkAction<Row> =
  | BulkStart<Row>
  | {
      readonly label: string
      /** It changes nothing, or leads to a page that says itself what may be changed there: offered to who may only look, too. */
      readonly looks?: boolean
      /** @param done something was done with them: they are not chosen any more. Until then they stay so. */
      readonly go: (rows: readonly Row[], done: () => void) => void | Promise<void>
      /** The same with all that the list shows, on all pages; left out: it is done with ticked rows alone. */
      readonly goAll?: () => void | Promise<void>
    }

export interface Bulk<Row> {
  readonly actions: readonly BulkAction<Row>[]
  /** Whose results stand under this list beside those of its actions: what is started in another tab, or elsewhere on the screen. */
  readonly alsoShown?: readonly BulkKind[]
  /** Goes with the row, so that what changed meanwhile is not run over. */
  readonly versionOf?: (row: Row) => number
  /** All rows that the list shows, on all pages. */
  readonly all: Pick<Start, 'shipments' | 'items' | 'mails' | 'carriers' | 'orders'>
  /** Leads to where a row can be mended; left out: its panel. */
  readonly onOpen?: (id: number) => void
}

/** The jobs whose results stand under a list: what its actions start, and what else it shows. */
export const kindsOf = <Row>({
  actions,
  alsoShown = [],
}: Pick<Bulk<Row>, 'actions' | 'alsoShown'>): readonly BulkKind[] => {
  const all = [...actions.flatMap(action => ('start' in action ? [action.start.action] : [])), ...alsoShown]
  return [...new Set<BulkKind>(all)].sort()
}

export interface RowAction<Row> {
  readonly label: string
  /** It changes nothing, or leads to a page that says itself what may be changed there: offered to who may only look, too. */
  readonly looks?: boolean
  /** The letter that does it while the menu of the row is open. */
  readonly key?: string
  readonly run: (row: Row) => void
  /** Rows that it can be done with; left out: all. */
  readonly fits?: (row: Row) => boolean
}

export interface Option {
  readonly value: string
  readonly label: string
}

export interface DataListProps<Row, Field extends string = string> {
  readonly list: List<Row>
  readonly label: string
  readonly columns: readonly Column<Row, Field>[]
  readonly idOf: (row: Row) => number
  /** How a person calls the row: `BOL 04…`. */
  readonly nameOf: (row: Row) => string
  readonly empty: { readonly title: string; readonly why: string; readonly action?: ReactNode }
  /** What the search finds; left out: the list has none. */
  readonly searchHint?: string
  /** Beside the search field: switches of the screen. */
  readonly tools?: ReactNode
  /** Choices of filters that the specification of the list cannot know. */
  readonly options?: Readonly<Record<string, readonly Option[]>>
  readonly panel?: (row: Row, close: () => void) => ReactNode
  /**
   * What stands beside the list while a row is being made (`open=new`).
   * @param fields those of the columns that are shown, in their order
   */
  readonly newPanel?: (close: () => void, fields: readonly Field[]) => ReactNode
  /** What is open beside the rows and belongs to several of them, or to none. */
  readonly beside?: ReactNode
  /** Where Enter leads; null: the panel is all there is. */
  readonly pageOf?: (row: Row) => string | null
  readonly bulk?: Bulk<Row>
  readonly rowActions?: readonly RowAction<Row>[]
  readonly onEdit?: (row: Row) => void
  /** Fetches all rows of the list, or the chosen ones where it can, with these columns. */
  readonly onExport?: (
    columns: Field[],
    chosen?: number[],
    format?: string,
  ) => Promise<{ readonly blob: Blob; readonly name: string }>
  /** The kinds of files it can be taken as; left out: one. */
  readonly formats?: readonly Option[]
  /** Sums under the rows, one line each, by the ids of columns. */
  readonly sums?: readonly {
    readonly id: string
    readonly name: string
    readonly cells: Readonly<Record<string, ReactNode>>
  }[]
}
