import { Button, CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
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
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null)
  const run = async (action: BulkAction<Row>, reason = ''): Promise<void> => {
    const outcome = await action.run(rows, reason)
    setAsking(null)
    if (outcome.some(result => !result.done)) return setResults(outcome)
    if (outcome.length > 0) notify.done(t('list.resultAllDone', { done: outcome.length }))
    onClear()
  }
  return (
    <>
      {rows.length > 0 && asking?.confirm && (
        <Confirm
          question={asking.confirm.question(rows)}
          label={asking.label}
          reasonLabel={asking.confirm.reason}
          onConfirm={reason => run(asking, reason)}
          onCancel={() => setAsking(null)}
        />
      )}
      {rows.length > 0 && asking === null && (
        <div className={classes.selection} role="toolbar" aria-label={t('list.selected', { count: rows.length })}>
          <strong>{t('list.selected', { count: rows.length })}</strong>
          {actions.map(action => (
            <ActionButton
              key={action.label}
              variant="default"
              onAct={() => (action.confirm ? Promise.resolve(setAsking(action)) : run(action))}
            >
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

/** Asks in place, with the reason beside it; Cancel has the focus. */
function Confirm({
  question,
  label,
  reasonLabel,
  onConfirm,
  onCancel,
}: {
  question: string
  label: string
  reasonLabel: string
  onConfirm: (reason: string) => Promise<void>
  onCancel: () => void
}) {
  const t = useText()
  const [reason, setReason] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <section className={classes.confirm} aria-label={label}>
      <p>{question}</p>
      <TextInput
        label={reasonLabel}
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <div className={classes.confirmButtons}>
        <ActionButton color="red.9" onAct={() => onConfirm(reason.trim())}>
          {label}
        </ActionButton>
        <Button ref={cancel} variant="default" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </section>
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
