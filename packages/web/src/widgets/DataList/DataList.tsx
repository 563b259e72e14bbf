import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef } from 'react'
import { explain } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Cards } from './Cards.tsx'
import { useColumns } from './columns.ts'
import classes from './DataList.module.css'
import { Pager } from './Pager.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './selection.ts'
import { Table } from './Table.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { DataListProps } from './types.ts'
import { useRowKeys } from './useRowKeys.ts'

/** The one list of the product: search, columns, sort, pages, selection, panel, keys, and every state it can be in. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { state, change, answer, idOf, onEdit } = props
  const list = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const narrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const chooser = useColumns(props.name, props.columns)
  const selection = useSelection(JSON.stringify([state.search, state.filters, state.page, state.size, state.sort]))
  const rows = answer?.rows ?? []
  const close = useCallback(() => change({ open: '' }), [change])
  const show = (row: Row): void => change({ open: idOf(row) })
  const active = useRowKeys({
    list,
    count: rows.length,
    onSelect: index => rows[index] !== undefined && props.bulk && selection.toggle(idOf(rows[index])),
    onEdit: index => rows[index] !== undefined && onEdit?.(rows[index]),
    onSearch: () => searchField.current?.focus(),
  })
  const opened = rows.find(row => idOf(row) === state.open)
  const inside = { ...props, shown: chooser.shown, selection, active, onShow: show }
  const isEmpty = answer !== undefined && rows.length === 0
  return (
    <div className={classes.frame}>
      <div className={classes.list} ref={list}>
        <Toolbar {...props} chooser={chooser} searchField={searchField} />
        <div className={classes.rows}>
          {props.error != null && answer === undefined ? (
            <ErrorState {...explain(props.error, 'problems.listTitle')} onRetry={props.onRetry} />
          ) : isEmpty ? (
            <NoRows {...props} />
          ) : narrow ? (
            <Cards {...inside} />
          ) : (
            <Table {...inside} />
          )}
        </div>
        {props.bulk && (
          <SelectionBar
            rows={rows.filter(row => selection.chosen.has(idOf(row)))}
            actions={props.bulk}
            onClear={selection.clear}
          />
        )}
        <Pager state={state} change={change} answer={answer} />
      </div>
      {opened !== undefined && props.panel?.(opened, close)}
    </div>
  )
}

function NoRows<Row>({ state, change, empty, isFiltered }: DataListProps<Row>) {
  const t = useText()
  const isNarrowed = state.search !== '' || isFiltered || state.page > 1
  if (!isNarrowed) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={t('list.nothingFound')}
      why={t('list.nothingFoundWhy')}
      action={
        <Button variant="default" onClick={() => change({ search: '', page: 1 })}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}
