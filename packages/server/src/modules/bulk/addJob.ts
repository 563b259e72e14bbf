import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import type { BulkInput } from './action.ts'
import { actions } from './actions.ts'
import type { NamedSubject } from './subjects.ts'

const CHUNK = 1000

interface Door {
  readonly app: App
  readonly tx: Tx
  readonly who: Who
  readonly now: Date
}

/**
 * Writes a job with its rows, and lets it fall due; one that is about nothing, or does nothing, is over at once.
 * @param sheetId the first job of the sheet whose rows it goes on with; null: none
 */
export async function addJob(
  { app, tx, who, now }: Door,
  action: BulkAction,
  input: BulkInput,
  subjects: readonly NamedSubject[],
  sheetId: number | null = null,
): Promise<{ bulkId: number; total: number }> {
  const at = now.toISOString()
  const isDone = actions[action].isSheetAlone === true
  const isNothing = isDone || subjects.every(subject => subject.name === null)
  const { bulk_id } = await tx
    .insertInto('bulk_job')
    .values({
      client_id: who.clientId,
      started_by: who.userId,
      action,
      sheet_id: sheetId,
      input: JSON.stringify(input),
      total: subjects.length,
      started_at: at,
      ended_at: isNothing ? at : null,
    })
    .returning('bulk_id')
    .executeTakeFirstOrThrow()
  const gone = new Refusal('NotFound')
  const words = wordsOf(gone, app.settings.SUPPORT_EMAIL)
  const rows = subjects.map(({ id, version, name }, row_no) => ({
    client_id: who.clientId,
    bulk_id,
    row_no,
    subject_id: id,
    version,
    name: name ?? `#${id}`,
    ...(isDone ? { state: 'done', settled_at: at } : {}),
    ...(name === null ? { state: 'toFix', code: gone.code, words, settled_at: at } : {}),
  }))
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto('bulk_row')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
  if (!isNothing) await app.due.put(tx, 'bulk', { clientId: who.clientId, subjectId: bulk_id }, now)
  return { bulkId: bulk_id, total: subjects.length }
}
