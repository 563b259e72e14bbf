import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { countAnew } from './recount.ts'

/** Additions that one transaction folds. */
const STEP = 5_000
/** What is written meanwhile is folded together. */
const EVERY_MS = 30_000

/** What the due work's subject says. */
const COUNT_ANEW = 1

const foldOnce = (db: TenantDb, clientId: number): Promise<number> =>
  db.transaction(async tx => {
    const { rows } = await sql<{ folded: number }>`
      select fold_figures(${clientId}, ${STEP}) + fold_counts(${clientId}, ${STEP})
             + case when fold_accrual(${clientId}) then 1 else 0 end as folded`.execute(tx)
    return rows[0]?.folded ?? 0
  })

/** Adds what was written of a company's figures to its sums, or says all of its shipments' facts anew. */
export async function workFigures(app: App, due: DueWork, hold: Hold): Promise<Again> {
  const db = app.db.forClient(due.clientId)
  if (due.subjectId === COUNT_ANEW) {
    const isWhole = await countAnew(db, due.clientId, () => hold.renew().then(isHeld => isHeld && !hold.ending.aborted))
    // What was broken off is begun anew, by this node or another: half of it said nothing of the rest.
    return isWhole ? null : app.clock.now()
  }
  let isAny = false
  for (;;) {
    const folded = await foldOnce(db, due.clientId)
    if (folded === 0) break
    isAny = true
    if (!(await hold.renew())) break
  }
  return isAny ? new Date(app.clock.now().getTime() + EVERY_MS) : null
}
