import { Button, CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import classes from './Bulk.module.css'
import { exportRows } from './exportRows.ts'
import type { Selecting } from './selection.ts'
import { type BulkAction, type DataListProps, fieldsOf } from './types.ts'
import type { BulkJobs } from './useBulk.ts'
import type { Columns } from './useColumns.ts'

interface SelectionBarProps<Row, Field extends string> extends DataListProps<Row, Field> {
  readonly selection: Selecting
  readonly jobs: BulkJobs
  readonly chooser: Columns<Row, Field>
}

/** Appears with the selection: what can be done with the chosen rows, or with all that the list shows. */
export function SelectionBar<Row, Field extends string>(props: SelectionBarProps<Row, Field>) {
  const t = useText()
  const { list, selection, jobs, bulk, idOf, onExport } = props
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null)
  const rows = (list.answer?.rows ?? []).filter(row => selection.chosen.has(idOf(row)))
  if (bulk === undefined || (rows.length === 0 && !selection.isAll)) return null
  const total = list.answer?.total ?? null
  const count = selection.isAll ? total : rows.length
  const name = count === null ? t('lists.allSelected') : t('list.selected', { count })
  const canGrow =
    !selection.isAll &&
    bulk.actions.some(action => 'start' in action) &&
    rows.length === list.answer?.rows.length &&
    (total === null || total > rows.length)
  const run = async (action: BulkAction<Row>, comments: string): Promise<void> => {
    if ('go' in action) {
      await action.go(rows)
      return selection.clear()
    }
    const chosen = rows.map(row => ({ id: idOf(row), ...(bulk.versionOf ? { version: bulk.versionOf(row) } : {}) }))
    const which = selection.isAll ? bulk.all : { rows: chosen }
    const isStarted = await jobs.start({ ...action.start, ...which, comments })
    setAsking(null)
    if (isStarted) selection.clear()
  }
  if (asking !== null && 'start' in asking && asking.confirm !== undefined) {
    return (
      <Confirm
        question={asking.confirm.question(count ?? rows.length, selection.isAll ? [] : rows)}
        label={asking.label}
        reasonLabel={asking.confirm.reason}
        onConfirm={reason => run(asking, reason)}
        onCancel={() => setAsking(null)}
      />
    )
  }
  return (
    <div className={classes.selection} role="toolbar" aria-label={name}>
      <strong>{name}</strong>
      {canGrow && (
        <Button variant="subtle" size="compact-md" onClick={selection.chooseAll}>
          {total === null ? t('lists.selectAllOpen') : t('lists.selectAll', { count: total })}
        </Button>
      )}
      {bulk.actions
        .filter(action => !(selection.isAll && 'go' in action))
        .map(action => (
          <ActionButton
            key={action.label}
            variant="default"
            onAct={() => ('start' in action && action.confirm ? Promise.resolve(setAsking(action)) : run(action, ''))}
          >
            {action.label}
          </ActionButton>
        ))}
      {onExport && !selection.isAll && (
        <ActionButton
          variant="default"
          onAct={() => exportRows(() => onExport(fieldsOf<Field>(props.chooser.shown), rows.map(idOf)))}
        >
          {t('list.export')}
        </ActionButton>
      )}
      <CloseButton aria-label={t('list.clearSelection')} onClick={selection.clear} />
    </div>
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
  reasonLabel: string | undefined
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
      {reasonLabel !== undefined && (
        <TextInput
          label={reasonLabel}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      <ButtonRow flush>
        <ActionButton color="red.9" onAct={() => onConfirm(reason.trim())}>
          {label}
        </ActionButton>
        <Button ref={cancel} variant="default" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </section>
  )
}
