import type { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { type RawBuilder, sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { headsOf, lockedRun, mappedBy, type RunRow, runIn, setRun, tellOf } from './runs.ts'
import { rememberMapping } from './understand.ts'
import { unanswered, workAgain } from './workAgain.ts'

const byHand: ImportReason = { field: '', column: -1, cell: '', code: 'discardedByHand', params: {} }

type Code = ImportReason['code']

/** What a person may say of an order that is known, and which reasons ask for it. */
const answers = {
  takeOver: { says: 'takeOver', to: ['otherSource'] },
  sameOrder: { says: 'same', to: ['otherOrder'] },
  keepBoth: { says: 'another', to: ['otherSource', 'otherOrder'] },
  weightRight: { says: 'weight', to: ['otherWeight'] },
  weightOfOne: { says: 'weight', to: ['otherWeight'] },
} as const satisfies Record<string, { says: 'same' | 'another' | 'takeOver' | 'weight'; to: readonly Code[] }>

/** Why the rows of a group are held. */
async function codesOf(tx: Tx, run: RunRow, group: string): Promise<readonly Code[]> {
  const { rows } = await sql<{ code: Code }>`
    select distinct reason ->> 'code' as code
      from import_row r cross join lateral jsonb_array_elements(r.reasons) reason
     where r.client_id = ${run.client_id} and r.run_id = ${run.run_id} and r.group_key = ${group}
       and r.state = 'held'`.execute(tx)
  return rows.map(({ code }) => code)
}

/** What a person says of the order that is shown beside a row, which his answer is about even once the row is held for another reason. */
function saidOfShown({ says, to }: (typeof answers)['sameOrder' | 'takeOver' | 'keepBoth']): RawBuilder<unknown> {
  const shown = (param: 'entityId' | 'state') => sql<string | null>`(
    select reason -> 'params' ->> ${param} from jsonb_array_elements(r.reasons) reason
     where reason ->> 'code' = any(${to}::text[]) limit 1)`
  return sql`answer = ${says}, shown_id = ${shown('entityId')}::bigint, shown_state = ${shown('state')}`
}

/** Held rows of all groups of a run that are held for one reason. */
const heldFor = (run: RunRow, code: Code): RawBuilder<boolean> => sql<boolean>`state = 'held' and group_key in (
  select group_key from import_row
   where client_id = ${run.client_id} and run_id = ${run.run_id} and state = 'held' and reasons is not null
     and reasons @> ${JSON.stringify([{ code }])}::jsonb)`

/** Reads the weight of a line as the weight of one from now on, and in later files with these heads. @throws {Refusal} BadRequest */
async function readWeightOfOne(tx: Tx, run: RunRow, now: Date): Promise<void> {
  const mapping = mappedBy(run)
  if (!mapping.columns.includes('Weight') || mapping.columns.includes('UnitWeight')) throw new Refusal('BadRequest')
  const columns = mapping.columns.map(name => (name === 'Weight' ? 'UnitWeight' : name))
  const next = { ...mapping, columns }
  await setRun(tx, run, { mapping: JSON.stringify(next) })
  const origin = { clientId: run.client_id, kind: run.kind, sourceId: run.source_id }
  await rememberMapping(tx, origin, headsOf(run, next), next, now)
}

export const pendingOrder: Handler<typeof PendingOrder> = async ({ app, tx, who, query, input, request, now }) => {
  const run = await runIn(tx, who, input.runId, ['done'])
  const ofRun = { client_id: who.clientId, run_id: run.run_id }
  const row = await tx
    .selectFrom('import_row')
    .select(['group_key', 'state'])
    .where('client_id', '=', who.clientId)
    .where('run_id', '=', run.run_id)
    .where('row_no', '=', input.rowNo)
    .executeTakeFirst()
  if (run.kind !== 'orders' || row === undefined) throw new Refusal('NotFound')
  // Two people at once: whoever was first settled it.
  if (row.state !== 'held') return { Status: 'Success', rows: 0 }
  const codes = await codesOf(tx, run, row.group_key)
  const answer = query.flag in answers ? answers[query.flag as keyof typeof answers] : null
  const asked: readonly Code[] = answer === null ? codes.filter(code => code !== 'otherRow') : answer.to
  const code = codes.find(one => asked.includes(one))
  if (answer !== null && code === undefined) throw new Refusal('BadRequest')
  if (query.flag === 'takeOver' && run.source_id === null) throw new Refusal('BadRequest')
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'import', entityId: run.run_id, action: query.flag === 'discard' ? 'discarded' : 'fixed' },
    after: {
      rows: [input.rowNo],
      ...(answer === null ? {} : { answer: query.flag }),
      ...(input.all ? { all: code } : {}),
    },
  })
  const theirs =
    input.all && code !== undefined ? heldFor(run, code) : sql<boolean>`state = 'held' and group_key = ${row.group_key}`
  if (query.flag === 'discard') {
    const { numAffectedRows } = await sql`
      update import_row set state = 'skipped', reasons = ${JSON.stringify([byHand])}::jsonb || reasons
       where client_id = ${ofRun.client_id} and run_id = ${ofRun.run_id} and ${theirs}`.execute(tx)
    const rows = Number(numAffectedRows ?? 0)
    await setRun(tx, run, { held: run.held - rows, skipped: run.skipped + rows })
    await tellOf(app, who.clientId, run.run_id, tx)
    return { Status: 'Success', rows }
  }
  if (query.flag === 'weightOfOne') {
    await readWeightOfOne(tx, run, now)
    // The column is read so from now on, in all rows that were held for it.
    const ofColumn = heldFor(run, 'otherWeight')
    return {
      Status: 'Success',
      rows: await workAgain(app, tx, { ...run, ...(await lockedRun(tx, who.clientId, run.run_id)) }, ofColumn, now),
    }
  }
  if (answer !== null) {
    const says = answer.says === 'weight' ? sql`weight_right = true` : saidOfShown(answer)
    await sql`
      update import_row r set ${says}
       where client_id = ${ofRun.client_id} and run_id = ${ofRun.run_id} and ${theirs}`.execute(tx)
  }
  if (query.flag === 'mend') {
    if (input.cells.length === 0) throw new Refusal('BadRequest')
    const edits = JSON.stringify(Object.fromEntries(input.cells.map(({ column, text }) => [column, text])))
    await sql`
      update import_row set edits = coalesce(edits, '{}') || ${edits}::jsonb, ${unanswered}
       where client_id = ${ofRun.client_id} and run_id = ${ofRun.run_id} and row_no = ${input.rowNo}`.execute(tx)
  }
  return { Status: 'Success', rows: await workAgain(app, tx, run, theirs, now) }
}
