import type { DiscardImport } from '@waybill/contract/calls/Imports/DiscardImport.ts'
import { recordChange } from '../../audit.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import type { Handler } from '../../handler.ts'
import { runIn, setRun, tellOf } from './runs.ts'

export const discardImport: Handler<typeof DiscardImport> = async ({ app, tx, who, input, request, now, after }) => {
  const { clientId } = who
  const run = await runIn(tx, who, input.runId, ['mapping', 'stopped', 'done', 'failed', 'undone'])
  await setRun(tx, run, { state: 'discarded', file_kept: false, ended_at: now.toISOString() })
  // Its rows may be a million: they go piece by piece.
  await app.due.put(tx, 'import', { clientId, subjectId: run.run_id }, now)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'import', entityId: run.run_id, action: 'discarded' },
  )
  await tellOf(app, clientId, run.run_id, tx)
  after(() => forgetFile(app, clientId, run.sha256))
  return { Status: 'Success' }
}
