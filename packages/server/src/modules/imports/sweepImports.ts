import type { App } from '../../app.ts'
import { retentionDays } from '../../companySettings.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import { forgetRun } from './workImport.ts'

const DAY_MS = 86_400_000
/** Runs of a company that one question finds. */
const STEP = 100

/** Runs that ended, or that nobody began, before a time, with rows, a file or an undo that still stand. */
const oldRuns = (app: App, clientId: number, before: string) =>
  app.db.forClient(clientId).read(
    app.db.query
      .selectFrom('import_run')
      .select(['run_id', 'sha256'])
      .where('client_id', '=', clientId)
      .where(eb =>
        eb.or([
          eb('file_kept', '=', true),
          // Discarded: its rows and its file are gone.
          eb.exists(
            eb
              .selectFrom('import_change')
              .select('entity_id')
              .whereRef('import_change.client_id', '=', 'import_run.client_id')
              .whereRef('import_change.run_id', '=', 'import_run.run_id'),
          ),
        ]),
      )
      .where(eb => eb.fn.coalesce('ended_at', 'created_at'), '<', before)
      .where('state', 'not in', ['staging', 'running', 'undoing'])
      .limit(STEP),
  )

/** Nightly: rows of imported files that ended long ago go, and their files with them; the run stays with its counts. */
export async function sweepImports(app: App): Promise<void> {
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id: clientId } of clients) {
    const days = await retentionDays(app, clientId, 'importRowsDays')
    const before = new Date(app.clock.now().getTime() - days * DAY_MS).toISOString()
    for (
      let runs = await oldRuns(app, clientId, before);
      runs.length > 0;
      runs = await oldRuns(app, clientId, before)
    ) {
      for (const { run_id, sha256 } of runs) {
        while (await forgetRun(app, clientId, run_id)) {
          // Each step is a short transaction of its own.
        }
        await app.db
          .forClient(clientId)
          .write(
            app.db.query
              .updateTable('import_run')
              .set({ file_kept: false })
              .where('client_id', '=', clientId)
              .where('run_id', '=', run_id),
          )
        await forgetFile(app, clientId, sha256)
      }
    }
  }
}
