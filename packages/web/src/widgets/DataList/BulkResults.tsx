import '../../texts/trade.ts'
import { Button, CloseButton, Progress, TextInput } from '@mantine/core'
import { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import { type BulkAction, isOnSheet, type WireBulkJob, type WireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { fetchFile } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { useIsHeld } from '../../api/useSession.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { formatCount } from '../../ui/format.ts'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import classes from './Bulk.module.css'
import { sheetPath, shipsParcels } from './bulkJobs.ts'
import { exportRows } from './exportRows.ts'
import { rowWords } from './rowWords.ts'
import type { BulkJobs } from './useBulk.ts'

/** What was changed is read by those alone whose row was: its words come with it. */
const ChangedRow = lazy(() => import('./ChangedRow.tsx').then(m => ({ default: m.ChangedRow })))

/** So is what is asked of freight that seems to be booked already. */
const AnotherLoad = lazy(() => import('../Order/AnotherLoad.tsx').then(m => ({ default: m.AnotherLoad })))

/** Papers come with what prints them. */
const JobPapers = lazy(() => import('./JobPapers.tsx').then(m => ({ default: m.JobPapers })))

/** What becomes of each bulk job: how far it is, then per row what is to fix; it stays until it is put away. */
export function BulkResults({
  jobs,
  isNarrow = false,
  onOpen,
}: {
  jobs: BulkJobs
  /** There is little room: the rows of each job are folded away. */
  isNarrow?: boolean
  onOpen: (id: number) => void
}) {
  if (jobs.jobs.length === 0 && jobs.error === null) return null
  return (
    <div className={classes.sheets}>
      {jobs.error !== null && <NotLoaded error={jobs.error} onRetry={jobs.refresh} />}
      {jobs.jobs.map((job, i) => (
        <Result
          key={job.bulkId}
          {...{ job, jobs, onOpen }}
          isOpen={i === 0 && !isNarrow}
          place={{ no: i + 1, count: jobs.jobs.length }}
        />
      ))}
    </div>
  )
}

/** What became of earlier jobs is not known, or what is shown of them is old. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText()
  const { what, why, requestId } = explain(error, 'lists.bulkFailed')
  return (
    <section className={classes.sheet} aria-label={what}>
      <header>
        <span role="alert">
          <strong>{what}</strong> {why}
          {requestId !== '' && (
            <>
              {' '}
              {t('problems.reference')} <code>{requestId}</code>
            </>
          )}
        </span>
        <RetryButton variant="default" size="xs" onRetry={onRetry}>
          {t('problems.retry')}
        </RetryButton>
      </header>
    </section>
  )
}

interface ResultProps {
  readonly job: WireBulkJob
  readonly jobs: BulkJobs
  /** Its rows stand open; those of other jobs are folded away. */
  readonly isOpen: boolean
  /** Which of the jobs it is: no two are called alike. */
  readonly place: { readonly no: number; readonly count: number }
  readonly onOpen: (id: number) => void
}

/** What each move is called, by where it leads. */
const moves: Readonly<Record<string, TextKey>> = {
  O: 'lists.moveO',
  Q: 'lists.moveQ',
  A: 'shipment.toA',
  D: 'shipment.toD',
}

/** How far a job is, and what of it is asked, to fix, unknown or left by a stop. */
function Figures({ job }: { job: WireBulkJob }) {
  const t = useText()
  const { total, waiting, asked, done, toFix, unknown, stopped } = job
  if (job.action === 'toTender') return t('lists.onSheet', { count: total })
  const counts = [
    [asked, 'lists.countAsked'],
    [toFix, 'lists.countToFix'],
    [unknown, 'lists.countUnknown'],
    [stopped, 'lists.countStopped'],
  ] as const
  const settled = total - waiting - asked
  return [
    job.endedAt === null
      ? t('lists.progress', { settled: formatCount(settled), total: formatCount(total) })
      : t('list.resultAllDone', { done: formatCount(done) }),
    ...counts.filter(([count]) => count > 0).map(([count, key]) => t(key, { count: formatCount(count) })),
  ].join(' · ')
}

function Result(props: ResultProps) {
  const t = useText()
  const { job, place } = props
  const what = job.action === 'move' ? t(moves[job.statusCode] ?? 'shipment.toD') : t(`lists.${job.action}`)
  return (
    <section
      className={classes.sheet}
      aria-label={t(place.count === 1 ? 'lists.resultOf' : 'lists.resultOfMany', { what, ...place })}
    >
      <header>
        <span role="status">
          {what}:{' '}
          <strong>
            <Figures job={job} />
          </strong>
        </span>
        <Acts {...props} />
      </header>
      {job.endedAt === null && (
        <Progress
          value={((job.total - job.waiting - job.asked) / Math.max(1, job.total)) * 100}
          size="sm"
          aria-label={what}
        />
      )}
      {shipsParcels(job) && job.done > 0 && (
        <Suspense>
          <JobPapers bulkId={job.bulkId} />
        </Suspense>
      )}
      {!isOnSheet(job.action) &&
        job.shown.length > 0 &&
        (props.isOpen ? (
          <Rows {...props} />
        ) : (
          <details>
            <summary>{t('lists.rowsOf', { count: job.shown.length })}</summary>
            <Rows {...props} />
          </details>
        ))}
      {!isOnSheet(job.action) && job.more > 0 && (
        <p className={classes.more}>{t('lists.moreRows', { count: job.more })}</p>
      )}
    </section>
  )
}

/** What can be done with a job: stopped while rows wait; after that tried again, saved and put away, though some are asked. */
function Acts(props: ResultProps) {
  const t = useText()
  const { job, jobs } = props
  const { bulkId } = job
  const stop = (
    <ActionButton variant="default" size="xs" onAct={() => jobs.stop(job)}>
      {t('lists.stop')}
    </ActionButton>
  )
  const close = (
    <CloseButton
      className={classes.putAway ?? ''}
      aria-label={t('actions.close')}
      onClick={() => void jobs.close(job)}
    />
  )
  if (isOnSheet(job.action)) {
    return (
      <>
        <Button component={Link} to={sheetPath(bulkId)} variant="default" size="xs">
          {t('lists.openSheet')}
        </Button>
        {job.waiting > 0 ? stop : close}
      </>
    )
  }
  if (job.waiting > 0) return stop
  return (
    <>
      {job.toFix > job.changed && <TryAgain {...props} />}
      {job.stopped > 0 && (
        <ActionButton variant="default" size="xs" onAct={() => jobs.retry({ bulkId, stopped: true })}>
          {t('lists.goOn')}
        </ActionButton>
      )}
      <ActionButton
        looks
        variant="default"
        size="xs"
        onAct={() => exportRows(() => fetchFile(ExportBulk, { body: { bulkId } }))}
      >
        {t('lists.saveResult')}
      </ActionButton>
      {close}
    </>
  )
}

/** How a row is done that somebody else changed. */
const asItIsNow: Readonly<Partial<Record<BulkAction, TextKey>>> = {
  void: 'lists.voidNow',
  move: 'lists.moveNow',
  tender: 'lists.tenderNow',
  deleteItems: 'lists.deleteNow',
  deleteCarriers: 'lists.deleteNow',
}

function Rows({ job, jobs, onOpen }: ResultProps) {
  const t = useText()
  const again = t(asItIsNow[job.action] ?? 'lists.doNow')
  return (
    <ul className={classes.rows}>
      {job.shown.map(row => (
        <li key={row.rowNo}>
          <div>
            <strong>{row.name}</strong> <RowState row={row} />
            {row.changed !== null && (
              <Suspense>
                <ChangedRow changed={row.changed} />
              </Suspense>
            )}
            {row.sameLoad !== null && job.waiting === 0 && (
              <Suspense>
                <AnotherLoad
                  twin={row.sameLoad}
                  name={row.name}
                  again={() => jobs.retry({ bulkId: job.bulkId, rowNos: [row.rowNo] })}
                />
              </Suspense>
            )}
          </div>
          {row.changed?.mayGo === true && job.waiting === 0 && (
            <ActionButton
              variant="default"
              size="xs"
              aria-label={t('lists.nowOf', { what: again, name: row.name })}
              onAct={() => jobs.retry({ bulkId: job.bulkId, seen: [seenOf(row.rowNo, row.changed)] })}
            >
              {again}
            </ActionButton>
          )}
          {row.code !== 'NotFound' && (
            <Button variant="default" size="xs" onClick={() => onOpen(row.id)}>
              {t(row.state === 'toFix' ? 'list.fix' : 'actions.open')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is to be said of a row; one that is asked or that nobody knows of says so before the carrier's words. */
function RowState({ row }: { row: WireBulkRow }) {
  const t = useText()
  const words = rowWords(row)
  const isHeld = useIsHeld()
  // Why is said once, above the page.
  if (row.state === 'asked' && isHeld) return <Badge tone="warn">{t('lists.rowHeld')}</Badge>
  if (row.state === 'asked') {
    return (
      <>
        <Badge tone="busy">{t('lists.rowAsked')}</Badge> {words || t('lists.askedWhy')}
      </>
    )
  }
  if (row.state === 'unknown') {
    return (
      <>
        <Badge tone="warn">{t('lists.rowUnknown')}</Badge> {words}
      </>
    )
  }
  return words
}

const seenOf = (rowNo: number, changed: WireBulkRow['changed']) => ({
  rowNo,
  version: changed?.version ?? 0,
  ...(changed?.price == null ? {} : { PricesheetID: changed.price.PricesheetID }),
})

/**
 * Rows that are to fix are tried once more, where a reason was missing with it; those that somebody else changed have a button
 * of their own.
 */
function TryAgain({ job, jobs }: ResultProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const needsReason = job.shown.some(row => row.code === 'ReasonMissing')
  const comments = reason.trim()
  return (
    <>
      {needsReason && (
        <TextInput
          aria-label={t('lists.reason')}
          placeholder={t('lists.reason')}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
      <ActionButton
        variant="default"
        size="xs"
        disabled={needsReason && comments === ''}
        onAct={() => jobs.retry({ bulkId: job.bulkId, ...(comments === '' ? {} : { comments }) })}
      >
        {t('problems.retry')}
      </ActionButton>
    </>
  )
}
