import { isOnSheet, type WireBulkJob } from '@waybill/contract/wire/bulk.ts'

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

/**
 * Watches the jobs of a list, and tells of those that were under way here and have ended. Whoever starts one may hear of
 * its end before the answer to its start.
 */
export function watchJobs<J extends Job>(onEnded: (ended: readonly J[]) => void) {
  let seen: EndedJobs = new Map()
  let latest: readonly J[] = []
  const told = new Map<number, string | null>()
  const look = (jobs: readonly J[]): void => {
    latest = jobs
    const { ended, now } = endedSince(seen, jobs)
    seen = now
    for (const { bulkId, endedAt } of ended) told.set(bulkId, endedAt)
    if (ended.length > 0) onEnded(ended)
  }
  /** @param former when it had ended before; null: it had not */
  const underWay = (bulkId: number, former: string | null): void => {
    const endedAt = latest.find(job => job.bulkId === bulkId)?.endedAt ?? null
    // Seen under way and ended already, it was told of then.
    if (endedAt !== null && endedAt !== former && endedAt === told.get(bulkId)) return
    seen = new Map(seen).set(bulkId, false)
    // What was seen of it last may be of its former time.
    if (endedAt !== former) look(latest)
  }
  return {
    look,
    started: (bulkId: number): void => underWay(bulkId, null),
    startedAgain: underWay,
  }
}

type Begun = Pick<WireBulkJob, 'bulkId' | 'waiting' | 'endedAt'>

/**
 * Whether, since jobs were last looked at, all rows of one have begun while some are still asked: what the list shows has
 * changed by then, though the job has not ended.
 */
export const allBegunSince = (before: readonly Begun[], now: readonly Begun[]): boolean =>
  now.some(
    job =>
      job.waiting === 0 &&
      job.endedAt === null &&
      !before.some(one => one.bulkId === job.bulkId && one.waiting === 0 && one.endedAt === null),
  )

/** Where no news come in, a job that runs is looked at every few seconds; where they do, in case one was lost. */
const AGAIN_MS = { live: 30_000, silent: 3_000 } as const

/** Milliseconds after which jobs are asked for again; false where none runs. @param isLive news of them come in */
export const askedAgainAfter = (jobs: readonly Pick<Job, 'endedAt'>[], isLive: boolean): number | false =>
  jobs.some(({ endedAt }) => endedAt === null) && AGAIN_MS[isLive ? 'live' : 'silent']

/** What it does costs money, and may have papers. */
const buys = ({ action }: Pick<WireBulkJob, 'action'>): boolean => action === 'tender' || shipsParcels({ action })

/** It buys labels: they are printed by their job. */
export const shipsParcels = ({ action }: Pick<WireBulkJob, 'action'>): boolean =>
  action === 'ship' || action === 'shipOrders'

/**
 * Nothing to fix, nothing to say or to do outside, and nothing that a stop left. What was bought, and what goes on from a
 * sheet, is said until it is put away.
 */
export const needsNobody = (job: Pick<WireBulkJob, 'action' | 'toFix' | 'stopped' | 'shown'>): boolean =>
  !buys(job) && !isOnSheet(job.action) && job.toFix === 0 && job.stopped === 0 && job.shown.length === 0

/** Where orders or shipments go on together: the rows of a job that is told there. */
export const sheetPath = (bulkId: number): string => `/OrderSheet/${bulkId}`
