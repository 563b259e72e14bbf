import type { App } from '../../app.ts'
import { retentionDays } from '../../companySettings.ts'
import { forgetFile } from '../../files/forgetFile.ts'

const DAY_MS = 86_400_000
/** Jobs of a company that one step takes away. */
const STEP = 500

/** Takes away the oldest jobs that were asked for before a time; which contents they named. */
async function forgetJobs(app: App, clientId: number, before: string): Promise<readonly string[]> {
  const db = app.db.forClient(clientId)
  const old = app.db.query
    .selectFrom('print_job')
    .select('job_id')
    .where('client_id', '=', clientId)
    .where('asked_at', '<', before)
    // What a station holds right now ends first, if only because nobody hears of it.
    .where('state', '<>', 'sent')
    .orderBy('job_id')
    .limit(STEP)
  return db.transaction(async tx => {
    const jobs = await tx.executeQuery(old.forUpdate().skipLocked().compile())
    const ids = jobs.rows.map(({ job_id }) => job_id)
    if (ids.length === 0) return []
    const gone = await tx
      .deleteFrom('print_job')
      .where('client_id', '=', clientId)
      .where('job_id', 'in', ids)
      .returning('sha256')
      .execute()
    return gone.map(({ sha256 }) => sha256)
  })
}

/**
 * Nightly: jobs that were asked for long ago go, and what they print with them unless something else names it. One that
 * waited all that time for its printer goes, too: nobody expects it to come out any more.
 */
export async function sweepPrintJobs(app: App): Promise<void> {
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id: clientId } of clients) {
    const days = await retentionDays(app, clientId, 'printJobsDays')
    const before = new Date(app.clock.now().getTime() - days * DAY_MS).toISOString()
    for (;;) {
      const contents = await forgetJobs(app, clientId, before)
      for (const sha256 of new Set(contents)) await forgetFile(app, clientId, sha256)
      if (contents.length < STEP) break
    }
  }
}
