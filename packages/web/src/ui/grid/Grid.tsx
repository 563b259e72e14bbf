// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn in sight alone cannot be those of a table

import { Button } from '@mantine/core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import classes from './Grid.module.css'
import { GridLine } from './GridLine.tsx'
import {
  type CellFaults,
  type GridColumn,
  type GridRow,
  type History,
  type Place,
  rangeOf,
  windowOf,
} from './gridModel.ts'
import type { TakeTyped } from './openCell.ts'
import { useGridKeys } from './useGridKeys.ts'

const ROW = 28
const HEAD = 30

/**
 * Cells like a spreadsheet's: arrows move, typing replaces, Enter and F2 edit, a paste goes in from the cell it is made at,
 * Ctrl+D fills down, Ctrl+Z takes back. Only the rows in sight are drawn.
 */
export function Grid({
  label,
  columns,
  history,
  onChange,
  faultsOf,
  height = 420,
  typed,
  onDropped,
}: {
  label: string
  columns: readonly GridColumn[]
  history: History
  onChange: (next: (history: History) => History) => void
  faultsOf: (row: GridRow) => CellFaults
  /** Pixels. */
  height?: number
  typed?: TakeTyped
  /** A cell was left by Escape whose text an answer had found in the rows. */
  onDropped?: () => void
}) {
  const t = useText()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const rows = history.now
  // One more, to type or paste into.
  const count = rows.length + 1
  const keys = useGridKeys({ frame, history, onChange, width: columns.length, faultsOf, typed, onDropped })
  const { active, anchor, edited } = keys
  const range = useMemo(() => rangeOf(anchor, active), [anchor, active])
  const [first, end] = windowOf(count, ROW, top, height)

  useEffect(() => {
    const box = frame.current
    if (box === null) return
    const y = active.row * ROW
    const inner = box.clientHeight - HEAD
    if (y < box.scrollTop) box.scrollTop = y
    else if (y + ROW > box.scrollTop + inner) box.scrollTop = y + ROW - inner
    box.querySelector(`[id="${cellId(id, active)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, id])

  const template = `44px ${columns.map(column => column.width).join(' ')}`
  const fault = faultsOf(rows[active.row] ?? [])[active.column]
  return (
    <>
      <div
        ref={frame}
        className={classes.frame}
        style={{ maxHeight: height }}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-activedescendant={cellId(id, active)}
        onScroll={event => setTop(event.currentTarget.scrollTop)}
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
        onCopy={keys.onCopy}
      >
        <div className={classes.head} role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
          <span />
          {columns.map(({ title, align }) => (
            <span key={title} role="columnheader" data-align={align}>
              {title}
            </span>
          ))}
        </div>
        <div className={classes.rows} role="rowgroup" style={{ height: count * ROW }}>
          {Array.from({ length: end - first }, (_, i) => first + i).map(row => (
            <GridLine
              key={row}
              id={id}
              row={row}
              cells={rows[row]}
              columns={columns}
              template={template}
              top={row * ROW}
              faultsOf={faultsOf}
              active={active.row === row ? active.column : null}
              edited={active.row === row ? edited : null}
              from={row >= range.from.row && row <= range.to.row ? range.from.column : -1}
              to={row >= range.from.row && row <= range.to.row ? range.to.column : -2}
              onPoint={keys.point}
              isWhole={keys.isWhole}
              onOpen={keys.open}
              onEdit={keys.edit}
              onCommit={keys.commit}
            />
          ))}
        </div>
      </div>
      <p className={classes.said} role="status" data-bad={fault !== undefined}>
        {fault === undefined ? t('grid.keys') : `${columns[active.column]?.title}, ${active.row + 1}: ${fault}`}
      </p>
      <div className={classes.touch}>
        {range.from.row < rows.length && (
          <Button variant="default" size="compact-sm" onClick={keys.takeOut}>
            {range.from.row === range.to.row
              ? t('grid.takeOut', { from: range.from.row + 1 })
              : t('grid.takeOutMany', { from: range.from.row + 1, to: Math.min(range.to.row, rows.length - 1) + 1 })}
          </Button>
        )}
        {history.before.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={keys.takeBack}>
            {t('actions.undo')}
          </Button>
        )}
      </div>
    </>
  )
}

const cellId = (grid: string, { row, column }: Place): string => `${grid}-${row}-${column}`
