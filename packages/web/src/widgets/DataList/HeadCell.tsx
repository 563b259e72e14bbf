import type { PointerEvent } from 'react'
import { useText } from '../../texts/texts.ts'
import { IconArrowDown, IconArrowUp } from '../../ui/icons.generated.ts'
import classes from './DataList.module.css'
import type { Arranged } from './layout.ts'
import type { Column } from './types.ts'
import type { List } from './useList.ts'

/** The styles of a column that was sized; the library's own width rules otherwise. */
export const widthOf = ({ width }: { readonly width?: number }) =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width }

export function HeadCell<Row, Field extends string>({
  column,
  list: { state, change },
  onSize,
}: {
  column: Arranged<Column<Row, Field>>
  list: List<Row>
  onSize: (width: number) => void
}) {
  const t = useText()
  const sorted = state.sort === column.id
  const Arrow = state.order === 'asc' ? IconArrowUp : IconArrowDown
  const direction = state.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      className={column.align === 'right' ? 'wb-number' : undefined}
      aria-sort={sorted ? direction : undefined}
      scope="col"
      style={widthOf(column)}
    >
      {column.sortable ? (
        <button
          type="button"
          className={classes.sort}
          title={t('list.sortBy', { column: column.title })}
          onClick={() => change({ sort: column.id, order: sorted && state.order === 'asc' ? 'desc' : 'asc' })}
        >
          {column.title}
          <Arrow size={14} aria-hidden="true" data-shown={sorted} />
        </button>
      ) : (
        column.title
      )}
      {/* By keyboard the widths are set under Columns. */}
      <span className={classes.edge} aria-hidden="true" onPointerDown={event => drag(event, onSize)} />
    </th>
  )
}

/** Follows the pointer until it is let go. */
function drag(event: PointerEvent<HTMLElement>, onSize: (width: number) => void): void {
  const edge = event.currentTarget
  const start = edge.closest('th')?.getBoundingClientRect().width ?? 0
  const from = event.clientX
  event.preventDefault()
  edge.setPointerCapture(event.pointerId)
  const move = (now: globalThis.PointerEvent): void => onSize(start + now.clientX - from)
  edge.addEventListener('pointermove', move)
  edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true })
}
