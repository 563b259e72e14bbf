import type { ListColumns, SavedView } from '@waybill/contract/wire/savedView.ts'
import type { Database } from '../../db/open.ts'

/** Saved views with the names of their owners. */
export const viewRows = (db: Pick<Database['query'], 'selectFrom'>, clientId: number) =>
  db
    .selectFrom('saved_view as v')
    .leftJoin('identity.person as u', 'u.user_id', 'v.owner_id')
    .select(['v.view_id', 'v.name', 'v.shared', 'v.owner_id', 'v.address', 'v.columns', 'u.first_name', 'u.last_name'])
    .where('v.client_id', '=', clientId)

interface ViewRow {
  readonly view_id: number
  readonly name: string
  readonly shared: boolean
  readonly owner_id: number
  readonly address: string
  readonly columns: unknown
  readonly first_name: string | null
  readonly last_name: string | null
}

export const wireView = (row: ViewRow, userId: number): SavedView => ({
  viewId: row.view_id,
  name: row.name,
  shared: row.shared,
  own: row.owner_id === userId,
  owner: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  address: row.address,
  columns: row.columns as ListColumns | null,
})
