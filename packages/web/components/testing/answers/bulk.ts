import { type WireBulkJob, wireBulkJob } from '@waybill/contract/wire/bulk.ts'
import { madeUp } from '../madeUp.ts'

/** A job that has ended: `toFix` of its rows could not be done. */
export const endedJob = (bulkId: number, given: Partial<WireBulkJob> = {}): WireBulkJob =>
  madeUp(wireBulkJob, {
    ...{ bulkId, action: 'archive', total: 2, done: 1, toFix: 1 },
    ...{ startedAt: '2026-11-27T14:00:00.000Z', endedAt: '2026-11-27T14:00:05.000Z' },
    ...given,
  })
