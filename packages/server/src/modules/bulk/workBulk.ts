import type { App } from '../../app.ts'
import { personAs } from '../../identity/personAs.ts'
import type { Who } from '../../who.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import type { Action } from './action.ts'
import { actions } from './actions.ts'
import { followRows } from './followRows.ts'
import { giveBack } from './giveBack.ts'
import { type Job, jobOf } from './job.ts'
import { openTaker, workOutside } from './workOutside.ts'
import { workRow } from './workRow.ts'

/** A job gives its place back after so long, so that the next one comes on, and a node that stops is not waited for. */
const SLICE_MS = 2_000

/**
 * Rows of one job that are worked at a time. A node works four jobs, two of them of one company (jobs/work.ts), so those
 * that hold a connection leave half of the pool to people who click, and an account, which is one company's, is never asked
 * for more than twelve shipments at once.
 */
const INSIDE_AT_ONCE = 2
const OUTSIDE_AT_ONCE = 6

/** Labels are bought as many at a time as the setting says, by the two jobs of a company together. */
const atOnce = ({ lanes }: App, action: Action): number =>
  !('ask' in action) ? INSIDE_AT_ONCE : action.inLanes === true ? Math.ceil(lanes.most / 2) : OUTSIDE_AT_ONCE

/** While another node holds the last rows there is nothing to do and nothing to say. */
const HELD_ELSEWHERE_MS = 1_500

/** Whoever looks on need not hear of each of many rows. */
const TELL_EVERY_MS = 1_000

type Ending = Pick<Hold, 'ending'>

const tellOf = (app: App, { clientId, bulkId }: Job): Promise<void> =>
  app.realtime.tell({ clientId, topic: 'bulk', data: { bulkId } })

/** Works rows until the slice is over, none waits or this node ends: those under way come to their end. @returns how many */
async function workRows(app: App, job: Job, who: Who | null, { ending }: Ending): Promise<number> {
  const until = performance.now() + SLICE_MS
  let worked = 0
  let lastTell = Number.NEGATIVE_INFINITY
  const tell = async (): Promise<void> => {
    if (performance.now() - lastTell < TELL_EVERY_MS) return
    lastTell = performance.now()
    await tellOf(app, job)
  }
  const action = actions[job.action]
  const take = openTaker(app, job)
  const next = async (): Promise<boolean> => {
    if (!('ask' in action)) return workRow(app, job, action, who)
    const taken = await take()
    if (taken === undefined) return false
    await tell()
    return workOutside(app, job, action, who, taken)
  }
  const works = async (): Promise<void> => {
    while (!ending.aborted && performance.now() < until && (await next())) worked += 1
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce(app, action) }, works))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return worked
}

/** Works a slice of a job; what is left comes on again, and so does one that hears what became of what it started. */
export async function workBulk(app: App, due: DueWork, hold: Ending): Promise<Again> {
  const job = await jobOf(app, due)
  if (job === null) return null
  if (!job.isEnded) await giveBack(app, job)
  const worked = job.isEnded ? 0 : await workRows(app, job, await personAs(app.db, job.clientId, job.startedBy), hold)
  const { standing, isNews } = await followRows(app, job)
  const hasEnded = standing === 'ended' && !job.isEnded
  if (worked > 0 || isNews || hasEnded) await tellOf(app, job)
  if (standing === 'waiting' && (worked > 0 || job.isEnded)) return app.clock.now()
  if (standing === 'waiting' || standing === 'taken') return new Date(app.clock.now().getTime() + HELD_ELSEWHERE_MS)
  return null
}
