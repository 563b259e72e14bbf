import { Checkbox, Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useText } from '../../texts/texts.ts'
import type { Column } from './columns.ts'
import classes from './DataList.module.css'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { useSelection } from './selection.ts'
import type { DataListProps } from './types.ts'

export interface RowsProps<Row> extends DataListProps<Row> {
  readonly shown: readonly Column<Row>[]
  readonly selection: ReturnType<typeof useSelection>
  readonly active: number
  readonly onShow: (row: Row) => void
}

const fromControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label') !== null

export function Table<Row>(props: RowsProps<Row>) {
  const t = useText()
  const { shown, answer, selection, idOf, nameOf, state } = props
  const hasBoxes = (props.bulk?.length ?? 0) > 0
  const hasMenu = (props.rowActions?.length ?? 0) > 0
  const ids = answer?.rows.map(idOf) ?? []
  return (
    <table className={classes.table} aria-label={props.label} aria-busy={answer === undefined || props.isStale}>
      <thead>
        <tr>
          {hasBoxes && (
            <th className={classes.box}>
              <Checkbox
                size="xs"
                aria-label={t('list.selectAll')}
                checked={ids.length > 0 && ids.every(id => selection.chosen.has(id))}
                indeterminate={selection.chosen.size > 0 && !ids.every(id => selection.chosen.has(id))}
                onChange={() => selection.toggleAll(ids)}
              />
            </th>
          )}
          {shown.map(column => (
            <HeadCell key={column.id} column={column} state={state} change={props.change} />
          ))}
          {hasMenu && (
            <th className={classes.box}>
              <span className="wb-unseen">{t('actions.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-stale={props.isStale}>
        {answer === undefined && <SkeletonRows columns={shown.length + (hasBoxes ? 1 : 0)} rows={state.size} />}
        {answer?.rows.map((row, index) => (
          <tr
            key={idOf(row)}
            data-row={index}
            data-chosen={selection.chosen.has(idOf(row)) || state.open === idOf(row)}
            data-active={props.active === index}
            onClick={event => {
              if (!fromControl(event)) props.onShow(row)
            }}
          >
            {hasBoxes && (
              <td className={classes.box}>
                <Checkbox
                  size="xs"
                  aria-label={t('list.selectRow', { row: nameOf(row) })}
                  checked={selection.chosen.has(idOf(row))}
                  onChange={() => selection.toggle(idOf(row))}
                />
              </td>
            )}
            {shown.map((column, i) => (
              <td key={column.id} className={column.align === 'right' ? 'wb-number' : undefined}>
                {i === 0 ? (
                  <RowLink page={props.pageOf?.(row) ?? null} onShow={() => props.onShow(row)}>
                    {column.cell(row)}
                  </RowLink>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
            {hasMenu && (
              <td className={classes.box}>
                <RowMenu row={row} nameOf={nameOf} actions={props.rowActions ?? []} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeadCell<Row>({
  column,
  state,
  change,
}: { column: Column<Row> } & Pick<DataListProps<Row>, 'state' | 'change'>) {
  const t = useText()
  const sorted = state.sort === column.id
  const Arrow = state.order === 'asc' ? IconArrowUp : IconArrowDown
  const direction = state.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      className={column.align === 'right' ? 'wb-number' : undefined}
      aria-sort={sorted ? direction : undefined}
      scope="col"
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
    </th>
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
