import '../../texts/exceptions.ts'
import '../../texts/mails.ts'
import { Button, NativeSelect } from '@mantine/core'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { type ExceptionKind, exceptionKindNames } from '@waybill/domain'
import { useId, useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import { ExceptionRow } from './ExceptionRow.tsx'
import classes from './ExceptionsWorklist.module.css'
import { exceptionReads } from './exceptionReads.ts'

/** A worklist is worked down: so many are shown at once, the worst first. */
const SHOWN = 50

/** What is worked down, what rests, and what is over without anybody having said whose doing it was. */
export type Shown = 'open' | 'snoozed' | 'ended'

/** Whose doing it was is read by figures: these are said of after they ended, too. */
const blamed: ExceptionKind[] = ['pickupLate', 'deliveryLate']

interface WorklistProps {
  /** Shown from the beginning, where it is what the page is about. */
  readonly startsOpen?: boolean
  /** So many are shown until more are asked for; left out: as many as there is room for. */
  readonly first?: number
  /** Kinds that the page shows by itself. */
  readonly without?: readonly ExceptionKind[]
}

/** What did not go as planned, the worst first, with the button that settles each; nothing where nothing is wrong. */
export function ExceptionsWorklist({ startsOpen = false, first = SHOWN, without = [] }: WorklistProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [chosen, setChosen] = useState<ExceptionKind | ''>('')
  const [state, setState] = useState<Shown>('open')
  const { data, error, refetch } = useCall(GetExceptionCounts)
  useLive('', exceptionReads, ({ topic }) => topic === 'exception')
  if (data === undefined) {
    if (error === null) return null
    return (
      <div className={classes.work} role="status">
        <p className={classes.head}>
          <span>{t('exceptions.failed')}</span>
          <Button className={classes.toggle} variant="default" onClick={() => void refetch()}>
            {t('problems.retry')}
          </Button>
        </p>
      </div>
    )
  }
  const counts = data.counts.filter(({ kind }) => !without.includes(kind))
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  if (count === 0 && data.snoozed === 0) return null
  const only = counts.some(({ kind }) => kind === chosen) ? chosen : ''
  return (
    <section className={classes.work} aria-label={t('exceptions.title')}>
      <div className={classes.head}>
        <strong>{t('exceptions.count', { count })}</strong>
        {isOpen && (
          <NativeSelect
            aria-label={t('exceptions.state')}
            value={state}
            onChange={event => setState(event.currentTarget.value as Shown)}
            data={[
              { value: 'open', label: t('exceptions.state_open', { count }) },
              { value: 'snoozed', label: t('exceptions.state_snoozed', { count: data.snoozed }) },
              { value: 'ended', label: t('exceptions.state_ended') },
            ]}
          />
        )}
        {!isOpen && data.snoozed > 0 && <span>{t('exceptions.snoozedCount', { count: data.snoozed })}</span>}
        {isOpen && state === 'open' && count > 0 && (
          <NativeSelect
            aria-label={t('exceptions.kind')}
            value={only}
            onChange={event => setChosen(event.currentTarget.value as ExceptionKind | '')}
            data={[
              { value: '', label: t('exceptions.all') },
              ...counts.map(({ kind, count: n }) => ({
                value: kind,
                label: t('exceptions.onlyKind', { kind: t(`exceptions.kind_${kind}`), count: n }),
              })),
            ]}
          />
        )}
        <Button
          className={classes.toggle}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'exceptions.hide' : 'exceptions.show')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Rows
            kinds={
              state === 'ended'
                ? blamed
                : only === '' || state !== 'open'
                  ? exceptionKindNames.filter(kind => !without.includes(kind))
                  : [only]
            }
            state={state}
            people={data.people}
            first={first}
          />
        )}
      </div>
    </section>
  )
}

function Rows({
  kinds,
  state,
  people,
  first,
}: {
  kinds: ExceptionKind[]
  state: Shown
  first: number
  people: readonly { readonly userId: number; readonly name: string }[]
}) {
  const t = useText()
  const [most, setMost] = useState(first)
  const filter = { kinds, states: [state] }
  const { data, error, refetch } = useCall(GetExceptions, {
    body: GetExceptions.body.parse({ pageSize: most, filter }),
  })
  if (data === undefined) {
    return error === null ? null : (
      <p className={classes.head} role="status">
        <span>{t('exceptions.failed')}</span>
        <Button variant="default" onClick={() => void refetch()}>
          {t('problems.retry')}
        </Button>
      </p>
    )
  }
  const more = data.total - data.exceptions.length
  return (
    <ul className={classes.list} aria-label={t('exceptions.title')}>
      {data.exceptions.map(row => (
        <li key={row.exceptionId}>
          <ExceptionRow row={row} people={people} state={state} />
        </li>
      ))}
      {data.exceptions.length === 0 && <li>{t(state === 'open' ? 'exceptions.none' : 'exceptions.noneSo')}</li>}
      {more > 0 && (
        <li>
          {most < SHOWN ? (
            <Button variant="subtle" size="compact-sm" onClick={() => setMost(SHOWN)}>
              {t('exceptions.showMore', { count: more })}
            </Button>
          ) : (
            t('exceptions.more', { count: more })
          )}
        </li>
      )}
    </ul>
  )
}
