import type { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { takeOverOrder } from '../salesOrders/index.ts'
import { namesOf } from './pendingOrderList.ts'
import { runIn, setRun, tellOf } from './runs.ts'
import { workAgain } from './workAgain.ts'

const byHand: ImportReason = { field: '', column: -1, cell: '', code: 'discardedByHand', params: {} }

export const pendingOrder: Handler<typeof PendingOrder> = async ({ app, tx, who, query, input, request, now }) => {
  const run = await runIn(tx, who, input.runId, ['done'])
  const ofRun = { client_id: who.clientId, run_id: run.run_id }
  const row = await tx
    .selectFrom('import_row')
    .select(['group_key', 'state', 'reasons'])
    .where('client_id', '=', who.clientId)
    .where('run_id', '=', run.run_id)
    .where('row_no', '=', input.rowNo)
    .executeTakeFirst()
  if (run.kind !== 'orders' || row === undefined) throw new Refusal('NotFound')
  // Two people at once: whoever was first settled it.
  if (row.state !== 'held') return { Status: 'Success', rows: 0 }
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'import', entityId: run.run_id, action: query.flag === 'discard' ? 'discarded' : 'fixed' },
    after: { rows: [input.rowNo] },
  })
  const theirs = sql<boolean>`state = 'held' and group_key = ${row.group_key}`
  if (query.flag === 'discard') {
    const { numAffectedRows } = await sql`
      update import_row set state = 'skipped', reasons = ${JSON.stringify([byHand])}::jsonb || reasons
       where client_id = ${ofRun.client_id} and run_id = ${ofRun.run_id} and ${theirs}`.execute(tx)
    const rows = Number(numAffectedRows ?? 0)
    await setRun(tx, run, { held: run.held - rows, skipped: run.skipped + rows })
    await tellOf(app, who.clientId, run.run_id, tx)
    return { Status: 'Success', rows }
  }
  if (query.flag === 'takeOver') {
    const reasons = (row.reasons ?? []) as unknown as readonly ImportReason[]
    const isOthers = reasons.some(({ code }) => code === 'otherSource')
    if (!isOthers || run.source_id === null) throw new Refusal('BadRequest')
    const [number, backOrder] = namesOf(row.group_key)
    await takeOverOrder(tx, doer, { clientId: who.clientId, number, backOrder, sourceId: run.source_id })
  }
  if (query.flag === 'mend') {
    if (input.cells.length === 0) throw new Refusal('BadRequest')
    const edits = JSON.stringify(Object.fromEntries(input.cells.map(({ column, text }) => [column, text])))
    await sql`
      update import_row set edits = coalesce(edits, '{}') || ${edits}::jsonb
       where client_id = ${ofRun.client_id} and run_id = ${ofRun.run_id} and row_no = ${input.rowNo}`.execute(tx)
  }
  return { Status: 'Success', rows: await workAgain(app, tx, run, theirs, now) }
}
