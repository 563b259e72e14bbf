import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router'
import { explain } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useLookOnly } from '../../ui/lookOnly.tsx'
import { useFocusStays } from '../../ui/useFocusStays.ts'
import { BulkResults } from './BulkResults.tsx'
import { Cards } from './Cards.tsx'
import classes from './DataList.module.css'
import { Pager } from './Pager.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { StaleNote } from './StaleNote.tsx'
import { useSelection } from './selection.ts'
import { Table } from './Table.tsx'
import { Toolbar } from './Toolbar.tsx'
import { type DataListProps, fieldsOf, kindsOf } from './types.ts'
import { cleared, isNarrowed } from './urlState.ts'
import { useBulk } from './useBulk.ts'
import { useColumns } from './useColumns.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useSavedViews } from './useSavedViews.ts'

/** The one list of the product: search, filters, views, columns, pages, selection, bulk, panel, keys, and every state it can be in. */
export function DataList<Row, Field extends string>(given: DataListProps<Row, Field>) {
  const props = useOffered(given)
  const { list, idOf, onEdit } = props
  const { state, change, answer, error } = list
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const narrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
  const views = useSavedViews(list)
  const chooser = useColumns(list.spec.name, props.columns, views)
  const { open: _, ...question } = state
  const selection = useSelection(JSON.stringify(question), useLocation().key)
  const jobs = useBulk(props.bulk === undefined ? [] : kindsOf(props.bulk), list.refresh)
  useFocusStays(frame)
  const rows = answer?.rows ?? []
  const close = useCallback(() => change({ open: '' }), [change])
  const active = useRowKeys({
    box,
    count: rows.length,
    onSelect: index => rows[index] !== undefined && props.bulk && selection.toggle(idOf(rows[index])),
    onEdit: index => rows[index] !== undefined && onEdit?.(rows[index]),
    onSearch: typed => {
      searchField.current?.focus()
      if (typed !== '') change({ search: typed })
    },
  })
  const opened = rows.find(row => String(idOf(row)) === state.open)
  const shown = {
    ...{ shown: chooser.shown, selection, active, box, onSize: chooser.size },
    onShow: (row: Row) => change({ open: String(idOf(row)) }),
  }
  return (
    <div className={classes.frame}>
      <div className={classes.list} ref={frame}>
        <Toolbar {...props} chooser={chooser} views={views} searchField={searchField} narrow={narrow} />
        {error != null && answer !== undefined && (
          <StaleNote error={error} since={list.updatedAt} onRetry={list.refresh} />
        )}
        <div className={classes.middle}>
          <div className={classes.rows} ref={box}>
            {error != null && answer === undefined ? (
              <ErrorState {...explain(error, 'problems.listTitle')} onRetry={list.refresh} />
            ) : answer !== undefined && rows.length === 0 ? (
              <NoRows {...props} />
            ) : narrow ? (
              <Cards {...props} {...shown} />
            ) : (
              <Table {...props} {...shown} />
            )}
          </div>
          <SelectionBar {...props} selection={selection} jobs={jobs} chooser={chooser} />
        </div>
        {props.bulk && (
          <BulkResults
            jobs={jobs}
            isNarrow={narrow}
            onOpen={props.bulk.onOpen ?? (id => change({ open: String(id) }))}
          />
        )}
        <Pager list={list} />
      </div>
      {state.open === 'new'
        ? props.newPanel?.(close, fieldsOf<Field>(chooser.shown))
        : opened !== undefined && props.panel?.(opened, close)}
      {props.beside}
    </div>
  )
}

/** The list with what may be done with its rows: where its page may only be looked at, what changes nothing. */
function useOffered<Row, Field extends string>(props: DataListProps<Row, Field>): DataListProps<Row, Field> {
  const isLookOnly = useLookOnly()
  if (!isLookOnly) return props
  const { bulk, rowActions, empty, ...rest } = props
  return {
    ...rest,
    empty: { title: empty.title, why: empty.why },
    ...(bulk && { bulk: { ...bulk, actions: bulk.actions.filter(action => 'looks' in action && action.looks) } }),
    ...(rowActions && { rowActions: rowActions.filter(action => action.looks) }),
  }
}

function NoRows<Row, Field extends string>({ list, empty }: DataListProps<Row, Field>) {
  const t = useText()
  const { state, spec, change } = list
  if (!isNarrowed(state, spec) && state.page === 1) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={t('list.nothingFound')}
      why={t('list.nothingFoundWhy')}
      action={
        <Button variant="default" onClick={() => change(now => ({ ...cleared(now, spec), page: 1 }))}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}
