import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'

/** Jobs that were seen here, each with whether it had ended. */
export type EndedJobs = ReadonlyMap<number, boolean>

type Job = Pick<WireBulkJob, 'bulkId' | 'endedAt'>

/** Jobs that were under way when they were last seen here, or started here, and have ended now. */
export function endedSince<J extends Job>(
  seen: EndedJobs,
  jobs: readonly J[],
): { readonly ended: J[]; readonly now: EndedJobs } {
  const ended = jobs.filter(job => job.endedAt !== null && seen.get(job.bulkId) === false)
  // A job that was just started may be missing from an answer that is older than it.
  const now = new Map([...seen, ...jobs.map(job => [job.bulkId, job.endedAt !== null] as const)])
  return { ended, now }
}

/** Nothing to fix, and nothing to do outside. */
export const needsNobody = (job: Pick<WireBulkJob, 'toFix' | 'shown'>): boolean =>
  job.toFix === 0 && job.shown.length === 0
