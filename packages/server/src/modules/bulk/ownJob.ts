import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'

/** One's own job, locked. @throws {Refusal} NotFound */
export async function lockOwnJob(tx: Tx, { clientId, userId }: Who, bulkId: number) {
  const job = await tx
    .selectFrom('bulk_job')
    .select(['action', 'input', 'ended_at'])
    .where('client_id', '=', clientId)
    .where('bulk_id', '=', bulkId)
    .where('started_by', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (job === undefined) throw new Refusal('NotFound')
  return job
}
