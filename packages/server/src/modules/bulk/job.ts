import type { App } from '../../app.ts'
import type { DueWork } from '../../work/putDue.ts'
import type { BulkInput } from './action.ts'
import type { actions } from './actions.ts'

/** A bulk job whose turn has come. */
export interface Job {
  readonly clientId: number
  readonly bulkId: number
  readonly startedBy: number
  readonly action: keyof typeof actions
  readonly input: BulkInput
  readonly isEnded: boolean
}

export async function jobOf(app: App, { clientId, subjectId: bulkId }: DueWork): Promise<Job | null> {
  const row = await app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('bulk_job')
        .select(['started_by', 'action', 'input', 'ended_at'])
        .where('client_id', '=', clientId)
        .where('bulk_id', '=', bulkId),
    )
  if (row === null) return null
  const { started_by: startedBy, action, input, ended_at } = row
  const about = { action: action as Job['action'], input: input as unknown as BulkInput }
  return { clientId, bulkId, startedBy, ...about, isEnded: ended_at !== null }
}
