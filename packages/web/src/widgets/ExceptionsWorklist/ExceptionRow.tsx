import { Button, Menu, NativeSelect } from '@mantine/core'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { AssignException } from '@waybill/contract/calls/Exceptions/AssignException.ts'
import { SnoozeException } from '@waybill/contract/calls/Exceptions/SnoozeException.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { formatInstant } from '../../ui/format.ts'
import { InstantText } from '../../ui/InstantText.tsx'
import { ToChange } from '../../ui/lookOnly.tsx'
import { notify } from '../../ui/notify.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { ResendButton } from '../Mails/ResendButton.tsx'
import { useReachable } from '../screens.ts'
import { ConnectAgain } from '../UpsReady/ConnectAgain.tsx'
import { CloseForm } from './CloseForm.tsx'
import classes from './ExceptionsWorklist.module.css'
import type { Shown } from './ExceptionsWorklist.tsx'
import { type Exception, settlesAt } from './settlesAt.ts'
import { useExceptionChange } from './useExceptionChange.ts'

interface Person {
  readonly userId: number
  readonly name: string
}

const HOUR_MS = 3_600_000

/** How long one can be put off. */
const snoozes = { hour: HOUR_MS, hours: 4 * HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const

const tones: Readonly<Record<number, Tone>> = { 1: 'warn', 2: 'warn', 3: 'bad' }

interface RowProps {
  readonly row: Exception
  readonly people: readonly Person[]
  readonly state: Shown
  /** The list has it no more, and it stands for its form alone. */
  readonly isGone: boolean
  readonly isClosing: boolean
  readonly onClosing: (isClosing: boolean) => void
}

/** One exception: what it is, the button that settles it, and what else a person may do about it. */
export function ExceptionRow({ row, people, state, isGone, isClosing, onClosing }: RowProps) {
  const t = useText()
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()
  useEffect(() => {
    if (isClosing) form.current?.querySelector<HTMLElement>('select')?.focus()
  }, [isClosing])
  const kind = t(`exceptions.kind_${row.kind}`)
  const number = row.BOLNumber || row.CarrierName
  const done = (): void => {
    onClosing(false)
    focusNext(() => document.getElementById(id))
  }
  return (
    <>
      <div className={classes.row}>
        <Badge tone={tones[row.level] ?? 'warn'}>{kind}</Badge>
        <strong>{number}</strong>
        {row.shipmentId !== null && <span>{row.CarrierName || row.consignee}</span>}
        <InstantText at={row.since} />
        {row.level > 1 && <span>{t(row.level === 2 ? 'exceptions.level_2' : 'exceptions.level_3')}</span>}
        {!isGone && (
          <div className={classes.acts}>
            {state !== 'ended' && <SettleButton row={row} number={number} />}
            <ToChange>
              {state !== 'ended' && (
                <Assignee row={row} people={people} label={t('exceptions.assigneeOf', { kind, number })} />
              )}
              {state === 'open' && <SnoozeMenu row={row} label={t('exceptions.snoozeOf', { kind, number })} />}
              {state === 'snoozed' && <WakeButton row={row} label={t('exceptions.wakeOf', { kind, number })} />}
              <Button
                id={id}
                data-act="close"
                variant="default"
                size="xs"
                aria-expanded={isClosing}
                aria-label={t('exceptions.closeOf', { kind, number })}
                onClick={() => onClosing(!isClosing)}
              >
                {t('exceptions.close')}
              </Button>
            </ToChange>
          </div>
        )}
      </div>
      {isClosing && (
        <div ref={form} className={classes.form} data-act="close">
          <CloseForm row={row} isGone={isGone} onClose={done} />
        </div>
      )}
    </>
  )
}

function SettleButton({ row, number }: { row: Exception; number: string }) {
  const reachable = useReachable()
  if (row.kind === 'mailFailed') return <ResendButton mailId={row.subjectId} />
  const { page, to } = settlesAt(row)
  if (!reachable(page)) return null
  const link = <SettleLink row={row} number={number} to={to} />
  return row.kind === 'accountRefused' ? <AuthorizeAgain scac={row.CarrierSCAC}>{link}</AuthorizeAgain> : link
}

/** Accounts of a carrier that are connected again by signing in there; none: what else settles it. */
function AuthorizeAgain({ scac, children }: { scac: string; children: ReactNode }) {
  const { data } = useCall(GetParcelAccountDetails)
  const ended = (data?.accounts ?? []).filter(one => one.SCAC === scac && one.refusedAt !== null && one.isConnectable)
  if (ended.length === 0) return children
  return ended.map(account => <ConnectAgain key={account.AccountID} account={account} />)
}

function SettleLink({ row, number, to }: { row: Exception; number: string; to: string }) {
  const t = useText()
  const settle = t(`exceptions.settle_${row.kind}`)
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      size="xs"
      aria-label={t('exceptions.settleOf', { settle, number })}
    >
      {settle}
    </Button>
  )
}

function Assignee({ row, people, label }: { row: Exception; people: readonly Person[]; label: string }) {
  const t = useText()
  const { change, isPending } = useExceptionChange(AssignException)
  const { exceptionId, version } = row
  const assign = (value: string): void => {
    // Not disabled meanwhile, which would take the focus away.
    if (isPending) return
    const assignedTo = value === '' ? null : Number(value)
    change({ body: { exceptionId, version, assignedTo } }).catch((error: unknown) => notify.failed(explainShort(error)))
  }
  // Somebody who works there no more is named as long as it is his.
  const isKnown = row.assignedTo === null || people.some(({ userId }) => userId === row.assignedTo)
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      aria-busy={isPending}
      value={row.assignedTo === null ? '' : String(row.assignedTo)}
      onChange={event => assign(event.currentTarget.value)}
      data={[
        { value: '', label: t('exceptions.nobody') },
        ...(isKnown ? [] : [{ value: String(row.assignedTo), label: row.assignee }]),
        ...people.map(({ userId, name }) => ({ value: String(userId), label: name })),
      ]}
    />
  )
}

function WakeButton({ row: { exceptionId, version }, label }: { row: Exception; label: string }) {
  const t = useText()
  const { change } = useExceptionChange(SnoozeException)
  const wake = async (): Promise<void> => {
    try {
      await change({ body: { exceptionId, version, until: null } })
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton data-act="wake" variant="default" size="xs" aria-label={label} onAct={wake}>
      {t('exceptions.wake')}
    </ActionButton>
  )
}

function SnoozeMenu({ row: { exceptionId, version }, label }: { row: Exception; label: string }) {
  const t = useText()
  const { change } = useExceptionChange(SnoozeException)
  const button = useRef<HTMLButtonElement>(null)
  const snooze = (ms: number): void => {
    // The row may be gone before the menu has given the focus back.
    button.current?.focus()
    const until = new Date(Date.now() + ms).toISOString()
    change({ body: { exceptionId, version, until } }).then(
      () => notify.done(t('exceptions.snoozed', { when: formatInstant(until) })),
      (error: unknown) => notify.failed(explainShort(error)),
    )
  }
  return (
    <Menu returnFocus position="bottom-end" withinPortal>
      <Menu.Target>
        <Button ref={button} data-act="snooze" variant="default" size="xs" aria-label={label}>
          {t('exceptions.snooze')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(snoozes).map(([name, ms]) => (
          <Menu.Item key={name} onClick={() => snooze(ms)}>
            {t(`exceptions.snooze_${name as keyof typeof snoozes}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
