import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { bulkSchedule } from './BulkSchedule.ts'
import { closeBulk } from './CloseBulk.ts'
import { getBulk } from './GetBulk.ts'
import { retryBulk } from './RetryBulk.ts'
import { reviewTenders } from './ReviewTenders.ts'
import { startBulk } from './StartBulk.ts'
import { sweepBulk } from './sweepBulk.ts'
import { workBulk } from './workBulk.ts'

export const bulkHandlers = {
  BulkSchedule: bulkSchedule,
  CloseBulk: closeBulk,
  GetBulk: getBulk,
  RetryBulk: retryBulk,
  ReviewTenders: reviewTenders,
  StartBulk: startBulk,
} satisfies Partial<Handlers>

export const bulkWork: Pick<ModuleWork, 'bulk' | 'sweepBulk'> = { bulk: workBulk, sweepBulk }
