import { Button, CloseButton, Progress, TextInput } from '@mantine/core'
import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { useState } from 'react'
import { said, saidRefusal } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { formatCount } from '../../ui/format.ts'
import classes from './Bulk.module.css'
import type { BulkJobs } from './useBulk.ts'

/** What becomes of each bulk job: how far it is, then per row what is to fix; it stays until it is put away. */
export function BulkResults({ jobs, onOpen }: { jobs: BulkJobs; onOpen: (id: number) => void }) {
  if (jobs.jobs.length === 0) return null
  return (
    <div className={classes.sheets}>
      {jobs.jobs.map((job, i) => (
        <Result key={job.bulkId} job={job} jobs={jobs} isNewest={i === 0} onOpen={onOpen} />
      ))}
    </div>
  )
}

interface ResultProps {
  readonly job: WireBulkJob
  readonly jobs: BulkJobs
  /** Its rows stand open; those of older jobs are folded away. */
  readonly isNewest: boolean
  readonly onOpen: (id: number) => void
}

function Result(props: ResultProps) {
  const t = useText()
  const { job, jobs } = props
  const settled = job.done + job.toFix
  const what =
    job.action === 'move' ? t(job.statusCode === 'A' ? 'shipment.toA' : 'shipment.toD') : t(`lists.${job.action}`)
  const figures = { done: formatCount(job.done), fix: formatCount(job.toFix) }
  const outcome =
    job.endedAt === null
      ? t('lists.progress', { settled: formatCount(settled), total: formatCount(job.total) })
      : t(job.toFix > 0 ? 'list.resultTitle' : 'list.resultAllDone', figures)
  const notShown = job.toFix - job.shown.filter(row => row.state === 'toFix').length
  return (
    <section className={classes.sheet} aria-label={t('list.result')}>
      <header>
        <span role="status">
          {what}: <strong>{outcome}</strong>
        </span>
        {job.endedAt !== null && job.toFix > 0 && <TryAgain {...props} />}
        {job.endedAt !== null && <CloseButton aria-label={t('actions.close')} onClick={() => void jobs.close(job)} />}
      </header>
      {job.endedAt === null && (
        <Progress value={(settled / Math.max(1, job.total)) * 100} size="sm" aria-label={what} />
      )}
      {job.shown.length > 0 &&
        (props.isNewest ? (
          <Rows {...props} />
        ) : (
          <details>
            <summary>{t('lists.rowsOf', { count: job.shown.length })}</summary>
            <Rows {...props} />
          </details>
        ))}
      {notShown > 0 && <p className={classes.more}>{t('lists.moreToFix', { count: notShown })}</p>}
    </section>
  )
}

function Rows({ job, onOpen }: ResultProps) {
  const t = useText()
  return (
    <ul>
      {job.shown.map(row => (
        <li key={row.rowNo}>
          <span>
            <strong>{row.name}</strong> {row.code === '' ? said(row.words) : saidRefusal(row.code, row.words)}
          </span>
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

/** Rows that are to fix are tried once more, as they are now; where a reason was missing, with it. */
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
