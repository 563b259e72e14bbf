import { Button, CloseButton, TextInput } from '@mantine/core'
import { parseAmount, parseTime, type SaidTime } from '@waybill/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { seesPrices } from '../../api/session.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { TimeInput } from '../../ui/form/TimeInput.tsx'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import classes from './Bulk.module.css'
import { exportRows } from './exportRows.ts'
import type { Selecting } from './selection.ts'
import { type BulkAction, type BulkStart, type DataListProps, fieldsOf } from './types.ts'
import type { BulkJobs } from './useBulk.ts'
import type { Columns } from './useColumns.ts'

interface SelectionBarProps<Row, Field extends string> extends DataListProps<Row, Field> {
  readonly selection: Selecting
  readonly jobs: BulkJobs
  readonly chooser: Columns<Row, Field>
}

/** What is given with the answer. */
interface Given {
  readonly comments: string
  /** Minor units. */
  readonly labelMax?: number
  readonly movedAt?: SaidTime
}

/** What is asked about, as it was when it was asked: the question's number is what is done. */
interface Asking<Row> {
  readonly action: BulkStart<Row>
  readonly isAll: boolean
  readonly rows: readonly Row[]
  /** Null: nobody has counted all of the list. */
  readonly count: number | null
  /** How many there were when it was asked first; null: as many. */
  readonly before: number | null
}

/** Appears with the selection: what can be done with the chosen rows, or with all that the list shows. */
export function SelectionBar<Row, Field extends string>(props: SelectionBarProps<Row, Field>) {
  const t = useText()
  const { list, selection, jobs, bulk, idOf, onExport } = props
  const { chosen, isAll, clear } = selection
  const [asking, setAsking] = useState<Asking<Row> | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  /** The action whose question was taken back: it has the focus again. */
  const back = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is not what was asked about
  useEffect(() => setAsking(null), [chosen, isAll])
  const isOpen = bulk !== undefined && (chosen.size > 0 || isAll)
  useEscape(isOpen, clear)
  useEffect(() => {
    if (asking !== null || back.current === null) return
    bar.current?.querySelector<HTMLElement>(`[data-action="${CSS.escape(back.current)}"]`)?.focus()
    back.current = null
  }, [asking])
  const rows = (list.answer?.rows ?? []).filter(row => chosen.has(idOf(row)))
  if (bulk === undefined || (asking === null && rows.length === 0 && !isAll)) return null
  const total = list.answer?.total ?? null
  const count = isAll ? total : rows.length
  const name = count === null ? t('lists.allSelected') : t('list.selected', { count })
  const canGrow =
    !isAll &&
    bulk.actions.some(action => 'start' in action) &&
    rows.length === list.answer?.rows.length &&
    (total === null || total > rows.length)
  const start = async (asked: Asking<Row>, given: Given): Promise<void> => {
    const ticked = asked.rows.map(row => ({ id: idOf(row), ...(bulk.versionOf && { version: bulk.versionOf(row) }) }))
    const seen = asked.count === null ? {} : { seen: { count: asked.count } }
    const which = asked.isAll ? { ...bulk.all, ...seen } : { rows: ticked }
    const started = await jobs.start({ ...asked.action.start, ...which, ...given })
    if (started === 'failed') return
    if ('bulkId' in started) {
      clear()
      asked.action.onBegun?.(started.bulkId)
    } else setAsking({ ...asked, count: started.now, before: asked.count })
  }
  const run = async (action: BulkAction<Row>): Promise<void> => {
    if ('go' in action) return isAll ? action.goAll?.() : action.go(rows, clear)
    const asked = { action, isAll, rows: isAll ? [] : rows, count, before: null }
    if (action.confirm === undefined) await start(asked, { comments: '' })
    else setAsking(asked)
  }
  if (asking !== null) {
    return (
      <Confirm
        question={<Question {...asking} />}
        label={asking.action.label}
        reasonLabel={asking.action.confirm?.reason}
        asksLabelMax={seesPrices() && asking.action.confirm?.asksLabelMax === true}
        timeHint={asking.action.confirm?.asksTime}
        keepLabel={asking.action.confirm?.keep}
        onConfirm={given => start(asking, given)}
        onCancel={() => {
          back.current = asking.action.label
          setAsking(null)
        }}
      />
    )
  }
  return (
    <div className={classes.selection} ref={bar} data-keep-clear role="toolbar" aria-label={name}>
      <strong>{name}</strong>
      <div className={classes.acts}>
        {canGrow && (
          <Button variant="subtle" size="compact-md" onClick={selection.chooseAll}>
            {total === null ? t('lists.selectAllOpen') : t('lists.selectAll', { count: total })}
          </Button>
        )}
        {bulk.actions
          .filter(action => !(isAll && 'go' in action && action.goAll === undefined))
          .map(action => (
            <ActionButton
              looks
              key={action.label}
              data-action={action.label}
              variant="default"
              onAct={() => run(action)}
            >
              {action.label}
            </ActionButton>
          ))}
        {onExport && !isAll && (
          <ActionButton
            looks
            variant="default"
            onAct={() => exportRows(() => onExport(fieldsOf<Field>(props.chooser.shown), rows.map(idOf)))}
          >
            {t('list.export')}
          </ActionButton>
        )}
      </div>
      <CloseButton aria-label={t('list.clearSelection')} onClick={clear} />
    </div>
  )
}

/** What is asked; first that the list has grown, where it has since it was asked. */
function Question<Row>({ action, rows, count, before }: Asking<Row>) {
  const t = useText()
  const { confirm, label } = action
  const asked =
    count === null
      ? (confirm?.ofAll ?? t('lists.allAsked', { what: label }))
      : (confirm?.question?.(count, rows) ?? t('lists.manyAsked', { what: label, count }))
  return before === null || count === null ? (
    asked
  ) : (
    <>
      <strong>{t('lists.grew', { before: formatCount(before), now: formatCount(count) })}</strong> {asked}
    </>
  )
}

/** Asks in place, with the reason beside it; Cancel has the focus. */
function Confirm({
  question,
  label,
  reasonLabel,
  asksLabelMax,
  timeHint,
  keepLabel,
  onConfirm,
  onCancel,
}: {
  question: ReactNode
  label: string
  reasonLabel: string | undefined
  asksLabelMax: boolean
  timeHint: string | undefined
  keepLabel: string | undefined
  onConfirm: (given: Given) => Promise<void>
  onCancel: () => void
}) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [most, setMost] = useState('')
  const labelMax = parseAmount(most.trim(), 'USD')
  const [movedAt, setMovedAt] = useState<SaidTime>({ date: '', time: '' })
  const isSaid = movedAt.date !== '' || movedAt.time !== ''
  const isNoTime = isSaid && parseTime(movedAt.time) === null
  const isTooMuch = most.trim() !== '' && (labelMax === null || labelMax <= 0)
  const isWrong = isTooMuch || isNoTime
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  useEscape(true, onCancel)
  return (
    <section className={classes.confirm} aria-label={label}>
      <p role="status">{question}</p>
      {reasonLabel !== undefined && (
        <TextInput
          label={reasonLabel}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      {asksLabelMax && (
        <TextInput
          label={t('lists.labelMax')}
          description={t('lists.labelMaxWhy')}
          error={isTooMuch && t('lists.labelMaxWrong')}
          inputMode="decimal"
          maxLength={12}
          maw="18rem"
          value={most}
          onChange={event => setMost(event.currentTarget.value)}
        />
      )}
      {timeHint !== undefined && (
        <>
          <div className={classes.when}>
            <TextInput
              label={t('issueFields.date')}
              type="date"
              value={movedAt.date}
              onChange={event => setMovedAt({ ...movedAt, date: event.currentTarget.value })}
            />
            <TimeInput
              label={t('issueFields.time')}
              error={isNoTime && t('issues.invalid_time')}
              value={movedAt.time}
              onChange={time => setMovedAt({ ...movedAt, time })}
            />
          </div>
          <Hint>{timeHint}</Hint>
        </>
      )}
      <ButtonRow flush>
        <ActionButton
          {...(timeHint === undefined ? { color: 'red.9' } : {})}
          disabled={isWrong}
          onAct={() =>
            onConfirm({
              comments: reason.trim(),
              ...(labelMax === null || isWrong ? {} : { labelMax }),
              ...(isSaid ? { movedAt } : {}),
            })
          }
        >
          {label}
        </ActionButton>
        <Button ref={cancel} variant="default" onClick={onCancel}>
          {keepLabel ?? t('actions.cancel')}
        </Button>
      </ButtonRow>
    </section>
  )
}
