import type { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import type { Handler } from '../../handler.ts'
import { Refusal, wordsOf } from '../../refusal.ts'
import { mayUse } from '../../who.ts'
import { actions } from './actions.ts'
import { subjectsOf } from './subjects.ts'

const CHUNK = 1000

export const startBulk: Handler<typeof StartBulk> = async asked => {
  const { app, tx, who, input, now } = asked
  const { access } = actions[input.action].call
  const email = app.settings.SUPPORT_EMAIL
  if (access.kind === 'public' || !mayUse(who, access.pages)) throw new Refusal('PageNotAllowed', { email })
  if (input.action === 'move' && input.statusCode === undefined) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.statusCode', code: 'required', params: {} }])
  }
  const subjects = await subjectsOf(asked)
  const at = now.toISOString()
  const isNothing = subjects.every(subject => subject.name === null)
  const { bulk_id } = await tx
    .insertInto('bulk_job')
    .values({
      client_id: who.clientId,
      started_by: who.userId,
      action: input.action,
      input: JSON.stringify({ statusCode: input.statusCode ?? '', comments: input.comments }),
      total: subjects.length,
      started_at: at,
      ended_at: isNothing ? at : null,
    })
    .returning('bulk_id')
    .executeTakeFirstOrThrow()
  const gone = new Refusal('NotFound')
  const rows = subjects.map(({ id, version, name }, row_no) => ({
    client_id: who.clientId,
    bulk_id,
    row_no,
    subject_id: id,
    version,
    name: name ?? `#${id}`,
    ...(name === null ? { state: 'toFix', code: gone.code, words: wordsOf(gone, email), settled_at: at } : {}),
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
