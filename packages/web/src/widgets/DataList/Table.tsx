import { Checkbox, Skeleton } from '@mantine/core'
import type { MouseEvent, RefObject } from 'react'
import { useText } from '../../texts/texts.ts'
import classes from './DataList.module.css'
import { HeadCell, widthOf } from './HeadCell.tsx'
import type { Arranged } from './layout.ts'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { Selecting } from './selection.ts'
import type { Column, DataListProps } from './types.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface RowsProps<Row, Field extends string> extends DataListProps<Row, Field> {
  readonly shown: readonly Arranged<Column<Row, Field>>[]
  readonly selection: Selecting
  readonly active: number
  /** The box in which the rows scroll. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly onShow: (row: Row) => void
  readonly onSize: (id: string, width: number) => void
}

/** A skeleton is no higher than a screen, however many rows are to come. */
export const skeletonCount = (size: number): number => Math.min(size, 50)

const fromControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null

export function Table<Row, Field extends string>(props: RowsProps<Row, Field>) {
  const t = useText()
  const { shown, list, selection, idOf } = props
  const { answer } = list
  const hasBoxes = props.bulk !== undefined
  const hasMenu = (props.rowActions?.length ?? 0) > 0
  const width = shown.length + (hasBoxes ? 1 : 0) + (hasMenu ? 1 : 0)
  const rows = answer?.rows ?? []
  const ids = rows.map(idOf)
  const drawn = useRowWindow(props.box, rows.length)
  return (
    <table
      className={classes.table}
      aria-label={props.label}
      aria-busy={answer === undefined || list.isStale}
      aria-rowcount={drawn.to - drawn.from < rows.length ? rows.length + 1 : undefined}
    >
      <thead>
        <tr>
          {hasBoxes && (
            <th className={classes.box}>
              <Checkbox
                size="xs"
                aria-label={t('list.selectAll')}
                checked={ids.length > 0 && ids.every(id => selection.chosen.has(id))}
                indeterminate={selection.chosen.size > 0 && !ids.every(id => selection.chosen.has(id))}
                onChange={() => selection.togglePage(ids)}
              />
            </th>
          )}
          {shown.map(column => (
            <HeadCell key={column.id} column={column} list={list} onSize={to => props.onSize(column.id, to)} />
          ))}
          {hasMenu && (
            <th className={classes.menu}>
              <span className="wb-unseen">{t('actions.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-stale={list.isStale}>
        {answer === undefined && <SkeletonRows columns={width} rows={skeletonCount(list.state.size)} />}
        <Room height={drawn.above} width={width} />
        {rows.slice(drawn.from, drawn.to).map((row, i) => (
          <Row key={idOf(row)} {...props} row={row} index={drawn.from + i} />
        ))}
        <Room height={drawn.below} width={width} />
      </tbody>
    </table>
  )
}

/** The place of rows that are not drawn. */
function Room({ height, width }: { height: number; width: number }) {
  if (height === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={classes.room} aria-hidden="true">
      <td colSpan={width} style={{ height }} />
    </tr>
  )
}

function Row<Row, Field extends string>(props: RowsProps<Row, Field> & { row: Row; index: number }) {
  const t = useText()
  const { row, index, selection, idOf, nameOf, shown, list } = props
  const id = idOf(row)
  return (
    <tr
      data-row={index}
      data-chosen={selection.isAll || selection.chosen.has(id) || list.state.open === String(id)}
      data-active={props.active === index}
      aria-rowindex={index + 2}
      onClick={event => {
        if (!fromControl(event)) props.onShow(row)
      }}
    >
      {props.bulk && (
        <td className={classes.box}>
          <Checkbox
            size="xs"
            aria-label={t('list.selectRow', { row: nameOf(row) })}
            checked={selection.isAll || selection.chosen.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {shown.map((column, i) => (
        <td
          key={column.id}
          className={column.align === 'right' ? 'wb-number' : undefined}
          data-grows={column.grows}
          data-gives={column.gives}
          style={widthOf(column)}
        >
          {i === 0 ? (
            <RowLink page={props.pageOf?.(row) ?? null} onShow={() => props.onShow(row)}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {(props.rowActions?.length ?? 0) > 0 && (
        <td className={classes.menu}>
          <RowMenu {...props} row={row} />
        </td>
      )}
    </tr>
  )
}

/** As many rows, as high, as the list will have: nothing moves when they arrive. */
function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
    <tr key={row}>
      {Array.from({ length: columns }, (__, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells without identity
        <td key={column}>
          <Skeleton height={12} radius={2} width={`${55 + ((row * 7 + column * 13) % 35)}%`} />
        </td>
      ))}
    </tr>
  ))
}
