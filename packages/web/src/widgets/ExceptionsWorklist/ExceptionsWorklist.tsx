import '../../texts/exceptions.ts'
import '../../texts/mails.ts'
import { Button, NativeSelect } from '@mantine/core'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { lateKinds } from '@waybill/contract/wire/exceptions.ts'
import { type ExceptionKind, exceptionKindNames } from '@waybill/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import { useFocusStays } from '../../ui/useFocusStays.ts'
import { ExceptionRow } from './ExceptionRow.tsx'
import classes from './ExceptionsWorklist.module.css'
import { exceptionReads } from './exceptionReads.ts'
import type { Exception } from './settlesAt.ts'
import { stayInPlace } from './stayInPlace.ts'

/** A worklist is worked down: so many are shown at once, the worst first. */
const SHOWN = 50

/** What is worked down, what rests, and what is over without anybody having said whose doing it was. */
export type Shown = 'open' | 'snoozed' | 'ended'

interface WorklistProps {
  /** Shown from the beginning, where it is what the page is about. */
  readonly startsOpen?: boolean
  /** So many are shown until more are asked for; left out: as many as there is room for. */
  readonly first?: number
  /** Kinds that the page shows by itself. */
  readonly without?: readonly ExceptionKind[]
}

/** What did not go as planned, the worst first, with the button that settles each; nothing where nothing is wrong. */
export function ExceptionsWorklist(props: WorklistProps) {
  // Stays where the last one goes, and the focus with it.
  const box = useRef<HTMLDivElement>(null)
  useFocusStays(box)
  return (
    <div ref={box}>
      <Worklist {...props} />
    </div>
  )
}

function Worklist({ startsOpen = false, first = SHOWN, without = [] }: WorklistProps) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [chosen, setChosen] = useState<ExceptionKind | ''>('')
  const [state, setState] = useState<Shown>('open')
  /** What is being closed: a form stays, whatever becomes of its row meanwhile. */
  const [closing, setClosing] = useState<ReadonlySet<number>>(new Set())
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
  if (count + data.snoozed + closing.size === 0 && !data.hasLateWithoutReason) return null
  const only = counts.some(({ kind }) => kind === chosen) ? chosen : ''
  return (
    <section className={classes.work} aria-label={t('exceptions.title')}>
      <div className={classes.head}>
        <strong>{count === 0 ? t('exceptions.nothing') : t('exceptions.count', { count })}</strong>
        {isOpen && (
          <NativeSelect
            aria-label={t('exceptions.state')}
            value={state}
            onChange={event => {
              setState(event.currentTarget.value as Shown)
              setClosing(new Set())
            }}
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
            onChange={event => {
              setChosen(event.currentTarget.value as ExceptionKind | '')
              setClosing(new Set())
            }}
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
                ? [...lateKinds]
                : only === '' || state !== 'open'
                  ? exceptionKindNames.filter(kind => !without.includes(kind))
                  : [only]
            }
            state={state}
            people={data.people}
            first={first}
            closing={closing}
            onClosing={(exceptionId, isClosing) =>
              setClosing(
                now => new Set([...now].filter(id => id !== exceptionId).concat(isClosing ? [exceptionId] : [])),
              )
            }
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
  closing,
  onClosing,
}: {
  kinds: ExceptionKind[]
  state: Shown
  first: number
  closing: ReadonlySet<number>
  onClosing: (exceptionId: number, isClosing: boolean) => void
  people: readonly { readonly userId: number; readonly name: string }[]
}) {
  const t = useText()
  const [most, setMost] = useState(first)
  const filter = { kinds, states: [state] }
  const { data, error, refetch } = useCall(GetExceptions, {
    body: GetExceptions.body.parse({ pageSize: most, filter }),
  })
  const before = useRef<readonly Exception[]>([])
  const rows = stayInPlace(before.current, data?.exceptions ?? [], closing)
  useEffect(() => {
    before.current = rows
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
      {rows.map(row => (
        <li key={row.exceptionId}>
          <ExceptionRow
            row={row}
            people={people}
            state={state}
            isGone={!data.exceptions.includes(row)}
            isClosing={closing.has(row.exceptionId)}
            onClosing={isClosing => onClosing(row.exceptionId, isClosing)}
          />
        </li>
      ))}
      {rows.length === 0 && <li>{t('exceptions.noneSo')}</li>}
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
