import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { ImportChange, ImportUndo, Stays } from '../../imports/importKind.ts'
import type { Outcome } from './endRows.ts'
import type { RawRow } from './reasons.ts'
import type { RunRow } from './runs.ts'

type Run = Pick<RunRow, 'client_id' | 'run_id'>

/** Something that a run wrote, under the name people know it by. */
export interface NamedChange extends ImportChange {
  readonly name: string
}

/**
 * Keeps what a batch wrote, with what was there before. What one run writes twice keeps what it was at first, and stays when
 * somebody else wrote it in between.
 */
export async function keepChanges(
  tx: Tx,
  run: Run,
  raws: readonly (readonly RawRow[])[],
  outcomes: readonly Outcome[],
  at: Date,
  editsOf: ImportUndo['editsOf'],
): Promise<void> {
  const kept = outcomes.flatMap((outcome, index) => {
    if (outcome.state !== 'done' || outcome.became.what === 'same') return []
    const { what, id, name } = outcome.became
    const key = raws[index]?.[0]?.group_key ?? ''
    return [{ entity_id: id, group_key: key, name, what, before: what === 'added' ? null : outcome.before }]
  })
  if (kept.length === 0) return
  const ids = kept.map(({ entity_id }) => entity_id)
  const edits = await editsOf(tx, run.client_id, ids)
  const rows = kept.map(row => ({ ...row, edits: edits.get(row.entity_id) ?? null }))
  await sql`
    insert into import_change (client_id, run_id, entity_id, group_key, name, what, before, written_at, edits)
    select ${run.client_id}, ${run.run_id}, r.entity_id, r.group_key, r.name, r.what, r.before, ${at.toISOString()}::timestamptz, r.edits
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           r(entity_id bigint, group_key text, name text, what text, before jsonb, edits int)
        on conflict (client_id, run_id, entity_id) do update set written_at = excluded.written_at, edits = excluded.edits
              where import_change.edits = (excluded.before ->> 'edits')::int`.execute(tx)
}

/** The next things of a run that stand as it wrote them. @param after the one before them */
export async function standing(tx: Tx, run: Run, after: number, most: number): Promise<readonly NamedChange[]> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['entity_id as entityId', 'before', 'written_at as writtenAt', 'name', 'edits'])
    .where('client_id', '=', run.client_id)
    .where('run_id', '=', run.run_id)
    .where('state', '=', 'stands')
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(most)
    .execute()
  return rows
}

/** Keeps what became of things when they were undone. */
export async function keepUndone(
  tx: Tx,
  run: Run,
  changes: readonly ImportChange[],
  stays: ReadonlyMap<number, Stays>,
): Promise<void> {
  const rows = changes.map(({ entityId }) => ({ id: entityId, reason: stays.get(entityId) ?? null }))
  await sql`
    update import_change c
       set state = case when r.reason is null or r.reason = 'null' then 'undone' else 'stays' end, reason = r.reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id bigint, reason jsonb)
     where c.client_id = ${run.client_id} and c.run_id = ${run.run_id} and c.entity_id = r.id`.execute(tx)
}
