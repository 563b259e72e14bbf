import { useRef, useState } from 'react'
import type { Selecting } from './selection.ts'
import type { DataListProps } from './types.ts'

/** What can be done with a row: the same object for as long as the list stands, so that no row is drawn again for its sake. */
export interface RowActs<Row> {
  readonly show: (row: Row) => void
  readonly toggle: (id: number) => void
  readonly actionsOf: (row: Row) => readonly MenuAction[]
}

export interface MenuAction {
  readonly label: string
  readonly key?: string
  readonly run: () => void
}

interface Given<Row> extends Pick<DataListProps<Row>, 'rowActions'> {
  readonly onShow: (row: Row) => void
  readonly selection: Selecting
}

export function useRowActs<Row>(given: Given<Row>): RowActs<Row> {
  const now = useRef(given)
  now.current = given
  const [acts] = useState<RowActs<Row>>(() => ({
    show: row => now.current.onShow(row),
    toggle: id => now.current.selection.toggle(id),
    actionsOf: row =>
      (now.current.rowActions ?? [])
        .filter(action => action.fits?.(row) ?? true)
        .map(({ label, key, run }) => ({ label, ...(key === undefined ? {} : { key }), run: () => run(row) })),
  }))
  return acts
}
