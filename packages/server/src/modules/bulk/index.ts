import type { ModuleWork } from '../../jobs/work.ts'
import { sweepBulk } from './sweepBulk.ts'
import { workBulk } from './workBulk.ts'

export { reviewTenders } from './ReviewTenders.ts'
export { startBulk } from './StartBulk.ts'

export const bulkWork: Pick<ModuleWork, 'bulk' | 'sweepBulk'> = { bulk: workBulk, sweepBulk }
export { stopAllJobs } from './stopJobs.ts'
