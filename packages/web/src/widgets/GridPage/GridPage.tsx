import type { ReactNode } from 'react'
import { text, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ConflictBox, type ConflictField } from '../../ui/form/ConflictBox.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import type { CellFaults, GridColumn, GridRow, GridRows } from '../../ui/grid/gridModel.ts'
import type { RowConflict } from '../../ui/grid/mergeRows.ts'
import { Hint } from '../../ui/Hint.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import classes from './GridPage.module.css'
import type { GridPageState } from './useGridPage.ts'

/** A screen that is one list of cells: what it is, the grid, what keeps it from being saved, and what to look at. */
export function GridPage({
  page,
  title,
  counts,
  intro,
  label,
  columns,
  faultsOf,
  saveLabel,
  children,
}: {
  page: GridPageState
  title: string
  counts: string
  intro: readonly string[]
  label: string
  columns: readonly GridColumn[]
  faultsOf: (row: GridRow) => CellFaults
  saveLabel: string
  children?: ReactNode
}) {
  const t = useText()
  const state = page.isDirty ? ` · ${t('gridPage.unsaved')}` : ''
  const bad = page.bad > 0 ? ` · ${t('gridPage.bad', { count: page.bad })}` : ''
  const asked = page.conflicts.flatMap((conflict, index) => fieldOf(page.history.now, conflict, index))
  return (
    <>
      <PageHeader
        title={title}
        counts={<span role="status">{`${counts}${state}${bad}`}</span>}
        action={
          <ActionButton disabled={!page.isDirty || page.bad > 0} onAct={page.save}>
            {saveLabel}
          </ActionButton>
        }
      />
      <div className={classes.body}>
        {intro.map(words => (
          <Hint key={words}>{words}</Hint>
        ))}
        <FormProblem problem={page.problem} />
        {page.isRestored && (
          <p role="status">
            {t('forms.restored')}{' '}
            <LinkButton tone="plain" onClick={page.discard}>
              {t('forms.discard')}
            </LinkButton>
          </p>
        )}
        {asked.length > 0 && (
          <ConflictBox
            fields={asked}
            onChoose={(name, whose) => {
              const conflict = page.conflicts[Number(name)]
              if (conflict !== undefined) page.choose(conflict, whose)
            }}
            onTheirs={page.discard}
          />
        )}
        <Grid
          label={label}
          columns={columns}
          history={page.history}
          onChange={page.onChange}
          faultsOf={faultsOf}
          height={520}
          typed={page.typed}
          onDropped={page.dropTyped}
        />
        {children}
      </div>
    </>
  )
}

const wordsOf = (rows: GridRows): string => rows.map(row => row.filter(cell => cell !== '').join(' · ')).join('; ')

/** What both changed, as long as one of the two stands in the list; edited on, it is settled. */
function fieldOf(rows: GridRows, { mine, theirs }: RowConflict, index: number): readonly ConflictField[] {
  const places = [mine, theirs].map(some => (some[0] === undefined ? -1 : rows.indexOf(some[0])))
  const place = Math.max(...places)
  if (place < 0) return []
  return [
    {
      name: String(index),
      label: text('gridPage.row', { number: place + 1 }),
      mine: wordsOf(mine),
      theirs: wordsOf(theirs),
      chosen: places[0] === place ? 'mine' : 'theirs',
    },
  ]
}
