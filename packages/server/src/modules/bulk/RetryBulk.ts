import type { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { forgetStarted } from '../../work/startedByRow.ts'
import type { BulkInput } from './action.ts'
import { actions } from './actions.ts'
import { versioned } from './changedRows.ts'
import { lockOwnJob } from './ownJob.ts'

interface Row {
  readonly rowNo: number
  readonly id: number
  readonly version: number | null
  readonly priceId: number | null
}

type RowState = 'toFix' | 'stopped'

/** Rows of a job in one state, held: those that somebody else changed, or all others. */
async function rowsIn(
  tx: Tx,
  { clientId }: Who,
  bulkId: number,
  state: RowState,
  isChanged: boolean,
  rowNos?: readonly number[],
) {
  const rows = await tx
    .selectFrom('bulk_row')
    .select(['row_no', 'subject_id', 'version', 'price_sheet_id'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', state)
    .where('code', isChanged ? '=' : '<>', 'ChangedMeanwhile')
    .$if(rowNos !== undefined, q => q.where('row_no', '=', sql<number>`any(${rowNos ?? []}::int[])`))
    .forUpdate()
    .execute()
  return rows.map((row): Row => {
    const { row_no: rowNo, subject_id: id, version, price_sheet_id: priceId } = row
    return { rowNo, id, version, priceId }
  })
}

/**
 * What is still on its way, or of which nobody knows, is not begun a second time: it might be done twice.
 * @throws {Refusal} RowStillAsked, RowOutcomeUnknown
 */
async function refuseOpenRows(tx: Tx, { clientId }: Who, bulkId: number, rowNos: readonly number[]): Promise<void> {
  const open = await tx
    .selectFrom('bulk_row')
    .select(['name', 'state'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('row_no', '=', sql<number>`any(${rowNos}::int[])`)
    .where('state', 'in', ['asked', 'unknown'])
    .orderBy('row_no')
    .limit(1)
    .executeTakeFirst()
  if (open === undefined) return
  throw new Refusal(open.state === 'asked' ? 'RowStillAsked' : 'RowOutcomeUnknown', { name: open.name })
}

/** The versions of subjects that one person alone has changed since they were seen, as they are now, by row. */
async function ownVersions(
  tx: Tx,
  { clientId, userId }: Who,
  action: BulkAction,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, number>> {
  const entity = versioned[actions[action].list]
  const seen = rows.flatMap(({ rowNo, id, version }) => (version === null ? [] : [{ rowNo, id, version }]))
  if (entity === undefined || seen.length === 0) return new Map()
  const { rows: own } = await sql<{ row_no: number; version: number }>`
    select f.row_no, s.version
      from unnest(${seen.map(({ rowNo }) => rowNo)}::int[], ${seen.map(({ id }) => id)}::bigint[],
                  ${seen.map(({ version }) => version)}::int[]) as f (row_no, id, seen)
      join ${sql.table(entity)} s on s.client_id = ${clientId} and s.${sql.ref(`${entity}_id`)} = f.id
     where s.version > f.seen
       and s.version - f.seen = (
         select count(*) from audit_entry a
          where a.client_id = ${clientId} and a.entity = ${entity} and a.entity_id = f.id
            and a.version > f.seen and a.version <= s.version
            -- That its own offer came to nothing is no change of somebody else's.
            and (a.user_id = ${userId} or a.user_id is null and a.action in ('refused', 'notOrdered')))`.execute(tx)
  return new Map(own.map(({ row_no, version }) => [row_no, version]))
}

/** The prices that one person asked for and that are chosen now, by shipment. */
async function ownPrices(
  tx: Tx,
  { clientId, userId }: Who,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('shipment as s')
    .innerJoin('rating_run as r', join =>
      join
        .onRef('r.client_id', '=', 's.client_id')
        .onRef('r.shipment_id', '=', 's.shipment_id')
        .onRef('r.chosen', '=', 's.selected_quote_id'),
    )
    .select(['s.shipment_id', 's.selected_quote_id'])
    .where('s.client_id', '=', clientId)
    .where('s.shipment_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('r.asked_by', '=', userId)
    .execute()
  return new Map(rows.flatMap(({ shipment_id, selected_quote_id: id }) => (id === null ? [] : [[shipment_id, id]])))
}

/** What the person put right goes on as it is now; what others changed since is refused when its turn comes, and shown. */
async function asSeen({ tx, who }: Asked, action: BulkAction, rows: readonly Row[]): Promise<readonly Row[]> {
  const versions = await ownVersions(tx, who, action, rows)
  const ids = rows.map(({ id }) => id)
  const prices: ReadonlyMap<number, number> = action === 'tender' ? await ownPrices(tx, who, ids) : new Map()
  return rows.map(row => ({
    ...row,
    version: versions.get(row.rowNo) ?? row.version,
    priceId: prices.get(row.id) ?? row.priceId,
  }))
}

type Asked = Given<typeof RetryBulk>

/** The rows that are tried again, each in the version and at the price that it goes by. */
async function again(asked: Asked, action: BulkAction): Promise<readonly Row[]> {
  const { tx, who, input } = asked
  const { bulkId, rowNos, seen = [], stopped = false } = input
  if (stopped) return rowsIn(tx, who, bulkId, 'stopped', false)
  const others =
    rowNos === undefined && input.seen !== undefined ? [] : await rowsIn(tx, who, bulkId, 'toFix', false, rowNos)
  const shown = new Map(seen.map(one => [one.rowNo, one]))
  const changed = shown.size === 0 ? [] : await rowsIn(tx, who, bulkId, 'toFix', true, [...shown.keys()])
  await refuseOpenRows(tx, who, bulkId, [...(rowNos ?? []), ...shown.keys()])
  return [
    ...(await asSeen(asked, action, others)),
    ...changed.map(row => {
      const { version = row.version, PricesheetID: priceId = row.priceId } = shown.get(row.rowNo) ?? {}
      return { ...row, version, priceId }
    }),
  ]
}

async function isAnyWaiting(tx: Tx, { clientId }: Who, bulkId: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('bulk_row')
    .select('row_no')
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

export const retryBulk: Handler<typeof RetryBulk> = async asked => {
  const { app, tx, who, input, now } = asked
  const { clientId } = who
  const { bulkId, comments } = input
  const job = await lockOwnJob(tx, who, bulkId)
  const kept = job.input as unknown as BulkInput
  // The reason is the job's: rows that still wait go with the one they were given.
  if (comments !== undefined && comments !== kept.comments && (await isAnyWaiting(tx, who, bulkId))) {
    throw new Refusal('StillWorking')
  }
  const rows = await again(asked, job.action as BulkAction)
  if (rows.length === 0) return { again: 0 }
  const rowNos = rows.map(({ rowNo }) => rowNo)
  await sql`
    update bulk_row r
       set state = 'waiting', version = f.version, price_sheet_id = f.price_id, code = '', words = '', issues = '[]',
           settled_at = null
      from unnest(${rowNos}::int[], ${rows.map(({ version }) => version)}::int[],
                  ${rows.map(({ priceId }) => priceId)}::bigint[]) as f (row_no, version, price_id)
     where r.client_id = ${clientId} and r.bulk_id = ${bulkId} and r.row_no = f.row_no`.execute(tx)
  await forgetStarted(tx, { clientId, bulkId }, rowNos)
  await tx
    .updateTable('bulk_job')
    .set({
      ended_at: null,
      closed_at: null,
      stopped_at: null,
      input: JSON.stringify({ ...kept, comments: comments ?? kept.comments }),
    })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .execute()
  await app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, now)
  return { again: rows.length }
}
