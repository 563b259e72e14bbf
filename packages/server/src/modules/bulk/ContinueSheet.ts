import type { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { sql } from 'kysely'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { actions } from './actions.ts'
import { addJob } from './addJob.ts'
import { allowed } from './mayDo.ts'
import { lockOwnJob } from './ownJob.ts'
import { retryBulk } from './RetryBulk.ts'
import { stopBulk } from './StopBulk.ts'
import { type SheetRow, seenOf, sheetActionOf, sheetRows } from './sheet.ts'
import type { NamedSubject } from './subjects.ts'

type Asked = Given<typeof ContinueSheet>
type Picked = Pick<
  SheetRow,
  'row_no' | 'bulk_id' | 'last_no' | 'last_state' | 'shipment_id' | 'version' | 'bol_number' | 'price_sheet_id'
>

/** Rows of the sheet that one step can be made with. */
async function rowsFor(
  { tx, who, input, now }: Asked,
  step: 'may_retry' | 'may_rate' | 'may_tender',
): Promise<Picked[]> {
  const found = await sql<Picked>`
    select row_no, bulk_id, last_no, last_state, shipment_id, version, bol_number, price_sheet_id
      from ${sheetRows(who, input.bulkId, now)} each where ${sql.ref(step)} order by row_no`.execute(tx)
  return found.rows
}

const subjectOf = ({ shipment_id, version, bol_number }: Picked): NamedSubject => ({
  ...{ id: shipment_id ?? 0, version, name: bol_number },
})

async function rate(asked: Asked): Promise<number> {
  const rows = await rowsFor(asked, 'may_rate')
  if (rows.length > 0) {
    await addJob(asked, 'rate', { statusCode: '', comments: '' }, rows.map(subjectOf), asked.input.bulkId)
  }
  return rows.length
}

/** @throws {Refusal} SheetChanged: what would be bought is not what was seen */
async function tender(asked: Asked): Promise<number> {
  const { tx, who, input } = asked
  const rows = await rowsFor(asked, 'may_tender')
  const shown = await sql<{
    seen: string
  }>`select ${seenOf} as seen from ${sheetRows(who, input.bulkId, asked.now)} each`.execute(tx)
  if (rows.length === 0 || shown.rows[0]?.seen !== input.seen) throw new Refusal('SheetChanged')
  const prices = Object.fromEntries(rows.map(row => [row.shipment_id, row.price_sheet_id ?? 0]))
  const how = { statusCode: '', comments: '', prices, reviewed: true } as const
  await addJob(asked, 'tender', how, rows.map(subjectOf), input.bulkId)
  return rows.length
}

/** Tries again what is to fix, each row in the job of its last step. */
async function retry(asked: Asked): Promise<number> {
  const { rowNo } = asked.input
  const all = await rowsFor(asked, 'may_retry')
  const rows = all.filter(row => rowNo === undefined || row.row_no === rowNo)
  let again = 0
  for (const [bulkId, ofJob] of Map.groupBy(rows, row => row.bulk_id)) {
    const toFix = ofJob.filter(row => row.last_state === 'toFix').map(row => row.last_no)
    if (toFix.length > 0) again += (await retryBulk({ ...asked, input: { bulkId, rowNos: toFix } })).again
    const rowNos = ofJob.filter(row => row.last_state === 'stopped').map(row => row.last_no)
    if (rowNos.length > 0) again += (await retryBulk({ ...asked, input: { bulkId, stopped: true, rowNos } })).again
  }
  return again
}

/** Stops every job of the sheet in which rows wait: rows that had not begun are where their last step left them. */
async function stop(asked: Asked): Promise<number> {
  const { tx, who, input } = asked
  const jobs = await sql<{ bulk_id: number }>`
    select bulk_id from ${sheetRows(who, input.bulkId, asked.now)} each where last_state = 'waiting' group by bulk_id order by bulk_id`.execute(
    tx,
  )
  let stopped = 0
  for (const { bulk_id: bulkId } of jobs.rows) stopped += (await stopBulk({ ...asked, input: { bulkId } })).stopped
  return stopped
}

const steps = { rate, tender, retry, stop } as const

export const continueSheet: Handler<typeof ContinueSheet> = async asked => {
  const { app, tx, who, input } = asked
  sheetActionOf(await lockOwnJob(tx, who, input.bulkId))
  if (input.step === 'rate' || input.step === 'tender') allowed(app, actions[input.step], who)
  return { bulkId: input.bulkId, started: await steps[input.step](asked) }
}
