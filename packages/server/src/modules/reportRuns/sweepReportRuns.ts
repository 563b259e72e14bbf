import type { App } from '../../app.ts'
import { retentionDays } from '../../companySettings.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import { dropNames } from '../files/index.ts'

const DAY_MS = 86_400_000
/** Runs of a company that one step takes away. */
const STEP = 200

async function forgetRuns(app: App, clientId: number, before: string) {
  const old = app.db.query
    .selectFrom('report_run')
    .select('run_id')
    .where('client_id', '=', clientId)
    .where('slot', '<', before)
    .where('state', '<>', 'waiting')
    .orderBy('slot')
    .limit(STEP)
  return app.db.forClient(clientId).transaction(async tx => {
    const { rows } = await tx.executeQuery(old.forUpdate().skipLocked().compile())
    const gone =
      rows.length === 0
        ? []
        : await tx
            .deleteFrom('report_run')
            .where('client_id', '=', clientId)
            .where(
              'run_id',
              'in',
              rows.map(({ run_id }) => run_id),
            )
            .returning('file_id')
            .execute()
    const contents = await dropNames(
      tx,
      clientId,
      gone.flatMap(({ file_id }) => file_id ?? []),
    )
    // What was sent once, or deleted, goes with its last run.
    await tx
      .deleteFrom('report_schedule as s')
      .where('s.client_id', '=', clientId)
      .where('s.state', '=', 'ended')
      .where('s.created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('report_run as r')
              .select('r.run_id')
              .whereRef('r.client_id', '=', 's.client_id')
              .whereRef('r.schedule_id', '=', 's.schedule_id'),
          ),
        ),
      )
      .execute()
    return { count: gone.length, contents }
  })
}

/** Nightly: runs of long ago go, with their files. */
export async function sweepReportRuns(app: App): Promise<void> {
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id: clientId } of clients) {
    const days = await retentionDays(app, clientId, 'reportRunsDays')
    const before = new Date(app.clock.now().getTime() - days * DAY_MS).toISOString()
    for (;;) {
      const { count, contents } = await forgetRuns(app, clientId, before)
      for (const sha256 of contents) await forgetFile(app, clientId, sha256)
      if (count < STEP) break
    }
  }
}
