import { Button, NativeSelect } from '@mantine/core'
import { plainWords, tonKinds } from '@waybill/domain'
import { useEffect, useRef } from 'react'
import { useText } from '../../texts/texts.ts'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import classes from './ImportFile.module.css'
import type { Mapping } from './MapColumns.tsx'
import { columnName, fieldName, type ShownImport } from './words.ts'

type Question = ShownImport['questions'][number]

/** Codes of states that are said in words; others are known by their letters. */
const statusNames = ['open', 'cancelled', 'voided', 'refunded', 'fulfilled', 'hold'] as const
type StatusName = (typeof statusNames)[number]

/** What nobody but a person can say, each with its answers. */
export function Questions({
  shown,
  onChange,
  onAnswered,
}: {
  shown: ShownImport
  onChange: (mapping: Mapping) => void
  /** The last question was answered, and its answers are gone. */
  onAnswered: () => void
}) {
  const t = useText()
  const { mapping, questions, unknown } = shown
  const setDates = (column: number, dates: 'month' | 'day'): void => {
    const readings = mapping.columns.map((_, at) => mapping.readings[at] ?? {})
    onChange({ ...mapping, readings: readings.map((one, at) => (at === column ? { ...one, dates } : one)) })
  }
  const mean = (field: string, word: string, value: string): void => {
    const words = { ...mapping.values[field], [word]: value }
    onChange({ ...mapping, values: { ...mapping.values, [field]: words } })
  }
  const keyOf = (question: Question): string =>
    `${question.kind} ${'field' in question ? question.field : 'column' in question ? question.column : ''}`
  const list = useRef<HTMLUListElement>(null)
  const first = questions[0] === undefined ? '' : keyOf(questions[0])
  const answered = useRef(onAnswered)
  answered.current = onAnswered
  const before = useRef('')
  useEffect(() => {
    const had = before.current
    before.current = first
    // Who is typing elsewhere is left alone: the focus is here, or was on an answer that is gone.
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (!isFree) return
    if (first !== '') list.current?.querySelector<HTMLElement>('button')?.focus()
    else if (had !== '') answered.current()
  }, [first])
  const ask = (question: Question) => {
    if (question.kind === 'unmapped') return t('imports.asks_unmapped')
    if (question.kind === 'source') return t('imports.asks_source')
    if (question.kind === 'needed') return t('imports.asks_needed', { field: fieldName(t, question.field) })
    if (question.kind === 'tenths') {
      return (
        <>
          {t('imports.asks_tenths', { cell: question.cell })}
          <ButtonRow flush>
            {(['point', 'comma'] as const).map(tenths => (
              <Button key={tenths} variant="default" size="compact-sm" onClick={() => onChange({ ...mapping, tenths })}>
                {t(`imports.tenths_${tenths}`)}
              </Button>
            ))}
          </ButtonRow>
        </>
      )
    }
    if (question.kind === 'tons') {
      return (
        <>
          {t('imports.asks_tons', { cell: question.cell })}
          <ButtonRow flush>
            {tonKinds.map(tons => (
              <Button key={tons} variant="default" size="compact-sm" onClick={() => onChange({ ...mapping, tons })}>
                {t(`imports.tons_${tons}`)}
              </Button>
            ))}
          </ButtonRow>
        </>
      )
    }
    if (question.kind === 'payer') {
      return (
        <>
          {t('imports.asks_payer')}
          <ButtonRow flush>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange({ ...mapping, columns: question.columns })}
            >
              {t('imports.shipToPayer')}
            </Button>
          </ButtonRow>
        </>
      )
    }
    if (question.kind === 'counts') {
      return (
        <>
          {t('imports.asks_counts')}
          <ButtonRow flush>
            {question.answers.map(({ of, columns }) => (
              <Button key={of} variant="default" size="compact-sm" onClick={() => onChange({ ...mapping, columns })}>
                {t(`imports.counts_${of as 'each'}`)}
              </Button>
            ))}
          </ButtonRow>
        </>
      )
    }
    const column = columnName(t, shown, question.column)
    if (question.kind === 'figures') {
      return (
        <>
          {t('imports.asks_figures', { column })}
          <ButtonRow flush>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange({ ...mapping, ignored: [...mapping.ignored, question.column] })}
            >
              {t('imports.passThisOver', { column })}
            </Button>
          </ButtonRow>
        </>
      )
    }
    return (
      <>
        {t('imports.asks_dates', { column })}
        <ButtonRow flush>
          {(['month', 'day'] as const).map(order => (
            <Button key={order} variant="default" size="compact-sm" onClick={() => setDates(question.column, order)}>
              {t(`imports.${order}First`)}
            </Button>
          ))}
        </ButtonRow>
      </>
    )
  }
  return (
    <>
      {questions.length > 0 && (
        <div role="status">
          <h3>{t('imports.asks')}</h3>
          <ul ref={list} className={classes.asks}>
            {questions.map(question => (
              <li key={keyOf(question)}>{ask(question)}</li>
            ))}
          </ul>
        </div>
      )}
      {unknown.length > 0 && (
        <div>
          <h3>{t('imports.words')}</h3>
          <p>{t('imports.wordsWhy')}</p>
          <div className={classes.tools}>
            {unknown.flatMap(({ field, words }) =>
              words.map(word => (
                <NativeSelect
                  key={`${field} ${word}`}
                  label={t('imports.wordMeans', { word, field: fieldName(t, field) })}
                  data={[
                    { value: '', label: t('imports.wordUnknown') },
                    ...(shown.fields.find(({ name }) => name === field)?.codes ?? []).map(value => ({
                      value,
                      label: statusNames.some(one => one === value) ? t(`imports.code_${value as StatusName}`) : value,
                    })),
                  ]}
                  value={mapping.values[field]?.[plainWords(word)] ?? ''}
                  onChange={event => mean(field, plainWords(word), event.currentTarget.value)}
                />
              )),
            )}
          </div>
        </div>
      )}
    </>
  )
}
