import type { PrintJobState, WirePrintJob } from '@waybill/contract/wire/station.ts'
import { explain } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Section } from '../../../ui/Sheet.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { AskedJobs } from '../../../widgets/Printing/AskedJobs.tsx'
import { usePrintJobs } from '../../../widgets/Printing/usePrintJobs.ts'
import classes from './PrinterSetup.module.css'

const tones: Readonly<Record<PrintJobState, Tone>> = {
  waiting: 'quiet',
  sent: 'busy',
  printed: 'good',
  unknown: 'warn',
  failed: 'bad',
}

/** Of the newest jobs, as many as are shown on this page. */
const SHOWN = 25

/** What is asked about first, then what was printed lately. */
export function Jobs() {
  const t = useText()
  const { jobs, error, retry, settle } = usePrintJobs()
  if (jobs === undefined) {
    return error === null ? null : <ErrorState {...explain(error, 'stations.notLoaded')} onRetry={() => void retry()} />
  }
  const asked = jobs.filter(({ state }) => state === 'unknown')
  const others = jobs.filter(({ state }) => state !== 'unknown').slice(0, SHOWN)
  return (
    <>
      {asked.length > 0 && (
        <Section title={t('stations.jobs_asked', { count: asked.length })} why={t('stations.jobsAskedWhy')}>
          <AskedJobs jobs={asked} settle={settle} />
        </Section>
      )}
      {(others.length > 0 || asked.length === 0) && (
        <Section title={t('stations.jobs')}>
          {others.length === 0 ? <Hint>{t('stations.noJobs')}</Hint> : <JobTable jobs={others} />}
        </Section>
      )}
    </>
  )
}

function JobTable({ jobs }: { jobs: readonly WirePrintJob[] }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={classes.table} tabIndex={0} aria-label={t('stations.jobs')}>
      <SmallTable>
        <thead>
          <tr>
            <th>{t('stations.job')}</th>
            <th>{t('stations.state')}</th>
            <th>{t('stations.printer')}</th>
            <th>{t('stations.when')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(job => (
            <tr key={job.jobId}>
              <td>{job.document === 'test' ? t('stations.document_test') : job.title}</td>
              <td>
                <Badge tone={tones[job.state]}>{t(`stations.job_${job.state}`)}</Badge>{' '}
                {job.fault !== '' && t(`stations.fault_${job.fault}`)}
              </td>
              <td>{t('stations.at', { printer: job.printerName, station: job.stationName })}</td>
              <td>
                <InstantText at={job.askedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </section>
  )
}
