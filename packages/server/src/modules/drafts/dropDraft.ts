import type { Tx } from '../../db/open.ts'
import type { Who } from '../../who.ts'

/** Throws a person's draft away; true when there was one. */
export async function dropDraft(tx: Tx, { clientId, userId }: Pick<Who, 'clientId' | 'userId'>, draftId: number) {
  const gone = await tx
    .deleteFrom('shipment_draft')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('draft_id', '=', draftId)
    .returning('draft_id')
    .executeTakeFirst()
  return gone !== undefined
}
