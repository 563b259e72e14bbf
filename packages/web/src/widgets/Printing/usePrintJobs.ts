import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import { SettlePrintJob } from '@waybill/contract/calls/Stations/SettlePrintJob.ts'
import type { WirePrintJob } from '@waybill/contract/wire/station.ts'
import { explainWith } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useLive } from '../../api/useLive.ts'
import { notify } from '../../ui/notify.ts'
import { isStationNews } from './stationNews.ts'

/** What was printed at stations, and how a person says what became of a job. */
export function usePrintJobs() {
  const answer = useCall(GetPrintJobs, { body: {} }, { freshFor: 0 })
  useLive('', [GetPrintJobs], isStationNews)
  const change = useChange(SettlePrintJob, [GetPrintJobs, CheckPrinterStatus])
  const settle = async ({ jobId, attempt }: WirePrintJob, as: 'printed' | 'again' | 'dropped'): Promise<void> => {
    try {
      await change.mutateAsync({ body: { jobId, attempt, as } })
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
      await answer.refetch()
    }
  }
  return { jobs: answer.data?.jobs, error: answer.error, retry: answer.refetch, settle }
}
