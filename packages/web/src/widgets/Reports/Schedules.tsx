import '../../texts/reportRuns.ts'
import { Button, Skeleton } from '@mantine/core'
import { ChangeReportSchedule } from '@waybill/contract/calls/Shipment/ChangeReportSchedule.ts'
import { DownloadReportRun } from '@waybill/contract/calls/Shipment/DownloadReportRun.ts'
import { deletereport } from '@waybill/contract/calls/Shipment/deletereport.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { WireReportRun, WireReportSchedule } from '@waybill/contract/wire/reportSchedule.ts'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../api/call.ts'
import { explain, explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useLive } from '../../api/useLive.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { leaveGuards } from '../../ui/form/leaveGuard.ts'
import { Hint } from '../../ui/Hint.tsx'
import { InstantText } from '../../ui/InstantText.tsx'
import { notify } from '../../ui/notify.ts'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { useFocusStays } from '../../ui/useFocusStays.ts'
import type { Names } from './countedName.ts'
import { EditSchedule } from './EditSchedule.tsx'
import classes from './Schedules.module.css'
import { whatIn, whenIn } from './scheduleWords.ts'
import { useReportNames } from './useReportChoices.ts'

type T = ReturnType<typeof useText>

const reads = [GetReportSchedules, GetReportRuns]
const stateTones: Readonly<Record<WireReportSchedule['state'], Tone>> = {
  active: 'good',
  paused: 'warn',
  ended: 'quiet',
}
const runTones: Readonly<Record<WireReportRun['state'], Tone>> = {
  ...{ waiting: 'busy', sent: 'good', quiet: 'quiet', failed: 'bad', dropped: 'quiet' },
}
const unreached = ['bounced', 'failed']

/** Reports that are mailed, each with what it sent. */
export function Schedules() {
  // Stays where the last one goes, and the focus with it.
  const box = useRef<HTMLDivElement>(null)
  useFocusStays(box)
  return (
    <div ref={box} className={classes.frame}>
      <ScheduleList />
    </div>
  )
}

function ScheduleList() {
  const t = useText()
  const { data, error, refetch } = useCall(GetReportSchedules, { body: {} })
  const [editing, setEditing] = useState<WireReportSchedule | null>(null)
  const names = useReportNames()
  useLive('', reads, ({ topic }) => topic === 'report' || topic === 'mail')
  if (data === undefined) {
    return error === null ? (
      <div className={classes.all}>
        <Skeleton height={120} radius={2} />
      </div>
    ) : (
      <ErrorState {...explain(error, 'reportRuns.notLoaded')} onRetry={() => void refetch()} />
    )
  }
  if (data.schedules.length === 0 && editing === null)
    return <EmptyState title={t('reportRuns.emptyTitle')} why={t('reportRuns.emptyWhy')} />
  // What somebody else deleted meanwhile stays open as it was: its form may hold what was typed, and says so when it is saved.
  const edited = data.schedules.find(one => one.scheduleId === editing?.scheduleId) ?? editing
  return (
    <>
      <ul className={classes.all} aria-label={t('reportRuns.list')}>
        {data.schedules.map(one => (
          <Schedule
            key={one.scheduleId}
            schedule={one}
            names={names}
            onEdit={() => leaveGuards.ask(() => setEditing(one))}
          />
        ))}
      </ul>
      {edited !== null && <EditSchedule key={edited.scheduleId} schedule={edited} onClose={() => setEditing(null)} />}
    </>
  )
}

function Schedule({ schedule, names, onEdit }: { schedule: WireReportSchedule; names: Names; onEdit: () => void }) {
  const t = useText()
  const { scheduleId, question, format, state, owner, people, nextAt, failures } = schedule
  const [isOpen, setOpen] = useState(false)
  const name = `${t(reports[question.report].label as TextKey)}, ${t(`reports.${format}`)}`
  const lost = people.filter(({ mail }) => mail !== null && unreached.includes(mail))
  return (
    <li className={classes.one} aria-label={name}>
      <div className={classes.head}>
        <strong>{name}</strong>
        <Badge tone={stateTones[state]}>{t(`reportRuns.state_${state}`)}</Badge>
      </div>
      <div>{whenIn(schedule, t)}</div>
      {whatIn(schedule, names, t).map(words => (
        <div key={words}>{words}</div>
      ))}
      {nextAt !== null && (
        <div>
          {t('reportRuns.next')} <InstantText at={nextAt} />
        </div>
      )}
      <Hint>
        {people.map(({ email, isOutside }) => (isOutside ? `${email} (${t('reportRuns.outside')})` : email)).join(', ')}
      </Hint>
      <Hint>{t('reportRuns.owner', { owner })}</Hint>
      {state === 'paused' && failures > 0 && <Hint warns>{t('reportRuns.pausedAfter', { failures })}</Hint>}
      {lost.map(({ email, error }) => (
        <Hint key={email} warns>
          {t('reportRuns.bounced', { email, error })}
        </Hint>
      ))}
      <Acts schedule={schedule} isOpen={isOpen} onEdit={onEdit} onRuns={() => setOpen(now => !now)} />
      {isOpen && <Runs scheduleId={scheduleId} />}
    </li>
  )
}

function Acts({
  schedule: { scheduleId, state, recurrence },
  isOpen,
  onEdit,
  onRuns,
}: {
  schedule: WireReportSchedule
  isOpen: boolean
  onEdit: () => void
  onRuns: () => void
}) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks) no.current?.focus()
  }, [asks])
  const change = useChange(ChangeReportSchedule, reads)
  const remove = useChange(deletereport, reads)
  const said = async (act: () => Promise<unknown>, done?: TextKey): Promise<void> => {
    try {
      await act()
      if (done !== undefined) notify.done(t(done))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const changed = (act: 'run' | 'pause' | 'resume', done?: TextKey) =>
    said(() => change.mutateAsync({ body: { scheduleId, change: { act } } }), done)
  if (asks)
    return (
      <>
        <Hint warns role="alert">
          {t('reportRuns.removeQuestion')}
        </Hint>
        <div className={classes.head} data-act="remove">
          <ActionButton
            size="xs"
            color="red"
            onAct={() => said(() => remove.mutateAsync({ body: { scheduleId } }), 'reportRuns.removed')}
          >
            {t('reportRuns.removeYes')}
          </ActionButton>
          <Button ref={no} size="xs" variant="default" onClick={() => setAsks(false)}>
            {t('reportRuns.removeNo')}
          </Button>
        </div>
      </>
    )
  return (
    <div className={classes.head}>
      <ActionButton size="xs" variant="default" onAct={() => changed('run', 'reportRuns.started')}>
        {t('reportRuns.run')}
      </ActionButton>
      {recurrence !== null && (
        <ChangeButton size="xs" variant="default" onClick={onEdit}>
          {t('reportRuns.edit')}
        </ChangeButton>
      )}
      {state !== 'ended' && (
        <ActionButton size="xs" variant="default" onAct={() => changed(state === 'active' ? 'pause' : 'resume')}>
          {t(state === 'active' ? 'reportRuns.pause' : 'reportRuns.resume')}
        </ActionButton>
      )}
      <ChangeButton data-act="remove" size="xs" variant="default" onClick={() => setAsks(true)}>
        {t('reportRuns.remove')}
      </ChangeButton>
      <Button size="xs" variant="default" aria-expanded={isOpen} onClick={onRuns}>
        {t('reportRuns.runs')}
      </Button>
    </div>
  )
}

const whys = [
  ...(['noRows', 'notPassed', 'stillSo', 'noFigure', 'ReportTooLong'] as const),
  ...(['InvalidInput', 'PageNotAllowed', 'setAside', 'Unexpected'] as const),
]

/** Why a run was not sent; what this version does not know is said as anything else that went wrong. */
function whyOf({ reason }: WireReportRun, t: T): string {
  if (reason === '') return ''
  return t(`reportRuns.why_${whys.find(one => one === reason) ?? 'Unexpected'}`)
}

function Runs({ scheduleId }: { scheduleId: number }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetReportRuns, { body: { scheduleId } })
  if (data === undefined)
    return error && <ErrorState {...explain(error, 'reportRuns.notLoaded')} onRetry={() => void refetch()} />
  if (data.runs.length === 0) return <Hint>{t('reportRuns.noRuns')}</Hint>
  const download = async (reportRunId: number): Promise<void> => {
    try {
      const { name, blob } = await fetchFile(DownloadReportRun, { body: { reportRunId } })
      saveFile(name, blob)
    } catch (failed) {
      notify.failed(explainShort(failed))
    }
  }
  return (
    <ul className={classes.runs} aria-label={t('reportRuns.runs')}>
      {data.runs.map(run => (
        <li key={run.runId} className={classes.head}>
          <InstantText at={run.slot} />
          <Badge tone={runTones[run.state]}>{t(`reportRuns.run_${run.state}`)}</Badge>
          {run.byHand && <span>{t('reportRuns.byHand')}</span>}
          {run.isLinked && <span>{t('reportRuns.linked')}</span>}
          <span>{whyOf(run, t)}</span>
          {run.fileName !== '' && (
            <ActionButton looks size="xs" variant="default" onAct={() => download(run.runId)}>
              {t('reportRuns.download')}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  )
}
