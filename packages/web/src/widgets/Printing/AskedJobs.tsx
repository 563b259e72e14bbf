import type { WirePrintJob } from '@waybill/contract/wire/station.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { InstantText } from '../../ui/InstantText.tsx'
import classes from './Printing.module.css'

/** Jobs of which nobody knows whether they came out: a person says so, and nothing is printed again by itself. */
export function AskedJobs({
  jobs,
  settle,
}: {
  jobs: readonly WirePrintJob[]
  settle: (job: WirePrintJob, as: 'printed' | 'again' | 'dropped') => Promise<void>
}) {
  const t = useText()
  return (
    <ul className={classes.asked}>
      {jobs.map(job => (
        <li key={job.jobId}>
          <div>
            <strong>{job.title}</strong>
            <span className={classes.where}>
              {t('stations.at', { printer: job.printerName, station: job.stationName })} ·{' '}
              <InstantText at={job.askedAt} />
            </span>
            {job.fault !== '' && <span className={classes.where}>{t(`stations.fault_${job.fault}`)}</span>}
          </div>
          <ButtonRow flush>
            <ActionButton
              size="xs"
              onAct={() => settle(job, 'printed')}
              aria-label={`${t('stations.itIsPrinted')}: ${job.title}`}
            >
              {t('stations.itIsPrinted')}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              onAct={() => settle(job, 'again')}
              aria-label={`${t('stations.printAgain')}: ${job.title}`}
            >
              {t('stations.printAgain')}
            </ActionButton>
            <ActionButton
              size="xs"
              variant="default"
              onAct={() => settle(job, 'dropped')}
              aria-label={`${t('stations.drop')}: ${job.title}`}
            >
              {t('stations.drop')}
            </ActionButton>
          </ButtonRow>
        </li>
      ))}
    </ul>
  )
}
