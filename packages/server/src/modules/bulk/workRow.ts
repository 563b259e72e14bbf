import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { keepStarted } from '../../work/startedByRow.ts'
import type { BulkTurn, InsideAction, OutsideAction } from './action.ts'
import { actions } from './actions.ts'
import { giveBack } from './giveBack.ts'
import type { Job } from './job.ts'
import { allowed } from './mayDo.ts'
import { ownVersions } from './ownVersions.ts'

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

type Row = NonNullable<Awaited<ReturnType<typeof nextRow>>>

/** Two that wait for each other: one was chosen to begin again. */
const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'

interface Settled {
  readonly state: 'asked' | 'done' | 'toFix'
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

/** Of a row that was changed since it was seen: whether whoever started the job did so himself, in another tab. */
async function whoseChange(app: App, tx: Tx, job: Job, row: Row, settled: Settled) {
  if (settled.code !== 'ChangedMeanwhile') return settled
  const who = { clientId: job.clientId, userId: job.startedBy }
  const seen = { rowNo: row.row_no, id: row.subject_id, version: row.version }
  if ((await ownVersions(tx, who, job.action, [seen])).size === 0) return settled
  return toFix(app, job, new Refusal('ChangedYourself'))
}

const requestOf = ({ bulkId }: Job) => ({ id: `bulk-${bulkId}`, address: '', userAgent: '', key: '' })

const turnOf = (row: Row): BulkTurn => ({ id: row.subject_id, version: row.version, priceId: row.price_sheet_id })

/**
 * Does the next row and keeps what became of it, both in one transaction: done once, whoever works it. One that lost
 * against somebody else who waited for it begins again.
 */
async function workInside(app: App, job: Job, action: InsideAction, who: Who | null) {
  const { clientId, bulkId } = job
  const afterwards: (() => void | Promise<void>)[] = []
  const now = app.clock.now()
  const isWorked = await app.db.forClient(clientId).transaction(async tx => {
    const row = await nextRow(tx, job)
    if (row === undefined) return false
    await Promise.all([app.due.letOthersPass(tx), sql`savepoint before_row`.execute(tx)])
    let settled: Settled
    try {
      const doors = { tx, after: (work: () => void | Promise<void>) => void afterwards.push(work) }
      const given = { app, request: requestOf(job), now, upload: null, issueKey: () => {}, ...doors }
      const asked = { ...given, who: allowed(app, action, who) }
      const { words = '', started = [] } = await action.act(asked, turnOf(row), job.input)
      await keepStarted(tx, { clientId, bulkId, rowNo: row.row_no }, started)
      settled = { state: started.length > 0 ? 'asked' : 'done', code: '', words, issues: '[]' }
    } catch (error) {
      if (isDeadlock(error)) throw error
      await sql`rollback to savepoint before_row`.execute(tx)
      afterwards.length = 0
      settled = await whoseChange(app, tx, job, row, toFix(app, job, error))
    }
    await tx
      .updateTable('bulk_row')
      .set({ ...settled, settled_at: settled.state === 'asked' ? null : now.toISOString() })
      .where('client_id', '=', clientId)
      .where('bulk_id', '=', bulkId)
      .where('row_no', '=', row.row_no)
      .execute()
    return true
  })
  for (const work of afterwards) await work()
  return isWorked
}

/** Takes the next row for this node, committed before anybody is asked. */
const takeRow = (app: App, job: Job, taken_at: string): Promise<Row | undefined> =>
  app.db.forClient(job.clientId).transaction(async tx => {
    const row = await nextRow(tx, job)
    if (row === undefined) return undefined
    await tx
      .updateTable('bulk_row')
      .set({ state: 'asked', taken_at })
      .where('client_id', '=', job.clientId)
      .where('bulk_id', '=', job.bulkId)
      .where('row_no', '=', row.row_no)
      .execute()
    return row
  })

/** The node stopped while carriers were asked: nothing became of the row, and it waits for the next one. */
const isCutShort = (error: unknown): boolean => error instanceof Refusal && error.code === 'Unavailable'

/** Asks outside for the next row, and keeps what became of it unless another node has taken it since. */
async function workOutside(app: App, job: Job, action: OutsideAction, who: Who | null, tell: () => Promise<void>) {
  const { clientId, bulkId } = job
  const now = app.clock.now()
  const takenAt = now.toISOString()
  const row = await takeRow(app, job, takenAt)
  if (row === undefined) return false
  await tell()
  const db = app.db.forClient(clientId)
  const given = { app, db, request: requestOf(job), now, upload: null, issueKey: () => {} }
  const settled = await (async (): Promise<Settled | null> => {
    const asked = { ...given, who: allowed(app, action, who) }
    return { code: '', issues: '[]', ...(await action.ask(asked, turnOf(row), job.input)) }
  })().catch((error: unknown) => (isCutShort(error) ? null : toFix(app, job, error)))
  if (settled === null) {
    await giveBack(app, job, { rowNo: row.row_no, takenAt })
    return false
  }
  await db.write(
    app.db.query
      .updateTable('bulk_row')
      .set({ ...settled, taken_at: null, settled_at: app.clock.now().toISOString() })
      .where('client_id', '=', clientId)
      .where('bulk_id', '=', bulkId)
      .where('row_no', '=', row.row_no)
      .where('state', '=', 'asked')
      .where('taken_at', '=', takenAt),
  )
  return true
}

/** How often one row may lose against others who wait for each other, before its job waits a while. */
const DEADLOCKS_MAX = 3

/**
 * Works the next row of a job; false: none waits that nobody else works.
 * @param tell whoever looks on hears of rows that are asked now
 */
export async function workRow(app: App, job: Job, who: Who | null, tell: () => Promise<void>): Promise<boolean> {
  const action = actions[job.action]
  if ('ask' in action) return workOutside(app, job, action, who, tell)
  for (let lost = 0; ; lost += 1) {
    try {
      return await workInside(app, job, action, who)
    } catch (error) {
      if (!isDeadlock(error) || lost === DEADLOCKS_MAX) throw error
    }
  }
}
