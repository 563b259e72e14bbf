import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { keepStarted } from '../../work/startedByRow.ts'
import type { Acted, GoesOn, OutsideAction, RowGiven } from './action.ts'
import { giveBack } from './giveBack.ts'
import type { Job } from './job.ts'
import { allowed } from './mayDo.ts'
import { isDeadlock, nextRow, type Row, requestOf, type Settled, toFix, turnOf, whoseChange } from './row.ts'

/** A row as this node took it, and in whose name it is done. */
interface Taken {
  readonly row: Row
  readonly takenAt: string
  readonly who: Who | null
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

/** The row of a job while this node still has it. */
const ownRow = (job: Job, { row, takenAt }: Pick<Taken, 'row' | 'takenAt'>) => ({
  ...{ client_id: job.clientId, bulk_id: job.bulkId, row_no: row.row_no },
  ...{ state: 'asked', taken_at: takenAt },
})

/** Holds a row that this node took; undefined: another node has it since. */
const holdRow = (tx: Tx, job: Job, taken: Taken) =>
  tx
    .selectFrom('bulk_row')
    .select(['ends_here', 'shipment_id'])
    .where(eb => eb.and(ownRow(job, taken)))
    .forUpdate()
    .executeTakeFirst()

/** The node stopped while carriers were asked: nothing became of the row, and it waits for the next one. */
const isCutShort = (error: unknown): boolean => error instanceof Refusal && error.code === 'Unavailable'

/** What became of a row that was refused; null: nothing, and it waits again. */
async function refused(app: App, job: Job, row: Row, error: unknown): Promise<Settled | null> {
  // One that lost against others again and again waits a while, as one does that its node could not ask about.
  if (isCutShort(error) || isDeadlock(error)) return null
  const settled = toFix(app, job, error)
  if (settled.code !== 'ChangedMeanwhile') return settled
  return app.db.forClient(job.clientId).transaction(tx => whoseChange(app, tx, job, row, settled))
}

/** How often one row may lose against others who wait for each other, before it waits for a while. */
const DEADLOCKS_MAX = 3

/**
 * One transaction over a row that this node still has: `work` and what is kept of it are done once. One that lost against
 * somebody else who waited for it begins again.
 * @returns null: another node has the row since
 */
async function inside<T>(
  app: App,
  job: Job,
  taken: Taken,
  action: OutsideAction,
  work: (given: RowGiven, row: Row, endsHere: boolean) => Promise<T>,
): Promise<T | null> {
  for (let lost = 0; ; lost += 1) {
    const afterwards: (() => void | Promise<void>)[] = []
    try {
      const done = await app.db.forClient(job.clientId).transaction(async tx => {
        const held = await holdRow(tx, job, taken)
        if (held === undefined) return null
        await app.due.letOthersPass(tx)
        const doors = { tx, after: (later: () => void | Promise<void>) => void afterwards.push(later) }
        const given = { app, request: requestOf(job), now: app.clock.now(), upload: null, issueKey: () => {}, ...doors }
        const row = { ...taken.row, shipment_id: held.shipment_id }
        return work({ ...given, who: allowed(app, action, taken.who) }, row, held.ends_here)
      })
      for (const later of afterwards) await later()
      return done
    } catch (error) {
      if (!isDeadlock(error) || lost === DEADLOCKS_MAX) throw error
    }
  }
}

/** Builds the shipment of a row that has none, and keeps it with the row in the same transaction. */
const built = (app: App, job: Job, taken: Taken, action: OutsideAction): Promise<Row | null> =>
  inside(app, job, taken, action, async (given, row) => {
    const { build } = action
    if (build === undefined || row.shipment_id !== null) return row
    const shipment_id = await build(given, turnOf(row))
    await given.tx
      .updateTable('bulk_row')
      .set({ shipment_id })
      .where(eb => eb.and(ownRow(job, taken)))
      .execute()
    return { ...row, shipment_id }
  })

/** Does what was found outside, unless the job was stopped meanwhile, and settles the row with it. */
const goOn = (app: App, job: Job, taken: Taken, action: OutsideAction, act: GoesOn['act']): Promise<unknown> =>
  inside(app, job, taken, action, async (given, row, endsHere) => {
    const { tx } = given
    const { clientId, bulkId } = job
    const write = (settled: Settled | { readonly state: 'stopped' }) =>
      tx
        .updateTable('bulk_row')
        .set({ ...settled, taken_at: null, settled_at: settled.state === 'asked' ? null : given.now.toISOString() })
        .where(eb => eb.and(ownRow(job, taken)))
        .execute()
    if (endsHere) return write({ state: 'stopped' })
    await sql`savepoint before_row`.execute(tx)
    const settled = await acted(act(given)).catch(async (error: unknown) => {
      if (isDeadlock(error)) throw error
      await sql`rollback to savepoint before_row`.execute(tx)
      return whoseChange(app, tx, job, row, toFix(app, job, error))
    })
    if ('started' in settled) await keepStarted(tx, { clientId, bulkId, rowNo: row.row_no }, settled.started)
    return write('started' in settled ? settled.settled : settled)
  })

const acted = async (acting: Promise<Acted>) => {
  const { words = '', started = [] } = await acting
  const state = started.length > 0 ? 'asked' : 'done'
  return { started, settled: { state, code: '', words, issues: '[]' } as const }
}

/** Asks outside for the next row, and keeps what became of it unless another node has taken it since. */
export async function workOutside(
  app: App,
  job: Job,
  action: OutsideAction,
  who: Who | null,
  tell: () => Promise<void>,
): Promise<boolean> {
  const { clientId } = job
  const now = app.clock.now()
  const takenAt = now.toISOString()
  const row = await takeRow(app, job, takenAt)
  if (row === undefined) return false
  await tell()
  const taken = { row, takenAt, who }
  const db = app.db.forClient(clientId)
  const given = { app, db, request: requestOf(job), now, upload: null, issueKey: () => {} }
  const settled = await (async (): Promise<Settled | 'settled' | null> => {
    const asked = { ...given, who: allowed(app, action, who) }
    const ready = action.build === undefined ? row : await built(app, job, taken, action)
    if (ready === null) return 'settled'
    const answer = await action.ask(asked, turnOf(ready), job.input)
    if (answer.state !== 'goesOn') return { code: '', issues: '[]', ...answer }
    await goOn(app, job, taken, action, answer.act)
    return 'settled'
  })().catch((error: unknown) => refused(app, job, row, error))
  if (settled === null) {
    await giveBack(app, job, { rowNo: row.row_no, takenAt })
    return false
  }
  if (settled === 'settled') return true
  await db.write(
    app.db.query
      .updateTable('bulk_row')
      .set({ ...settled, taken_at: null, settled_at: app.clock.now().toISOString() })
      .where(eb => eb.and(ownRow(job, taken))),
  )
  return true
}
