import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { heldToDocks } from '../../db/open.ts'
import type { Who } from '../../who.ts'
import { keepStarted } from '../../work/startedByRow.ts'
import type { InsideAction } from './action.ts'
import type { Job } from './job.ts'
import { allowed } from './mayDo.ts'
import { isDeadlock, nextRows, requestOf, type Settled, toFix, turnOf, unrefused, whoseChange } from './row.ts'

/**
 * Does the next row and keeps what became of it, both in one transaction: done once, whoever works it. One that lost
 * against somebody else who waited for it begins again.
 */
async function workInside(app: App, job: Job, action: InsideAction, who: Who | null) {
  const { clientId, bulkId } = job
  const afterwards: (() => void | Promise<void>)[] = []
  const now = app.clock.now()
  const isWorked = await app.db.forClient(clientId).transaction(async tx => {
    const [row] = await nextRows(tx, job, 1)
    if (row === undefined) return false
    await Promise.all([app.due.letOthersPass(tx), sql`savepoint before_row`.execute(tx)])
    let settled: Settled
    let built: { readonly shipment_id?: number; readonly before?: string } = {}
    try {
      const doors = { tx, after: (work: () => void | Promise<void>) => void afterwards.push(work) }
      const given = { app, request: requestOf(job), now, upload: null, issueKey: () => {}, ...doors }
      const asked = { ...given, who: allowed(app, action, who) }
      const act = () => action.act(asked, turnOf(row), job.input)
      const { words = '', started = [], shipmentId, before } = await heldToDocks(tx, asked.who.docks, act)
      await keepStarted(tx, { clientId, bulkId, rowNo: row.row_no }, started)
      built = {
        ...(shipmentId === undefined ? {} : { shipment_id: shipmentId }),
        ...(before === undefined ? {} : { before: JSON.stringify(before) }),
      }
      settled = { state: started.length > 0 ? 'asked' : 'done', words, ...unrefused }
    } catch (error) {
      if (isDeadlock(error)) throw error
      await sql`rollback to savepoint before_row`.execute(tx)
      afterwards.length = 0
      settled = await whoseChange(app, tx, job, row, toFix(app, job, error))
    }
    await tx
      .updateTable('bulk_row')
      .set({ ...settled, ...built, settled_at: settled.state === 'asked' ? null : now.toISOString() })
      .where('client_id', '=', clientId)
      .where('bulk_id', '=', bulkId)
      .where('row_no', '=', row.row_no)
      .execute()
    return true
  })
  for (const work of afterwards) await work()
  return isWorked
}

/** How often one row may lose against others who wait for each other, before its job waits a while. */
const DEADLOCKS_MAX = 3

/** Works the next row of a job in one transaction; false: none waits that nobody else works. */
export async function workRow(app: App, job: Job, action: InsideAction, who: Who | null): Promise<boolean> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await workInside(app, job, action, who)
    } catch (error) {
      if (!isDeadlock(error) || lost === DEADLOCKS_MAX) throw error
    }
  }
}
