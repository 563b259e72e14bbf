// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell (aria-activedescendant)
// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn in sight alone cannot be those of a table

import { memo } from 'react'
import classes from './Grid.module.css'
import type { CellFaults, GridColumn, GridRow, Place } from './gridModel.ts'

const noCells: GridRow = []

/** One row of the grid; it draws itself again when its own cells or what is chosen in it change. */
export const GridLine = memo(function GridLine({
  id,
  row,
  cells = noCells,
  columns,
  template,
  top,
  faultsOf,
  active,
  edited,
  isWhole,
  from,
  to,
  onPoint,
  onOpen,
  onEdit,
  onCommit,
}: {
  id: string
  row: number
  /** Left out: the row that is not there yet. */
  cells: GridRow | undefined
  columns: readonly GridColumn[]
  template: string
  top: number
  faultsOf: (row: GridRow) => CellFaults
  /** Column of the active cell, null: in another row. */
  active: number | null
  /** What is being typed into the active cell; null: nothing. */
  edited: string | null
  /** It was opened on what stands in it, not by typing: a number is selected, to be typed over. */
  isWhole: boolean
  /** Columns that are chosen. */
  from: number
  to: number
  onPoint: (at: Place, extends_: boolean) => void
  onOpen: (text: string) => void
  onEdit: (text: string) => void
  onCommit: () => void
}) {
  const faults = cells.length === 0 ? {} : faultsOf(cells)
  return (
    <div
      className={classes.row}
      role="row"
      aria-rowindex={row + 2}
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
    >
      <span className={classes.number} role="rowheader">
        {row + 1}
      </span>
      {columns.map((column, index) => {
        const isActive = active === index
        const fault = (faults as CellFaults)[index]
        return (
          <div
            key={column.title}
            id={`${id}-${row}-${index}`}
            className={classes.cell}
            role="gridcell"
            aria-colindex={index + 1}
            aria-selected={index >= from && index <= to}
            aria-invalid={fault !== undefined}
            title={fault}
            data-active={isActive}
            data-align={column.align}
            onMouseDown={event => onPoint({ row, column: index }, event.shiftKey)}
            onDoubleClick={() => onOpen(cells[index] ?? '')}
          >
            {isActive && edited !== null ? (
              <input
                // biome-ignore lint/a11y/noAutofocus: the cell was asked to be edited
                autoFocus
                className={classes.editor}
                aria-label={`${column.title}, ${row + 1}`}
                value={edited}
                onFocus={event => isWhole && column.align === 'right' && event.currentTarget.select()}
                onChange={event => onEdit(event.currentTarget.value)}
                onBlur={onCommit}
              />
            ) : (
              (cells[index] ?? '')
            )}
          </div>
        )
      })}
    </div>
  )
})
