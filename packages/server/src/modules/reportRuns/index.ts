import type { ModuleWork } from '../../jobs/work.ts'
import { sweepReportRuns } from './sweepReportRuns.ts'
import { workReportRun } from './workRun.ts'
import { workReportSlot } from './workSlot.ts'

export { runFile } from './runFile.ts'
export { reportsToSend, setReportsAside } from './setAside.ts'
export { stillMailed } from './stillMailed.ts'

/** What mails reports. */
export const reportWork: Pick<ModuleWork, 'reportSlot' | 'reportRun' | 'sweepReportRuns'> = {
  reportSlot: workReportSlot,
  reportRun: workReportRun,
  sweepReportRuns,
}
