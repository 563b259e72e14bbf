import type { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { forgetStarted } from '../../work/startedByRow.ts'
import type { BulkInput } from './action.ts'
import { actions } from './actions.ts'
import { shownFirst } from './changedRows.ts'
import { allowed } from './mayDo.ts'
import { lockOwnJob } from './ownJob.ts'
import { ownVersions } from './ownVersions.ts'

interface Row {
  readonly rowNo: number
  readonly id: number
  readonly version: number | null
  readonly priceId: number | null
}

type RowState = 'toFix' | 'stopped'

/**
 * Rows of a job in one state, held: those that are shown before they go on, or all others. Orders are not shown: one that was
 * changed is built as it is now, and looked at as a shipment.
 */
async function rowsIn(
  tx: Tx,
  { clientId }: Who,
  { bulkId, action }: { readonly bulkId: number; readonly action: BulkAction },
  state: RowState,
  isShownFirst: boolean,
  rowNos?: readonly number[],
) {
  const rows = await tx
    .selectFrom('bulk_row')
    .select(['row_no', 'subject_id', 'version', 'price_sheet_id'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('state', '=', state)
    .$if(action !== 'buildShipments', q => q.where('code', isShownFirst ? 'in' : 'not in', [...shownFirst]))
    .$if(rowNos !== undefined, q => q.where('row_no', '=', sql<number>`any(${rowNos ?? []}::int[])`))
    .forUpdate()
    .execute()
  return rows.map((row): Row => {
    const { row_no: rowNo, subject_id: id, version, price_sheet_id: priceId } = row
    return { rowNo, id, version: action === 'buildShipments' ? null : version, priceId }
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

interface ChosenPrice {
  readonly priceId: number
  /** Whether a person confirmed it for the row, or asked for it himself and confirmed the same carrier, service and way at no less. */
  readonly isConfirmed: boolean
}

/**
 * The prices that are chosen now, whoever asked for them, by row.
 * @param confirmed the price at which each row was to go
 */
async function chosenPrices(
  tx: Tx,
  { clientId, userId }: Who,
  rows: readonly Row[],
  confirmed: (row: Row) => number,
): Promise<ReadonlyMap<number, ChosenPrice>> {
  const { rows: own } = await sql<{ row_no: number; chosen: number; is_confirmed: boolean }>`
    select f.row_no, p.price_sheet_id as chosen, coalesce(
             p.price_sheet_id = f.confirmed
             or r.asked_by = ${userId} and (p.scac, p.service, p.service_code, p.currency) = (o.scac, o.service, o.service_code, o.currency)
             and p.account_id is not distinct from o.account_id and p.total <= o.total, false) as is_confirmed
      from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ id }) => id)}::bigint[],
                  ${rows.map(confirmed)}::bigint[]) as f (row_no, shipment_id, confirmed)
      join shipment s on s.client_id = ${clientId} and s.shipment_id = f.shipment_id
      join rating_run r on r.client_id = s.client_id and r.shipment_id = s.shipment_id
                       and r.chosen = s.selected_quote_id
      join price_sheet p on p.client_id = s.client_id and p.price_sheet_id = s.selected_quote_id
      left join price_sheet o on o.client_id = s.client_id and o.shipment_id = s.shipment_id
                             and o.price_sheet_id = f.confirmed`.execute(tx)
  const { rows: unchosen } = await sql<{ row_no: number }>`
    select f.row_no
      from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ id }) => id)}::bigint[],
                  ${rows.map(confirmed)}::bigint[]) as f (row_no, shipment_id, confirmed)
      join shipment s on s.client_id = ${clientId} and s.shipment_id = f.shipment_id
     where f.confirmed > 0 and s.selected_quote_id is null and s.status in ('O', 'Q')`.execute(tx)
  return new Map([
    ...own.map(row => [row.row_no, { priceId: row.chosen, isConfirmed: row.is_confirmed }] as const),
    // It was rated anew, and nothing may be chosen any more: that is seen before anything is bought.
    ...unchosen.map(row => [row.row_no, { priceId: 0, isConfirmed: false }] as const),
  ])
}

interface Again {
  /** Rows that are tried again, each in the version and at the price that it goes by. */
  readonly rows: readonly Row[]
  /** Rows that would be bought otherwise than anybody confirmed: they are shown as they are now. */
  readonly unseen: readonly Row[]
}

/** What the person put right goes on as it is now; what others changed since is refused when its turn comes, and shown. */
async function asSeen({ tx, who }: Asked, action: BulkAction, kept: BulkInput, rows: readonly Row[]): Promise<Again> {
  const versions = await ownVersions(tx, who, action, rows)
  const now = rows.map(row => ({ ...row, version: versions.get(row.rowNo) ?? row.version }))
  if (action !== 'tender') return { rows: now, unseen: [] }
  const prices = await chosenPrices(tx, who, rows, ({ id, priceId }) => priceId ?? kept.prices?.[id] ?? 0)
  return {
    rows: now.flatMap(row => {
      const own = prices.get(row.rowNo)
      return own === undefined ? [row] : own.isConfirmed ? [{ ...row, priceId: own.priceId }] : []
    }),
    unseen: now.filter(({ rowNo }) => prices.get(rowNo)?.isConfirmed === false),
  }
}

type Asked = Given<typeof RetryBulk>

async function again(asked: Asked, action: BulkAction, kept: BulkInput): Promise<Again> {
  const { tx, who, input } = asked
  const { bulkId, rowNos, seen = [], stopped = false } = input
  const job = { bulkId, action }
  if (stopped) return { rows: await rowsIn(tx, who, job, 'stopped', false, rowNos), unseen: [] }
  const others =
    rowNos === undefined && input.seen !== undefined ? [] : await rowsIn(tx, who, job, 'toFix', false, rowNos)
  const shown = new Map(seen.map(one => [one.rowNo, one]))
  const changed = shown.size === 0 ? [] : await rowsIn(tx, who, job, 'toFix', true, [...shown.keys()])
  await refuseOpenRows(tx, who, bulkId, [...(rowNos ?? []), ...shown.keys()])
  const { rows, unseen } = await asSeen(asked, action, kept, others)
  return {
    unseen,
    rows: [
      ...rows,
      ...changed.map(row => {
        // What was shown without a price goes at none, whatever was reviewed before.
        const { version = row.version, PricesheetID: priceId = 0 } = shown.get(row.rowNo) ?? {}
        return { ...row, version, priceId }
      }),
    ],
  }
}

/** Keeps that rows are to be looked at before they are bought. */
async function showFirst({ app, tx, who, input }: Asked, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const refusal = new Refusal('PriceNotSeen')
  await sql`
    update bulk_row r
       set version = f.version, code = ${refusal.code}, words = ${wordsOf(refusal, app.settings.SUPPORT_EMAIL)}, issues = '[]',
           params = '{}'
      from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ version }) => version)}::int[]) as f (row_no, version)
     where r.client_id = ${who.clientId} and r.bulk_id = ${input.bulkId} and r.row_no = f.row_no`.execute(tx)
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
  allowed(app, actions[job.action as BulkAction], who)
  const kept = job.input as unknown as BulkInput
  // The reason is the job's: rows that still wait go with the one they were given.
  if (comments !== undefined && comments !== kept.comments && (await isAnyWaiting(tx, who, bulkId))) {
    throw new Refusal('StillWorking')
  }
  const { rows, unseen } = await again(asked, job.action as BulkAction, kept)
  await showFirst(asked, unseen)
  if (rows.length === 0) return { again: 0 }
  const rowNos = rows.map(({ rowNo }) => rowNo)
  await sql`
    update bulk_row r
       set state = 'waiting', version = f.version, price_sheet_id = f.price_id, code = '', words = '', issues = '[]', params = '{}',
           settled_at = null, ends_here = false
      from unnest(${rowNos}::int[], ${rows.map(({ version }) => version)}::int[],
                  ${rows.map(({ priceId }) => priceId)}::bigint[]) as f (row_no, version, price_id)
     where r.client_id = ${clientId} and r.bulk_id = ${bulkId} and r.row_no = f.row_no`.execute(tx)
  await forgetStarted(tx, { clientId, bulkId }, rowNos)
  // All of it goes on, with it the rows that were under way when it was stopped.
  if (input.stopped === true && input.rowNos === undefined) {
    await tx
      .updateTable('bulk_row')
      .set({ ends_here: false })
      .where('client_id', '=', clientId)
      .where('bulk_id', '=', bulkId)
      .where('state', '=', 'asked')
      .execute()
  }
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
