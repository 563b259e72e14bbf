import { useRef, useState } from 'react'
import type { TextKey } from '../../../texts/texts.ts'
import { useText } from '../../../texts/texts.ts'
import { Grid } from '../../../ui/grid/Grid.tsx'
import type { CellFaults, GridRow, History } from '../../../ui/grid/gridModel.ts'
import { faultsOfRow, type LineRow, lineColumns, openedWith, rowsOfText, rowsText } from './orderForm.ts'

const titles: Readonly<Record<(typeof lineColumns)[number], readonly [TextKey, string]>> = {
  SKU: ['orders.sku', '130px'],
  ItemCode: ['orders.itemCode', '160px'],
  Description: ['orders.description', '220px'],
  OriginalQty: ['orders.quantity', '90px'],
  UOMType: ['orders.unit', '70px'],
  Weight: ['orders.lineWeight', '110px'],
  itemClass: ['orders.class', '70px'],
  pallets: ['orders.pallets', '80px'],
  CartonCount: ['orders.cartons', '80px'],
  Length: ['orders.length', '90px'],
  Width: ['orders.width', '90px'],
  Height: ['orders.height', '90px'],
}

const textColumns: ReadonlySet<string> = new Set(['SKU', 'ItemCode', 'Description', 'UOMType'])

/** Lines of an order as cells: a row keeps the line it began as, whatever is typed over it, and a row that goes takes its line with it. */
export function LinesGrid({
  value,
  onChange,
  refused,
}: {
  value: string
  onChange: (value: string) => void
  /** What the server found wrong, by row and column of what was sent. */
  refused: ReadonlyMap<string, CellFaults>
}) {
  const t = useText()
  const ids = useRef(new WeakMap<GridRow, number>())
  const rowsNow = (text: string): readonly GridRow[] =>
    rowsOfText(text).map(({ lineId, cells }) => {
      if (lineId !== null) ids.current.set(cells, lineId)
      return cells
    })
  const [history, setHistory] = useState<History>(() => ({ before: [], now: rowsNow(value), after: [] }))
  const rows = (of: readonly GridRow[]): LineRow[] =>
    of.map(cells => ({ lineId: ids.current.get(cells) ?? null, cells }))
  const shown = useRef(value)
  // Somebody else's lines were taken in, or what was typed was forgotten.
  if (shown.current !== value) {
    shown.current = value
    setHistory({ before: [], now: rowsNow(value), after: [] })
  }
  const change = (next: (history: History) => History): void => {
    const after = next(history)
    if (after.now.length >= history.now.length) {
      for (const [at, cells] of after.now.entries()) {
        const id = ids.current.get(history.now[at] ?? [])
        if (id !== undefined && !ids.current.has(cells)) ids.current.set(cells, id)
      }
    }
    setHistory(after)
    shown.current = rowsText(rows(after.now), openedWith(value))
    onChange(shown.current)
  }
  return (
    <Grid
      label={t('orders.linesGrid')}
      columns={lineColumns.map(column => ({
        title: t(titles[column][0]),
        width: titles[column][1],
        ...(textColumns.has(column) ? {} : { align: 'right' as const }),
      }))}
      history={history}
      onChange={change}
      faultsOf={row => refused.get(row.join('\t')) ?? faultsOfRow(row)}
      height={220}
    />
  )
}
