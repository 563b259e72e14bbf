import type { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { runIn, setRun, tellOf } from './runs.ts'

export const stopImport: Handler<typeof StopImport> = async ({ app, tx, who, input, request, now }) => {
  // Waits for the batch that is written at this moment.
  const run = await runIn(tx, who, input.runId, ['staging', 'running'])
  await setRun(tx, run, { state: 'stopped' })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'import', entityId: run.run_id, action: 'stopped' },
  )
  await tellOf(app, who.clientId, run.run_id, tx)
  return { Status: 'Success' }
}
