import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { personAs } from '../../identity/personAs.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import { mayUse, type Who } from '../../who.ts'
import type { Again, DueWork } from '../../work/due.ts'
import { actions, type BulkInput } from './actions.ts'

/** A job gives its place back after so long, so that the next one comes on, and a node that stops is not waited for. */
const SLICE_MS = 2_000

interface Job {
  readonly clientId: number
  readonly bulkId: number
  readonly startedBy: number
  readonly action: keyof typeof actions
  readonly input: BulkInput
}

async function jobOf(app: App, { clientId, subjectId: bulkId }: DueWork): Promise<Job | null> {
  const row = await app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('bulk_job')
        .select(['started_by', 'action', 'input'])
        .where('client_id', '=', clientId)
        .where('bulk_id', '=', bulkId)
        .where('ended_at', 'is', null),
    )
  if (row === null) return null
  const { started_by: startedBy, action, input } = row
  return { clientId, bulkId, startedBy, action: action as Job['action'], input: input as unknown as BulkInput }
}

const nextRow = (tx: Tx, { clientId, bulkId }: Job) =>
  tx
    .selectFrom('bulk_row')
    .select(['row_no', 'subject_id', 'version', 'price_sheet_id'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .orderBy('row_no')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Two that wait for each other: one was chosen to begin again. */
const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'

interface Settled {
  readonly state: 'done' | 'toFix'
  readonly code: string
  readonly words: string
  /** Fields that keep the row from being done, as JSON. */
  readonly issues: string
}

/** What a row that could not be done says. Breakage is logged, and said without its inside. */
function toFix(app: App, job: Job, error: unknown): Settled {
  if (!(error instanceof Refusal)) app.log.error({ err: error, bulkId: job.bulkId }, 'a row of a bulk job broke')
  const refusal = error instanceof Refusal ? error : new Refusal('Unexpected')
  return {
    state: 'toFix',
    code: refusal.code,
    words: wordsOf(refusal, app.settings.SUPPORT_EMAIL),
    issues: JSON.stringify(refusal.issues ?? []),
  }
}

/** Does the next row and keeps what became of it, both in one transaction: done once, whoever works it. False: none waits. */
async function workRow(app: App, job: Job, who: Who | null): Promise<boolean> {
  const { call, act } = actions[job.action]
  const afterwards: (() => void | Promise<void>)[] = []
  const now = app.clock.now()
  const isWorked = await app.db.forClient(job.clientId).transaction(async tx => {
    const row = await nextRow(tx, job)
    if (row === undefined) return false
    await sql`savepoint before_row`.execute(tx)
    let settled: Settled
    try {
      const isOpen = who !== null && call.access.kind !== 'public' && mayUse(who, call.access.pages)
      if (!isOpen) throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
      const request = { id: `bulk-${job.bulkId}`, address: '', userAgent: '', key: '' }
      const doors = { tx, after: (work: () => void | Promise<void>) => void afterwards.push(work) }
      const given = { app, who, request, now, upload: null, issueKey: () => {}, ...doors }
      const words = await act(
        given,
        { id: row.subject_id, version: row.version, priceId: row.price_sheet_id },
        job.input,
      )
      settled = { state: 'done', code: '', words, issues: '[]' }
    } catch (error) {
      if (isDeadlock(error)) throw error
      await sql`rollback to savepoint before_row`.execute(tx)
      afterwards.length = 0
      settled = toFix(app, job, error)
    }
    await tx
      .updateTable('bulk_row')
      .set({ ...settled, settled_at: now.toISOString() })
      .where('client_id', '=', job.clientId)
      .where('bulk_id', '=', job.bulkId)
      .where('row_no', '=', row.row_no)
      .execute()
    return true
  })
  for (const work of afterwards) await work()
  return isWorked
}

/**
 * Ends a job of which no row waits; false while another node still works one. Whoever tries a row again holds the job
 * meanwhile: what waits is asked for after that.
 */
const endJob = (app: App, { clientId, bulkId }: Job): Promise<boolean> =>
  app.db.forClient(clientId).transaction(async tx => {
    const own = { client_id: clientId, bulk_id: bulkId }
    await tx
      .selectFrom('bulk_job')
      .select('bulk_id')
      .where(eb => eb.and(own))
      .forUpdate()
      .execute()
    const waiting = await tx
      .selectFrom('bulk_row')
      .select('row_no')
      .where(eb => eb.and({ ...own, state: 'waiting' }))
      .limit(1)
      .executeTakeFirst()
    if (waiting !== undefined) return false
    await tx
      .updateTable('bulk_job')
      .set({ ended_at: app.clock.now().toISOString() })
      .where(eb => eb.and(own))
      .execute()
    return true
  })

/** While another node holds the last rows there is nothing to do and nothing to say. */
const HELD_ELSEWHERE_MS = 1_500

/** Works a slice of a job; what is left comes on again. */
export async function workBulk(app: App, due: DueWork): Promise<Again> {
  const job = await jobOf(app, due)
  if (job === null) return null
  const who = await personAs(app.db, job.clientId, job.startedBy)
  const until = performance.now() + SLICE_MS
  let isLeft = true
  let worked = 0
  while (isLeft && performance.now() < until) {
    isLeft = await workRow(app, job, who)
    if (isLeft) worked += 1
  }
  const isEnded = !isLeft && (await endJob(app, job))
  if (worked === 0 && !isEnded) return new Date(app.clock.now().getTime() + HELD_ELSEWHERE_MS)
  await app.realtime.tell({ clientId: job.clientId, topic: 'bulk', data: { bulkId: job.bulkId } })
  return isEnded ? null : app.clock.now()
}
