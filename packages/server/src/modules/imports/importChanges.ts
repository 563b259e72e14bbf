import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { ImportChange, ImportUndo, Stays, TakenBack } from '../../imports/importKind.ts'
import type { Outcome } from './endRows.ts'
import type { RawRow } from './reasons.ts'
import type { RunRow } from './runs.ts'

type Run = Pick<RunRow, 'client_id' | 'run_id'>

/** Something that a run wrote, under the name people know it by. */
export interface NamedChange extends ImportChange {
  readonly name: string
}

/** What is kept of how a group ended; null: nothing was written of it, and no word noted. */
function writtenBy(outcome: Outcome, groupKey: string) {
  const { noted } = outcome
  const word = noted === undefined ? {} : { noted: noted.word, noted_before: noted.before }
  if (outcome.state === 'done' && outcome.became.what !== 'same') {
    const { what, id, name } = outcome.became
    const before = what === 'added' ? null : outcome.before
    return { entity_id: id, group_key: groupKey, name, what, before, ...word }
  }
  if (noted === undefined) return null
  return { entity_id: noted.id, group_key: groupKey, name: noted.name, what: 'noted', before: null, ...word }
}

/**
 * Keeps what a batch wrote, with what was there before. What one run writes twice keeps what it was at first, and stays when
 * somebody else wrote it in between; of its words the last one counts, and what was before the first.
 */
export async function keepChanges(
  tx: Tx,
  run: Run,
  raws: readonly (readonly RawRow[])[],
  outcomes: readonly Outcome[],
  at: Date,
  editsOf: ImportUndo['editsOf'],
): Promise<void> {
  const written = outcomes.flatMap((outcome, index) => writtenBy(outcome, raws[index]?.[0]?.group_key ?? '') ?? [])
  if (written.length === 0) return
  const ids = written.map(({ entity_id }) => entity_id)
  const edits = await editsOf(tx, run.client_id, ids)
  const rows = written.map(row => ({ ...row, edits: edits.get(row.entity_id) ?? null }))
  const isNext = sql`excluded.what <> 'noted' and (c.what = 'noted' or c.edits = (excluded.before ->> 'edits')::int)`
  await sql`
    insert into import_change as c
           (client_id, run_id, entity_id, group_key, name, what, before, written_at, edits, noted, noted_at, noted_before)
    select ${run.client_id}, ${run.run_id}, r.entity_id, r.group_key, r.name, r.what, r.before, ${at.toISOString()}::timestamptz,
           r.edits, r.noted, case when r.noted is not null then ${at.toISOString()}::timestamptz end, r.noted_before
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           r(entity_id bigint, group_key text, name text, what text, before jsonb, edits int, noted text, noted_before timestamptz)
        on conflict (client_id, run_id, entity_id) do update
       set written_at = case when ${isNext} then excluded.written_at else c.written_at end,
           edits = case when ${isNext} then excluded.edits else c.edits end,
           what = case when c.what = 'noted' then excluded.what else c.what end,
           before = case when c.what = 'noted' then excluded.before else c.before end,
           noted = coalesce(excluded.noted, c.noted), noted_at = coalesce(excluded.noted_at, c.noted_at),
           noted_before = case when c.noted is null then excluded.noted_before else c.noted_before end`.execute(tx)
}

/** Whether anything of a run may be undone still. @param run what the question calls `import_run` */
export const hasStanding = (run: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from import_change c
   where c.client_id = ${sql.ref(`${run}.client_id`)} and c.run_id = ${sql.ref(`${run}.run_id`)} and c.state = 'stands')`

/** The next things of a run that stand as it wrote them. @param after the one before them */
export async function standing(tx: Tx, run: Run, after: number, most: number): Promise<readonly NamedChange[]> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['entity_id as entityId', 'before', 'written_at as writtenAt', 'name', 'edits', 'what'])
    .where('client_id', '=', run.client_id)
    .where('run_id', '=', run.run_id)
    .where('state', '=', 'stands')
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(most)
    .execute()
  return rows.map(({ what, ...change }) => ({ ...change, isWordAlone: what === 'noted' }))
}

/**
 * Takes the words of a run off things that are locked. A later run's word holds, and from now on follows what was before the one
 * that is taken off.
 * @returns the words that were the last of their things
 */
export async function takeOffWords(tx: Tx, run: Run, ids: readonly number[]): Promise<readonly TakenBack[]> {
  const { rows } = await sql<TakenBack>`
    with own as (
      select entity_id, noted, noted_at, noted_before, run_id from import_change
       where client_id = ${run.client_id} and run_id = ${run.run_id} and entity_id = any(${ids}::bigint[])
         and noted is not null),
    following as (
      select own.entity_id, own.noted_before, (
             select c.run_id from import_change c
              where c.client_id = ${run.client_id} and c.entity_id = own.entity_id and c.noted is not null
                and (c.noted_at, c.run_id) > (own.noted_at, own.run_id)
              order by c.noted_at, c.run_id limit 1) as next_run
        from own),
    linked as (
      update import_change c set noted_before = f.noted_before
        from following f
       where c.client_id = ${run.client_id} and c.run_id = f.next_run and c.entity_id = f.entity_id),
    cleared as (
      update import_change c set noted = null
        from own
       where c.client_id = ${run.client_id} and c.run_id = ${run.run_id} and c.entity_id = own.entity_id)
    select own.entity_id as "entityId", own.noted as word, own.noted_before as before
      from own join following f using (entity_id) where f.next_run is null`.execute(tx)
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
