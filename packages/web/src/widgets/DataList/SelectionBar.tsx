import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './DataList.module.css'
import type { BulkAction, RowResult } from './types.ts'

/** Appears with the selection; afterwards says per row what is done and what is to fix. */
export function SelectionBar<Row>({
  rows,
  actions,
  onClear,
}: {
  rows: readonly Row[]
  actions: readonly BulkAction<Row>[]
  onClear: () => void
}) {
  const t = useText()
  const [results, setResults] = useState<readonly RowResult[]>([])
  const run = async (action: BulkAction<Row>): Promise<void> => {
    const outcome = await action.run(rows)
    if (outcome.some(result => !result.done)) return setResults(outcome)
    if (outcome.length > 0) notify.done(t('list.resultAllDone', { done: outcome.length }))
    onClear()
  }
  return (
    <>
      {rows.length > 0 && (
        <div className={classes.selection} role="toolbar" aria-label={t('list.selected', { count: rows.length })}>
          <strong>{t('list.selected', { count: rows.length })}</strong>
          {actions.map(action => (
            <ActionButton key={action.label} variant="default" onAct={() => run(action)}>
              {action.label}
            </ActionButton>
          ))}
          <CloseButton aria-label={t('list.clearSelection')} onClick={onClear} />
        </div>
      )}
      {results.length > 0 && <ResultSheet results={results} onClose={() => setResults([])} />}
    </>
  )
}

function ResultSheet({ results, onClose }: { results: readonly RowResult[]; onClose: () => void }) {
  const t = useText()
  const toFix = results.filter(result => !result.done)
  return (
    <section className={classes.sheet} aria-label={t('list.result')}>
      <header>
        <strong role="status">
          {t('list.resultTitle', { done: results.length - toFix.length, fix: toFix.length })}
        </strong>
        <CloseButton aria-label={t('actions.close')} onClick={onClose} />
      </header>
      <ul>
        {toFix.map(result => (
          <li key={result.row}>
            <span>
              <strong>{result.row}</strong> {result.reason}
            </span>
            {result.fix && (
              <Button variant="default" size="xs" onClick={result.fix}>
                {t('list.fix')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
