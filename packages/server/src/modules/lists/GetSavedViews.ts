import { VIEWS_MAX } from '@waybill/contract'
import type { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import type { ListColumns } from '@waybill/contract/wire/savedView.ts'
import type { Handler } from '../../handler.ts'
import { viewRows, wireView } from './viewRows.ts'

/** Shared views are everybody's, so there may be more of them than one person keeps. */
export const VIEWS_SHOWN = 4 * VIEWS_MAX

export const getSavedViews: Handler<typeof GetSavedViews> = async ({ app, db, who, input }) => {
  const [views, layout] = await Promise.all([
    db.read(
      viewRows(app.db.query, who.clientId)
        .where('v.list', '=', input.list)
        .where(eb => eb.or([eb('v.owner_id', '=', who.userId), eb('v.shared', '=', true)]))
        .orderBy(eb => eb('v.owner_id', '=', who.userId), 'desc')
        .orderBy(eb => eb.fn('lower', ['v.name']))
        .limit(VIEWS_SHOWN),
    ),
    db.readOne(
      app.db.query
        .selectFrom('list_layout')
        .select('columns')
        .where('client_id', '=', who.clientId)
        .where('user_id', '=', who.userId)
        .where('list', '=', input.list),
    ),
  ])
  return {
    views: views.map(row => wireView(row, who.userId)),
    columns: layout === null ? null : (layout.columns as unknown as ListColumns),
  }
}
