import type { ModuleWork } from '../../jobs/work.ts'
import { workPrintJob } from './printJobs.ts'
import { sweepPrintJobs } from './sweepPrintJobs.ts'

export { type OpenLine, openStationLines } from './stationLines.ts'
export { printersOnline } from './stationRows.ts'

export const stationWork: Pick<ModuleWork, 'printJob' | 'sweepPrintJobs'> = { printJob: workPrintJob, sweepPrintJobs }
