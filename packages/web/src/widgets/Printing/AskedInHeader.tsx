import '../../texts/stations.ts'
import '../../texts/trade.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { AskedJobs } from './AskedJobs.tsx'
import { usePrintJobs } from './usePrintJobs.ts'

/** The jobs that are asked about, wherever one is; its texts come with it. */
export function AskedInHeader() {
  const t = useText()
  const { jobs = [], settle } = usePrintJobs()
  return (
    <>
      <Hint small>{t('stations.jobsAskedWhy')}</Hint>
      <AskedJobs jobs={jobs.filter(({ state }) => state === 'unknown')} settle={settle} />
    </>
  )
}
