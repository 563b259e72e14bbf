import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import { UnreadableFile, unreadableCodes } from '../../files/table/openTables.ts'
import { personAs } from '../../identity/personAs.ts'
import { Refusal } from '../../refusal.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { lockedRun, type RunRow, reportOf, setRun, tellOf } from './runs.ts'
import { stageRows } from './stageRows.ts'
import { workRows } from './workRows.ts'
import { workUndo } from './workUndo.ts'

/** Rows are worked so long before another run of the company has its turn. */
const SLICE_MS = 4_000
/** A third of the lease: a node that lives never loses what it holds. */
const RENEW_EVERY_MS = 5_000
/** Whoever looks on need not hear of each batch. */
const TELL_EVERY_MS = 1_000

const runOf = (app: App, { clientId, subjectId }: DueWork): Promise<RunRow | undefined> =>
  app.db.forClient(clientId).transaction(tx => lockedRun(tx, clientId, subjectId))

type Failure = Pick<Refusal, 'code' | 'params'>

/** As if nothing had been read: what was is taken away, and the file is read from its beginning when it is tried again. */
const unread = { row_reached: 0, waiting: 0, held: 0, skipped: 0 } as const

/** Ends a run whose file can't be read. */
async function fail(app: App, run: RunRow, { code, params }: Failure): Promise<void> {
  await app.db.forClient(run.client_id).transaction(async tx => {
    const now = await lockedRun(tx, run.client_id, run.run_id)
    if (now?.state !== 'staging') return
    const ended_at = app.clock.now().toISOString()
    const failed = { state: 'failed', failure: code, failure_params: JSON.stringify(params), ended_at }
    const isHalf = code === 'ImportRowsQuota'
    await setRun(tx, run, isHalf ? { ...failed, ...unread } : failed)
    if (isHalf) await app.due.put(tx, 'import', { clientId: run.client_id, subjectId: run.run_id }, app.clock.now())
    await reportOf(app, tx, run)
    await tellOf(app, run.client_id, run.run_id, tx)
  })
}

/** What would go wrong again however often the file is read; null for what passes. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof UnreadableFile) return { code: unreadableCodes[error.why], params: error.params }
  return error instanceof Refusal ? error : null
}

const FORGET_ROWS = 20_000

/** Takes away what is kept of a run in one table, in steps that nobody waits for. @returns whether any is left */
async function forgetStep(app: App, table: 'import_change' | 'import_row', clientId: number, runId: number) {
  const { numAffectedRows } = await app.db.forClient(clientId).transaction(tx =>
    sql`
      delete from ${sql.table(table)} where client_id = ${clientId} and ctid = any(array(
        select ctid from ${sql.table(table)} where client_id = ${clientId} and run_id = ${runId} limit ${FORGET_ROWS}))`.execute(
      tx,
    ),
  )
  return Number(numAffectedRows ?? 0) >= FORGET_ROWS
}

/** Takes away rows of a run that was discarded; what it wrote can be undone still. @returns whether any are left */
const forgetRows = (app: App, clientId: number, runId: number): Promise<boolean> =>
  forgetStep(app, 'import_row', clientId, runId)

/** Takes away rows of a run, and what it wrote. @returns whether any is left */
export async function forgetRun(app: App, clientId: number, runId: number): Promise<boolean> {
  const areMoreRows = await forgetRows(app, clientId, runId)
  return (await forgetStep(app, 'import_change', clientId, runId)) || areMoreRows
}

/** In whose name a run is worked; null: somebody sent it by hand who has left since. What a source brings goes on without him. */
async function doerOf(app: App, run: RunRow): Promise<Doer | null> {
  const who = run.created_by === null ? null : await personAs(app.db, run.client_id, run.created_by)
  if (who === null && run.created_by !== null && run.source_id === null) return null
  const nobody = { clientId: run.client_id, userId: null, name: 'Import' }
  return { who: who ?? nobody, requestId: `import/${run.run_id}`, at: app.clock.now() }
}

/** Stops the run of somebody who has left: a colleague may go on with it. */
async function stopOrphan(app: App, { client_id: clientId, run_id: runId }: RunRow): Promise<null> {
  await app.db.forClient(clientId).transaction(async tx => {
    const run = await lockedRun(tx, clientId, runId)
    if (run?.state !== 'running') return
    await setRun(tx, run, { state: 'stopped' })
    const doer = { who: { clientId, userId: null, name: 'Import' }, requestId: `import/${runId}`, at: app.clock.now() }
    await recordChange(tx, doer, { entity: 'import', entityId: runId, action: 'stopped' })
    await tellOf(app, clientId, runId, tx)
  })
  return null
}

/** Holds on to a piece while it is worked, tells those who look on, and gives it back when this node ends. */
function keeper(app: App, run: RunRow, hold: Hold, sliceMs: number) {
  const until = performance.now() + sliceMs
  let [renewed, announced] = [performance.now(), performance.now()]
  return async (): Promise<boolean> => {
    const now = performance.now()
    if (hold.ending.aborted || now > until) return false
    if (now - announced >= TELL_EVERY_MS) {
      announced = now
      await tellOf(app, run.client_id, run.run_id)
    }
    if (now - renewed < RENEW_EVERY_MS) return true
    renewed = now
    return hold.renew()
  }
}

/** A file waits so long for an earlier one, unless that ends before. */
const BEHIND_MS = 1_000

/** Files of the same source beside a run that are being read or worked: the nearest before it, or behind it. */
const besideIt = (app: App, run: RunRow, side: '<' | '>') =>
  app.db.forClient(run.client_id).readOne(
    app.db.query
      .selectFrom('import_run')
      .select('run_id')
      .where('client_id', '=', run.client_id)
      .where('source_id', '=', run.source_id)
      .where('run_id', side, run.run_id)
      .where('state', 'in', side === '<' ? ['staging', 'running'] : ['running'])
      .orderBy('run_id')
      .limit(1),
  )

/** What a source says later holds: whoever waits behind a file that ended goes on at once. */
async function lettingNext(app: App, run: RunRow): Promise<void> {
  const next = run.source_id === null ? null : await besideIt(app, run, '>')
  if (next === null) return
  const due = { clientId: run.client_id, subjectId: next.run_id }
  await app.db.forClient(run.client_id).transaction(tx => app.due.put(tx, 'import', due, app.clock.now()))
}

/** Works a piece of a run: its file is read into rows, then they are worked; what is left comes on again at once. */
export async function workImport(app: App, due: DueWork, hold: Hold): Promise<Again> {
  const run = await runOf(app, due)
  if (run === undefined) return null
  const again = () => app.clock.now()
  const hasNoRows = run.state === 'discarded' || (run.state === 'failed' && run.row_reached === 0)
  if (hasNoRows) return (await forgetRows(app, run.client_id, run.run_id)) ? again() : null
  if (run.state === 'staging') {
    // Some may be left of a time when there was no room for all of them.
    if (run.row_reached === 0 && (await forgetRows(app, run.client_id, run.run_id))) return again()
    try {
      const staged = await stageRows(app, run, keeper(app, run, hold, Number.POSITIVE_INFINITY))
      if (staged !== 'all') return staged === 'part' ? again() : null
    } catch (error) {
      const failure = failureOf(error)
      if (failure === null) throw error
      await fail(app, run, failure)
      return null
    }
  } else if (run.state === 'undoing') {
    const isMore = await workUndo(app, run, keeper(app, run, hold, SLICE_MS))
    await tellOf(app, run.client_id, run.run_id)
    return isMore ? again() : null
  } else if (run.state !== 'running') return null
  if (run.source_id !== null && (await besideIt(app, run, '<')) !== null) {
    return new Date(app.clock.now().getTime() + BEHIND_MS)
  }
  const target = { clientId: run.client_id, runId: run.run_id }
  const doer = await doerOf(app, run)
  if (doer === null) return stopOrphan(app, run)
  const batched = await workRows(app, target, doer, keeper(app, run, hold, SLICE_MS))
  await tellOf(app, run.client_id, run.run_id)
  if (batched === 'end') await lettingNext(app, run)
  return batched === 'more' ? again() : null
}
