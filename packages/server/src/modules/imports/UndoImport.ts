import type { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { isImportOver } from '@waybill/contract/wire/imports.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { standing } from './importChanges.ts'
import { lockedRun, mayWork, setRun, tellOf } from './runs.ts'

export const undoImport: Handler<typeof UndoImport> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const run = mayWork(who, await lockedRun(tx, clientId, input.runId))
  // Asked twice: whoever was first has it undone.
  if (run.state === 'undoing' || run.state === 'undone') return { Status: 'Success' }
  if (!isImportOver(run.state)) throw new Refusal('ImportMoved', { state: run.state })
  if ((await standing(tx, run, 0, 1)).length === 0) throw new Refusal('NothingToUndo')
  await setRun(tx, run, { state: 'undoing', undone_by: who.userId })
  await app.due.put(tx, 'import', { clientId, subjectId: run.run_id }, now)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'import', entityId: run.run_id, action: 'undoBegun' },
  )
  await tellOf(app, clientId, run.run_id, tx)
  return { Status: 'Success' }
}
