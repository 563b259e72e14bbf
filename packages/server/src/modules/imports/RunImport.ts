import type { RunImport } from '@waybill/contract/calls/Imports/RunImport.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { begin, mappedBy, openQuestions, runIn, setRun } from './runs.ts'
import { workAgain } from './workAgain.ts'

export const runImport: Handler<typeof RunImport> = async ({ app, tx, who, input, request, now }) => {
  const run = await runIn(tx, who, input.runId, ['mapping', 'stopped', 'failed', 'done'])
  if (openQuestions(run, mappedBy(run)).length > 0) throw new Refusal('ImportAsks')
  // In the name of who goes on with it: whoever sent it may have left.
  await setRun(tx, run, { created_by: who.userId })
  if (run.state === 'done') await workAgain(app, tx, run, sql`state = 'held'`, now)
  else await begin(app, tx, run, now)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'import', entityId: run.run_id, action: 'begun' },
  )
  return { Status: 'Success' }
}
