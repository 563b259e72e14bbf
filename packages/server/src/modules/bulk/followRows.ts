import { inARow } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { type StartedOutcome, takeNews } from '../../work/startedByRow.ts'
import type { Job } from './job.ts'

/**
 * What a row says of all that it started: it is asked until everything is known. Where a part was done, the row is, and says
 * what was not, for a second try would do that part twice.
 */
export function outcomeOf(started: readonly StartedOutcome[]): StartedOutcome {
  const states = ['asked', 'done', 'unknown', 'toFix'] as const
  const state = states.find(one => started.some(each => each.state === one)) ?? 'done'
  return { state, words: inARow([...new Set(started.map(({ words }) => words))]) }
}

/**
 * Writes what is news of rows. One that is done is to fix once all that it started came back; what is asked or doubted of it
 * later, by a second copy, takes back nothing.
 */
async function writeNews(tx: Tx, { clientId, bulkId }: Job, now: string): Promise<'none' | 'said' | 'needsSomebody'> {
  const news = [...(await takeNews(tx, { clientId, bulkId }))].map(([rowNo, started]) => ({
    rowNo,
    ...outcomeOf(started),
  }))
  if (news.length === 0) return 'none'
  const { rows: written } = await sql<{ state: string; words: string }>`
    update bulk_row r
       set state = f.state, words = f.words, code = '', issues = '[]', params = '{}',
           settled_at = case when f.state = 'asked' then null else ${now}::timestamptz end
      from unnest(${news.map(({ rowNo }) => rowNo)}::int[], ${news.map(({ state }) => state)}::text[],
                  ${news.map(({ words }) => words)}::text[]) as f (row_no, state, words)
     where r.client_id = ${clientId} and r.bulk_id = ${bulkId} and r.row_no = f.row_no
       and (r.state in ('asked', 'unknown', 'toFix') or r.state = 'done' and f.state in ('done', 'toFix'))
    returning r.state, r.words`.execute(tx)
  const needsSomebody = written.some(
    ({ state, words }) => state === 'toFix' || state === 'unknown' || (state === 'done' && words !== ''),
  )
  return needsSomebody ? 'needsSomebody' : 'said'
}

/** What a job still waits for; `taken`: rows that a node asks for outside at this moment. */
export type JobStanding = 'waiting' | 'taken' | 'asked' | 'ended'

/**
 * Brings rows up to what became of what they started, and ends a job of which no row waits and none is asked. Whoever tries
 * a row again or stops the job holds it meanwhile: what waits is asked for after that.
 */
export const followRows = (app: App, job: Job): Promise<{ standing: JobStanding; isNews: boolean }> =>
  app.db.forClient(job.clientId).transaction(async tx => {
    const own = { client_id: job.clientId, bulk_id: job.bulkId }
    const now = app.clock.now().toISOString()
    await tx
      .selectFrom('bulk_job')
      .select('bulk_id')
      .where(eb => eb.and(own))
      .forUpdate()
      .execute()
    const news = await writeNews(tx, job, now)
    const first = (state: 'waiting' | 'asked', isTaken = false) =>
      tx
        .selectFrom('bulk_row')
        .select('row_no')
        .where(eb => eb.and({ ...own, state }))
        .$if(isTaken, query => query.where('taken_at', 'is not', null))
        .limit(1)
        .executeTakeFirst()
    const [waiting, taken, asked] = await Promise.all([first('waiting'), first('asked', true), first('asked')])
    const standing = waiting ? 'waiting' : taken ? 'taken' : asked ? 'asked' : 'ended'
    await tx
      .updateTable('bulk_job')
      .set(eb => ({
        ended_at: standing === 'ended' ? eb.fn.coalesce('ended_at', eb.val(now)) : null,
        // Who put it away while rows were asked is told of one that needs him.
        ...(news === 'needsSomebody' ? { closed_at: null } : {}),
      }))
      .where(eb => eb.and(own))
      .execute()
    return { standing, isNews: news !== 'none' }
  })
