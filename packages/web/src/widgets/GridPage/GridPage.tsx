import type { ReactNode } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { Grid } from '../../ui/grid/Grid.tsx'
import type { CellFaults, GridColumn, GridRow } from '../../ui/grid/gridModel.ts'
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
        {page.isOutdated && (
          <p>
            <LinkButton onClick={() => void page.loadAgain()}>{t('gridPage.loadAgain')}</LinkButton>
          </p>
        )}
        <Grid
          label={label}
          columns={columns}
          history={page.history}
          onChange={page.onChange}
          faultsOf={faultsOf}
          height={520}
        />
        {children}
      </div>
    </>
  )
}
