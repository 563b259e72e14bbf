import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { heldToDocks, type Tx } from '../../db/open.ts'
import { isForLater } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { keepStarted } from '../../work/startedByRow.ts'
import type { Acted, GoesOn, OutsideAction, RowGiven } from './action.ts'
import { giveBack } from './giveBack.ts'
import type { Job } from './job.ts'
import { allowed } from './mayDo.ts'
import {
  isDeadlock,
  nextRows,
  type Row,
  requestOf,
  type Settled,
  toFix,
  turnOf,
  unrefused,
  whoseChange,
} from './row.ts'

/** A row as this node took it. */
interface TakenRow {
  readonly row: Row
  readonly takenAt: string
}

/** The same, and in whose name it is done. */
interface Taken extends TakenRow {
  readonly who: Who | null
}

/** Takes the next rows for this node, committed before anybody is asked. */
const takeRows = (app: App, job: Job, taken_at: string, most: number): Promise<readonly Row[]> =>
  app.db.forClient(job.clientId).transaction(async tx => {
    const rows = await nextRows(tx, job, most)
    if (rows.length === 0) return rows
    await tx
      .updateTable('bulk_row')
      .set({ state: 'asked', taken_at })
      .where('client_id', '=', job.clientId)
      .where('bulk_id', '=', job.bulkId)
      .where(sql<boolean>`row_no = any(${rows.map(row => row.row_no)}::int[])`)
      .execute()
    return rows
  })

/** Hands out the rows of a job one by one: those who ask at the same moment are served by one transaction. */
export function openTaker(app: App, job: Job): () => Promise<TakenRow | undefined> {
  let waiting: PromiseWithResolvers<TakenRow | undefined>[] = []
  const serve = async (): Promise<void> => {
    const asking = waiting
    waiting = []
    const takenAt = app.clock.now().toISOString()
    try {
      const rows = await takeRows(app, job, takenAt, asking.length)
      asking.forEach(({ resolve }, n) => {
        const row = rows[n]
        resolve(row && { row, takenAt })
      })
    } catch (error) {
      for (const { reject } of asking) reject(error)
    }
  }
  return () => {
    const asked = Promise.withResolvers<TakenRow | undefined>()
    if (waiting.push(asked) === 1) setImmediate(() => void serve())
    return asked.promise
  }
}

/** The row of a job while this node still has it. */
const ownRow = (job: Job, { row, takenAt }: TakenRow) => ({
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

/** What became of a row that was refused; null: nothing, and it waits again. */
async function refused(app: App, job: Job, row: Row, error: unknown): Promise<Settled | null> {
  // The node stopped while carriers were asked, or files are out of reach: nothing became of the row, and it waits for the next one.
  // One that lost against others again and again waits a while, too.
  if (isForLater(error) || isDeadlock(error)) return null
  const settled = toFix(app, job, error)
  if (settled.code !== 'ChangedMeanwhile') return settled
  return app.db.forClient(job.clientId).transaction(tx => whoseChange(app, tx, job, row, settled))
}

/**
 * One transaction over a row that this node still has: `work` and what is kept of it are done once.
 * @param shipmentId what `work` locks, so that others may share the transaction; null: more than one shipment, alone
 * @returns null: another node has the row since
 */
async function inside<T>(
  app: App,
  job: Job,
  taken: Taken,
  shipmentId: number | null,
  action: OutsideAction,
  work: (given: RowGiven, row: Row, endsHere: boolean) => Promise<T>,
): Promise<T | null> {
  const { clientId } = job
  const within = async (tx: Tx) => {
    const afterwards: (() => void | Promise<void>)[] = []
    const held = await holdRow(tx, job, taken)
    if (held === undefined) return { done: null, afterwards }
    await app.due.letOthersPass(tx)
    const doors = { tx, after: (later: () => void | Promise<void>) => void afterwards.push(later) }
    const given = { app, request: requestOf(job), now: app.clock.now(), upload: null, issueKey: () => {}, ...doors }
    const row = { ...taken.row, shipment_id: held.shipment_id }
    const who = allowed(app, action, taken.who)
    const done = await heldToDocks(tx, who.docks, () => work({ ...given, who }, row, held.ends_here))
    return { done, afterwards }
  }
  // Who is held to some docks shares no transaction with those who are not.
  const isAlone = shipmentId === null || (taken.who?.docks ?? null) !== null
  const { done, afterwards } = await (isAlone
    ? app.db.forClient(clientId).transaction(within)
    : app.lanes.share('row', clientId, shipmentId, within))
  for (const later of afterwards) await later()
  return done
}

/** How often one row may lose against others who wait for each other, before it waits for a while. */
const DEADLOCKS_MAX = 3

/** Does it again where it lost against somebody else who waited for it. */
async function untilWon<T>(work: () => Promise<T>): Promise<T> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || lost === DEADLOCKS_MAX) throw error
    }
  }
}

/** Builds the shipment of a row that has none, and keeps it with the row in the same transaction. */
const built = (app: App, job: Job, taken: Taken, action: OutsideAction): Promise<Row | null> =>
  inside(app, job, taken, null, action, async (given, row) => {
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

/** Writes what became of a row that this node still has. */
const settleOwn = (_app: App, { tx, now }: Pick<RowGiven, 'tx' | 'now'>, job: Job, taken: Taken, settled: Ended) =>
  tx
    .updateTable('bulk_row')
    .set({ ...settled, taken_at: null, settled_at: settled.state === 'asked' ? null : now.toISOString() })
    .where(eb => eb.and(ownRow(job, taken)))
    .execute()

type Ended = Settled | { readonly state: 'stopped' }

/** Does what was found outside, unless the job was stopped meanwhile, and settles the row with it. */
const goOn = (app: App, job: Job, taken: Taken, action: OutsideAction, { act, shipmentId }: GoesOn): Promise<unknown> =>
  inside(app, job, taken, shipmentId, action, async (given, row, endsHere) => {
    if (endsHere) return settleOwn(app, given, job, taken, { state: 'stopped' })
    const { started, settled } = await acted(act(given))
    const { clientId, bulkId } = job
    await keepStarted(given.tx, { clientId, bulkId, rowNo: row.row_no }, started)
    return settleOwn(app, given, job, taken, settled)
  })

const acted = async (acting: Promise<Acted>) => {
  const { words = '', started = [] } = await acting
  const state = started.length > 0 ? 'asked' : 'done'
  return { started, settled: { state, words, ...unrefused } as const }
}

/** Asks outside for a row that was taken, and keeps what became of it unless another node has taken it since. */
export async function workOutside(
  app: App,
  job: Job,
  action: OutsideAction,
  who: Who | null,
  { row, takenAt }: TakenRow,
): Promise<boolean> {
  const taken = { row, takenAt, who }
  const db = app.db.forClient(job.clientId, who?.docks ?? null)
  const given = { app, db, request: requestOf(job), now: new Date(takenAt), upload: null, issueKey: () => {} }
  const settled = await (async (): Promise<Settled | 'settled' | null> => {
    const asked = { ...given, who: allowed(app, action, who) }
    const ready = action.build === undefined ? row : await untilWon(() => built(app, job, taken, action))
    if (ready === null) return 'settled'
    const answer = await action.ask(asked, turnOf(ready), job.input)
    if (answer.state !== 'goesOn') return { ...unrefused, ...answer }
    await untilWon(() => goOn(app, job, taken, action, answer))
    return 'settled'
  })().catch((error: unknown) => refused(app, job, row, error))
  if (settled === null) {
    await giveBack(app, job, { rowNo: row.row_no, takenAt })
    return false
  }
  if (settled === 'settled') return true
  await app.lanes.share('row', job.clientId, null, tx =>
    settleOwn(app, { tx, now: app.clock.now() }, job, taken, settled),
  )
  return true
}
