import { type MouseEvent, memo, type ReactElement, type RefObject } from 'react'
import { useText } from '../../texts/texts.ts'
import { CheckBox } from './CheckBox.tsx'
import classes from './DataList.module.css'
import { HeadCell, widthOf } from './HeadCell.tsx'
import type { Arranged } from './layout.ts'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import { type RowActs, useRowActs } from './rowActs.ts'
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
export const skeletonCount = (size: number): number => Math.min(size, 30)

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
  const acts = useRowActs(props)
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
              <CheckBox
                label={t('list.selectAll')}
                isChecked={ids.length > 0 && ids.every(id => selection.chosen.has(id))}
                isIdle={ids.length === 0}
                isPartly={selection.chosen.size > 0 && !ids.every(id => selection.chosen.has(id))}
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
          <Row
            key={idOf(row)}
            hasPanel={props.panel !== undefined}
            {...{ row, shown, hasMenu, acts, hasBox: hasBoxes, index: drawn.from + i, id: idOf(row) }}
            name={props.nameOf(row)}
            page={props.pageOf?.(row) ?? null}
            isTicked={selection.isAll || selection.chosen.has(idOf(row))}
            isChosen={selection.isAll || selection.chosen.has(idOf(row)) || list.state.open === String(idOf(row))}
            isActive={props.active === drawn.from + i}
          />
        ))}
        <Room height={drawn.below} width={width} />
      </tbody>
      {props.sums !== undefined && props.sums.length > 0 && rows.length > 0 && (
        <tfoot className={classes.sums}>
          {props.sums.map(sum => (
            <tr key={sum.id}>
              {hasBoxes && <td />}
              {shown.map((column, i) => (
                <td key={column.id} className={column.align === 'right' ? 'wb-number' : undefined}>
                  {i === 0 ? <strong>{sum.name}</strong> : (sum.cells[column.id] ?? null)}
                </td>
              ))}
              {hasMenu && <td />}
            </tr>
          ))}
        </tfoot>
      )}
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

interface RowProps<Row, Field extends string> {
  readonly row: Row
  readonly index: number
  readonly id: number
  readonly name: string
  readonly page: string | null
  readonly shown: RowsProps<Row, Field>['shown']
  readonly isTicked: boolean
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly hasBox: boolean
  readonly hasMenu: boolean
  readonly hasPanel: boolean
  readonly acts: RowActs<Row>
}

/** A row is drawn again when something of it changed: a key that moves through a list costs two of them, not all. */
const Row = memo(RowAlone) as <Row, Field extends string>(props: RowProps<Row, Field>) => ReactElement

function RowAlone<Row, Field extends string>(props: RowProps<Row, Field>) {
  const t = useText()
  const { row, index, id, name, page, shown, acts } = props
  return (
    <tr
      data-row={index}
      data-chosen={props.isChosen}
      data-active={props.isActive}
      aria-rowindex={index + 2}
      onClick={event => {
        if (!fromControl(event)) acts.show(row)
      }}
    >
      {props.hasBox && (
        <td className={classes.box}>
          <CheckBox
            label={t('list.selectRow', { row: name })}
            isChecked={props.isTicked}
            onChange={() => acts.toggle(id)}
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
            <RowLink page={page} hasPanel={props.hasPanel} onShow={() => acts.show(row)}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {props.hasMenu && (
        <td className={classes.menu}>
          <RowMenu name={name} actions={() => acts.actionsOf(row)} />
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
          <div className={classes.skeleton} style={{ width: `${55 + ((row * 7 + column * 13) % 35)}%` }} />
        </td>
      ))}
    </tr>
  ))
}
