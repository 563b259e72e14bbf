import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { bulkSchedule } from './BulkSchedule.ts'
import { closeBulk } from './CloseBulk.ts'
import { exportBulk } from './ExportBulk.ts'
import { getBulk } from './GetBulk.ts'
import { retryBulk } from './RetryBulk.ts'
import { reviewTenders } from './ReviewTenders.ts'
import { startBulk } from './StartBulk.ts'
import { stopBulk } from './StopBulk.ts'
import { sweepBulk } from './sweepBulk.ts'
import { workBulk } from './workBulk.ts'

export const bulkHandlers = {
  BulkSchedule: bulkSchedule,
  CloseBulk: closeBulk,
  ExportBulk: exportBulk,
  GetBulk: getBulk,
  RetryBulk: retryBulk,
  ReviewTenders: reviewTenders,
  StartBulk: startBulk,
  StopBulk: stopBulk,
} satisfies Partial<Handlers>

export const bulkWork: Pick<ModuleWork, 'bulk' | 'sweepBulk'> = { bulk: workBulk, sweepBulk }
