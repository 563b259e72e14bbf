import type { BulkAction } from '@waybill/contract/wire/bulk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Who } from '../../who.ts'
import type { BulkSubject } from './action.ts'
import { actions } from './actions.ts'
import { versioned } from './changedRows.ts'

interface SeenRow extends BulkSubject {
  readonly rowNo: number
}

/** The versions of subjects that one person alone has changed since they were seen, as they are now, by row. */
export async function ownVersions(
  tx: Tx,
  { clientId, userId }: Pick<Who, 'clientId' | 'userId'>,
  action: BulkAction,
  rows: readonly SeenRow[],
): Promise<ReadonlyMap<number, number>> {
  const entity = versioned[actions[action].list]
  const seen = rows.flatMap(({ rowNo, id, version }) => (version === null ? [] : [{ rowNo, id, version }]))
  if (entity === undefined || seen.length === 0) return new Map()
  const { rows: own } = await sql<{ row_no: number; version: number }>`
    select f.row_no, s.version
      from unnest(${seen.map(({ rowNo }) => rowNo)}::int[], ${seen.map(({ id }) => id)}::bigint[],
                  ${seen.map(({ version }) => version)}::int[]) as f (row_no, id, seen)
      join ${sql.table(entity)} s on s.client_id = ${clientId} and s.${sql.ref(`${entity}_id`)} = f.id
     where s.version > f.seen
       and s.version - f.seen = (
         select count(*) from audit_entry a
          where a.client_id = ${clientId} and a.entity = ${entity} and a.entity_id = f.id
            and a.version > f.seen and a.version <= s.version
            -- What became of its own offer is no change of somebody else's.
            and (a.user_id = ${userId}
                 or a.user_id is null and a.action in ('refused', 'notOrdered', 'tenderMailed', 'tenderKept')
                    and ${userId}::int = (
                      select o.user_id from audit_entry o
                       where o.client_id = ${clientId} and o.entity = ${entity} and o.entity_id = f.id
                         and o.action = 'tendered' and o.version <= a.version
                       order by o.version desc limit 1)))`.execute(tx)
  return new Map(own.map(({ row_no, version }) => [row_no, version]))
}
