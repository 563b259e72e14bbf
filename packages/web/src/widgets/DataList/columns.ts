import type { ReactNode } from 'react'
import { useState } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Plain value for the export; a column without one is left out of it. */
  readonly plain?: (row: Row) => string | number | null
  readonly sortable?: boolean
  readonly align?: 'right'
  /** Shown unless chosen otherwise. */
  readonly shown?: boolean
  /** Where it stands on a narrow card; left out: not on the card. */
  readonly card?: 'aside' | 'line'
}

const keyFor = (list: string): string => `waybill.preference.columns.${list}`

/** The columns a person chose for a list, remembered on this device. Column 1 always stays: it opens the row. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const saved = localStorage.getItem(keyFor(list))
    return new Set(saved === null ? columns.filter(c => c.shown === false).map(c => c.id) : saved.split(','))
  })
  const toggle = (id: string): void => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    localStorage.setItem(keyFor(list), [...next].join(','))
    setHidden(next)
  }
  const shown = columns.filter((column, i) => i === 0 || !hidden.has(column.id))
  return { shown, hidden, toggle }
}
