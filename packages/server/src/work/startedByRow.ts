import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

/**
 * What a row of a bulk job starts and has to wait for: an order offered to a carrier, a letter that is to leave, a label
 * that is to be given back.
 */
export interface Started {
  readonly kind: 'tender' | 'letter' | 'label'
  readonly id: number
}

/** What became of it. */
export interface StartedOutcome {
  /** `asked`: it is under way again. */
  readonly state: 'asked' | 'done' | 'toFix' | 'unknown'
  /** The carrier's, the mail server's or ours, as a sentence that is kept; blank: nothing is to be said. */
  readonly words: string
}

/** The row of a job, by its number. */
interface RowOfJob {
  readonly clientId: number
  readonly bulkId: number
  readonly rowNo: number
}

/** Keeps what a row started, in the transaction that started it. */
export async function keepStarted(tx: Tx, row: RowOfJob, started: readonly Started[]): Promise<void> {
  if (started.length === 0) return
  const { clientId: client_id, bulkId: bulk_id, rowNo: row_no } = row
  await tx
    .insertInto('bulk_started')
    .values(started.map(({ kind, id: subject_id }) => ({ client_id, kind, subject_id, bulk_id, row_no })))
    .execute()
}

/**
 * Writes what became of something that rows may have started, in the transaction that writes the outcome itself; the jobs
 * of these rows fall due. Locks no row of a job: whoever holds a shipment may call it.
 */
export async function settleRow(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  clientId: number,
  { kind, id }: Started,
  { state, words }: StartedOutcome,
): Promise<void> {
  const jobs = await tx
    .updateTable('bulk_started')
    .set({ state, words, is_news: true })
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where(eb => eb.or([eb('state', '<>', state), eb('words', '<>', words)]))
    .returning('bulk_id')
    .execute()
  for (const bulkId of new Set(jobs.map(job => job.bulk_id))) {
    await app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, app.clock.now())
  }
}

/** Forgets what rows started before: they are tried anew. The caller holds the job. */
export const forgetStarted = (tx: Tx, { clientId, bulkId }: Omit<RowOfJob, 'rowNo'>, rowNos: readonly number[]) =>
  tx
    .deleteFrom('bulk_started')
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('row_no', '=', sql<number>`any(${rowNos}::int[])`)
    .execute()

/** What is news of the rows of a job, taken once, with all that each of these rows started. The caller holds the job. */
export async function takeNews(
  tx: Tx,
  { clientId, bulkId }: Omit<RowOfJob, 'rowNo'>,
): Promise<ReadonlyMap<number, readonly StartedOutcome[]>> {
  const news = await tx
    .updateTable('bulk_started')
    .set({ is_news: false })
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('is_news', '=', true)
    .returning('row_no')
    .execute()
  if (news.length === 0) return new Map()
  const all = await tx
    .selectFrom('bulk_started')
    .select(['row_no', 'state', 'words'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('row_no', '=', sql<number>`any(${news.map(({ row_no }) => row_no)}::int[])`)
    .orderBy('subject_id')
    .execute()
  const found = Map.groupBy(all, ({ row_no }) => row_no)
  return new Map(
    [...found].map(([rowNo, started]) => [
      rowNo,
      started.map(({ state, words }) => ({ state: state as StartedOutcome['state'], words })),
    ]),
  )
}

/** The sheet from which a tender went, and who sent it; null: it went from none. */
export async function tenderedOnSheet(
  tx: Tx,
  clientId: number,
  tenderId: number,
): Promise<{ readonly sheetId: number; readonly sheetBy: number } | null> {
  const job = await tx
    .selectFrom('bulk_started as b')
    .innerJoin('bulk_job as j', join =>
      join.onRef('j.client_id', '=', 'b.client_id').onRef('j.bulk_id', '=', 'b.bulk_id'),
    )
    .select(['j.sheet_id', 'j.started_by'])
    .where('b.client_id', '=', clientId)
    .where('b.kind', '=', 'tender')
    .where('b.subject_id', '=', tenderId)
    .where('j.sheet_id', 'is not', null)
    .orderBy('j.bulk_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return job?.sheet_id == null ? null : { sheetId: job.sheet_id, sheetBy: job.started_by }
}
