import { VIEWS_MAX } from '@waybill/contract'
import type { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import { sql } from 'kysely'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { viewRows, wireView } from './viewRows.ts'

type Asked = Given<typeof SaveView>

const own = ({ tx, who }: Asked) =>
  tx.selectFrom('saved_view').where('client_id', '=', who.clientId).where('owner_id', '=', who.userId)

/** The view that is replaced: by its number, else by its name; null for a new one. @throws {Refusal} NotFound */
async function replaced(asked: Asked): Promise<number | null> {
  const { viewId, name, list } = asked.input
  const named = await own(asked)
    .select('view_id')
    .where('list', '=', list)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (viewId === undefined) return named?.view_id ?? null
  const numbered = await own(asked)
    .select('view_id')
    .where('view_id', '=', viewId)
    .where('list', '=', list)
    .executeTakeFirst()
  if (numbered === undefined) throw new Refusal('NotFound')
  if (named !== undefined && named.view_id !== viewId) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.name', code: 'already_there', params: {} }])
  }
  return viewId
}

export const saveView: Handler<typeof SaveView> = async asked => {
  const { tx, who, input, now } = asked
  // Two tabs that save the same name at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`view/${who.clientId}/${who.userId}`}, 0))`.execute(tx)
  const viewId = await replaced(asked)
  const values = {
    ...{ list: input.list, name: input.name, shared: input.shared, address: input.address },
    columns: input.columns === null ? null : JSON.stringify(input.columns),
    updated_at: now.toISOString(),
  }
  if (viewId === null) {
    const { n } = await own(asked)
      .where('list', '=', input.list)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    if (n >= VIEWS_MAX) throw new Refusal('TooManyViews', { max: VIEWS_MAX })
  }
  const { view_id } =
    viewId === null
      ? await tx
          .insertInto('saved_view')
          .values({ client_id: who.clientId, owner_id: who.userId, ...values })
          .returning('view_id')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('saved_view')
          .set(values)
          .where('client_id', '=', who.clientId)
          .where('view_id', '=', viewId)
          .returning('view_id')
          .executeTakeFirstOrThrow()
  const row = await viewRows(tx, who.clientId).where('v.view_id', '=', view_id).executeTakeFirstOrThrow()
  return { view: wireView(row, who.userId) }
}
