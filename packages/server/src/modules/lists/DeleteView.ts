import type { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const deleteView: Handler<typeof DeleteView> = async ({ tx, who, input }) => {
  const gone = await tx
    .deleteFrom('saved_view')
    .where('client_id', '=', who.clientId)
    .where(eb =>
      eb.or([
        eb('owner_id', '=', who.userId),
        // A shared one whose owner has left is everybody's to put away: nobody else could.
        eb.and([
          eb('shared', '=', true),
          eb.not(
            eb.exists(
              eb
                .selectFrom('identity.member as u')
                .select('u.user_id')
                .whereRef('u.user_id', '=', 'saved_view.owner_id')
                .whereRef('u.client_id', '=', 'saved_view.client_id')
                .where('u.active', '=', true),
            ),
          ),
        ]),
      ]),
    )
    .where('view_id', '=', input.viewId)
    .returning('view_id')
    .executeTakeFirst()
  if (gone === undefined) throw new Refusal('NotFound')
  return { Status: 'Success' }
}
