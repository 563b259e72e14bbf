import type { ReplyOf } from '@waybill/contract'
import { type GetImportUndo, UNDO_NAMED_MAX } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { isImportOver } from '@waybill/contract/wire/imports.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import type { Stays } from '../../imports/importKind.ts'
import { standing } from './importChanges.ts'
import { kindOf } from './kinds.ts'
import { mayWork, type RunRow } from './runs.ts'

type Reply = ReplyOf<typeof GetImportUndo>
type Named = Reply['named'][number]

/** Things that are looked at by one question. */
const STEP = 2_000

function summed(total: number, stays: readonly Named[], undone: number): Reply {
  const byCode = Map.groupBy(stays, ({ code }) => code)
  return {
    ...{ total, undone },
    stays: [...byCode]
      .map(([code, own]) => ({ code, count: own.length }))
      .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code)),
    named: stays.slice(0, UNDO_NAMED_MAX),
  }
}

/** What undoing it would come to. */
async function foreseen(tx: Tx, run: RunRow): Promise<Reply> {
  const undo = isImportOver(run.state) ? kindOf(run.kind).undo : undefined
  const stays: Named[] = []
  let [total, after] = [0, 0]
  for (let isMore = undo !== undefined; isMore && undo !== undefined; ) {
    const changes = await standing(tx, run, after, STEP)
    const found = await undo.foresee(tx, run.client_id, changes)
    stays.push(
      ...changes.flatMap(({ entityId, name }) => {
        const why = found.get(entityId)
        return why === undefined ? [] : [{ name, ...why }]
      }),
    )
    total += changes.length
    after = changes.at(-1)?.entityId ?? after
    isMore = changes.length === STEP
  }
  return summed(total, stays, total - stays.length)
}

/** What undoing it came to so far. */
async function doneSoFar(tx: Tx, run: RunRow): Promise<Reply> {
  const { rows: counts } = await sql<{ total: number; undone: number }>`
    select count(*)::int as total, count(*) filter (where state = 'undone')::int as undone from import_change
     where client_id = ${run.client_id} and run_id = ${run.run_id}`.execute(tx)
  const { rows } = await sql<{ name: string; reason: Stays }>`
    select name, reason from import_change
     where client_id = ${run.client_id} and run_id = ${run.run_id} and state = 'stays' order by entity_id`.execute(tx)
  const stays = rows.map(({ name, reason: { code, params } }) => ({ name, code, params }))
  return summed(counts[0]?.total ?? 0, stays, counts[0]?.undone ?? 0)
}

export const getImportUndo: Handler<typeof GetImportUndo> = ({ db, who, input }) =>
  db.transaction(async tx => {
    const run = mayWork(
      who,
      await tx
        .selectFrom('import_run')
        .selectAll()
        .where('client_id', '=', who.clientId)
        .where('run_id', '=', input.runId)
        .executeTakeFirst(),
    )
    return run.state === 'undoing' || run.state === 'undone' ? doneSoFar(tx, run) : foreseen(tx, run)
  })
