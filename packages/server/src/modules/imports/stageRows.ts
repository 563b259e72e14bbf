import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '@waybill/contract'
import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { cellTexts, rowSorter } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { openTables } from '../../files/table/openTables.ts'
import { kindOf } from './kinds.ts'
import { trimmedRow } from './lookAtFile.ts'
import { refuseFurtherRows } from './quota.ts'
import { headsOf, lockedRun, mappedBy, type RunRow, setRun, tellOf } from './runs.ts'

/** Rows, and characters of them, that one transaction writes. */
const BATCH_ROWS = 5_000
const BATCH_CHARS = 4 * 1024 * 1024
/** Lines that are read before it is asked whether to go on, where no batch is full by then. */
const LINES_UNASKED = 20_000

/** Parts texts that go to the database as one: no JSON text holds it, and no key. */
export const PARTS = '\u001e'

/** Keys of rows that stand by themselves keep the order of the file. */
const ownKey = (row: number): string => `#${String(row).padStart(9, '0')}`

/** Keys of groups begin with a sign of their own, so that none is taken for a row that stands by itself. */
const GROUP = '='

/** What the group of a thing is called, by the key that its kind makes of it. */
export const groupKey = (key: string): string => `${GROUP}${key.slice(0, 200).replaceAll(PARTS, ' ')}`

/**
 * What a row's group is called: its key as the kind makes it, that of the row before where it goes on with it, or the row
 * itself.
 * @param before the key of the row before; blank: it goes on with none
 */
export function groupKeys(
  run: Pick<RunRow, 'kind' | 'mapping'>,
): (row: number, cells: readonly string[], before: string) => string {
  const { keyOf, continues } = kindOf(run.kind)
  const textOf = cellTexts(mappedBy(run))
  return (row, cells, before) => {
    const cell = (field: string): string => textOf(field, cells)
    const key = keyOf(cell)
    if (key !== '') return groupKey(key)
    return before.startsWith(GROUP) && continues?.(cell) === true ? before : ownKey(row)
  }
}

/** The key of the row that was read last; blank: none was. */
async function lastKey(app: App, run: RunRow): Promise<string> {
  if (run.row_reached === 0) return ''
  const [row] = await app.db
    .forClient(run.client_id)
    .read(
      app.db.query
        .selectFrom('import_row')
        .select('group_key')
        .where('client_id', '=', run.client_id)
        .where('run_id', '=', run.run_id)
        .where('row_no', '=', run.row_reached),
    )
  return row?.group_key ?? ''
}

const rowReason = (code: ImportReason['code']): readonly ImportReason[] => [
  { field: '', column: -1, cell: '', code, params: code === 'tooManyRows' ? { max: IMPORT_ROWS_MAX } : {} },
]

class Batch {
  readonly rows: number[] = []
  readonly keys: string[] = []
  readonly cells: string[] = []
  readonly reasons: string[] = []
  chars = 0
  skipped = 0
  held = 0

  add(row: number, key: string, cells: readonly string[], state: 'waiting' | 'skipped' | 'held', reason: string): void {
    const json = JSON.stringify(cells)
    this.rows.push(row)
    this.keys.push(key)
    this.cells.push(json)
    this.reasons.push(reason)
    this.chars += json.length
    if (state === 'skipped') this.skipped += 1
    if (state === 'held') this.held += 1
  }

  get isFull(): boolean {
    return this.rows.length >= BATCH_ROWS || this.chars >= BATCH_CHARS
  }
}

/** What stands before the reasons of a row that is not waiting. */
const stateOf = { waiting: '', skipped: 's', held: 'h' } as const

/** @returns false: somebody else read on meanwhile, or the run was stopped @throws {Refusal} ImportRowsQuota */
async function write(
  app: App,
  tx: Tx,
  run: RunRow,
  reached: { from: number; to: number },
  batch: Batch,
): Promise<boolean> {
  const waiting = batch.rows.length - batch.skipped - batch.held
  const own = await tx
    .updateTable('import_run')
    .set(eb => ({
      row_reached: reached.to,
      waiting: eb('waiting', '+', waiting),
      skipped: eb('skipped', '+', batch.skipped),
      held: eb('held', '+', batch.held),
    }))
    .where('client_id', '=', run.client_id)
    .where('run_id', '=', run.run_id)
    .where('state', '=', 'staging')
    .where('row_reached', '=', reached.from)
    .returning('run_id')
    .executeTakeFirst()
  if (own === undefined) return false
  if (batch.rows.length === 0) return true
  await refuseFurtherRows(app, tx, run)
  await sql`
    insert into import_row (client_id, run_id, row_no, group_key, cells, state, reasons)
    select ${run.client_id}, ${run.run_id}, r.row_no, r.group_key, r.cells::json,
           case left(r.reason, 1) when 's' then 'skipped' when 'h' then 'held' else 'waiting' end,
           nullif(substr(r.reason, 2), '')::jsonb
      from unnest(${batch.rows}::int[], string_to_array(${batch.keys.join(PARTS)}, ${PARTS}),
                  string_to_array(${batch.cells.join(PARTS)}, ${PARTS}),
                  string_to_array(${batch.reasons.join(PARTS)}, ${PARTS})) as r (row_no, group_key, cells, reason)`.execute(
    tx,
  )
  return true
}

/** Whether the node goes on with the piece it holds. */
export type GoesOn = () => Promise<boolean>

/** What became of the reading of a file: all of it stands in rows, or another slice, or another node, goes on. */
export type Staged = 'all' | 'part' | 'elsewhere'

/**
 * Reads the rows of a file into import_row from where it stood: each batch is written with the row it reached, so that a
 * node that dies costs the rows of one.
 * @param goesOn asked between batches
 * @throws {Refusal} ImportRowsQuota: the company keeps too many rows to take all of this file
 */
export async function stageRows(app: App, run: RunRow, goesOn: GoesOn): Promise<Staged> {
  const db = app.db.forClient(run.client_id)
  const mapping = mappedBy(run)
  const heads = headsOf(run, mapping)
  const sort = rowSorter(kindOf(run.kind).fields, mapping, heads)
  const keyOf = groupKeys(run)
  const passedOver = new Map<string, string>()
  const reasonOf = (state: 'skipped' | 'held', code: ImportReason['code']): string => {
    const known = passedOver.get(code) ?? `${stateOf[state]}${JSON.stringify(rowReason(code))}`
    passedOver.set(code, known)
    return known
  }
  let reached = run.row_reached
  let last = reached
  let before = await lastKey(app, run)
  let batch = new Batch()
  let asked = reached
  /** One batch is written while the next one is read. */
  let writing: Promise<boolean> = Promise.resolve(true)
  const flush = async (): Promise<boolean> => {
    if (!(await writing)) return false
    const [from, to, full] = [reached, last, batch]
    batch = new Batch()
    reached = to
    writing = db.transaction(tx => write(app, tx, run, { from, to }, full))
    // What fails is heard of with the next batch, or at the end.
    writing.catch(() => {})
    return true
  }
  const file = await openTables(await app.files.place(run.client_id, run.sha256), run.name)
  try {
    const table = file.tables[mapping.table]
    for await (const { number, cells: all } of table?.rows() ?? []) {
      if (number <= run.row_reached) continue
      // Counted from where this slice begins to get on: however long the way there was, each slice gets on.
      if (number - asked > LINES_UNASKED && last > asked) {
        asked = number
        // Written although it is no batch: that the run was stopped meanwhile is found there.
        if (!(await flush())) return 'elsewhere'
        if (!(await goesOn())) return (await writing) ? 'part' : 'elsewhere'
      }
      last = number
      if (number > IMPORT_ROWS_MAX) {
        const past = IMPORT_ROWS_MAX + 1
        batch.add(past, ownKey(past), [], 'held', reasonOf('held', 'tooManyRows'))
        break
      }
      const cells = trimmedRow(all)
      const kind = sort(number, cells)
      const own = kind === null ? keyOf(number, cells, before) : ownKey(number)
      before = own
      if (kind === 'blank' || kind === 'heads') continue
      if (cells.length > IMPORT_COLUMNS_MAX) {
        batch.add(number, ownKey(number), cells.slice(0, IMPORT_COLUMNS_MAX), 'held', reasonOf('held', 'tooLong'))
      } else if (kind === null) batch.add(number, own, cells, 'waiting', '')
      else batch.add(number, ownKey(number), cells, 'skipped', reasonOf('skipped', kind))
      if (!batch.isFull) continue
      if (!(await flush())) return 'elsewhere'
      if (!(await goesOn())) return (await writing) ? 'part' : 'elsewhere'
    }
    if (!((await flush()) && (await writing))) return 'elsewhere'
  } finally {
    await writing.catch(() => {})
    await file.close()
  }
  return db.transaction(async tx => {
    const now = await lockedRun(tx, run.client_id, run.run_id)
    if (now?.state !== 'staging') return 'elsewhere'
    await setRun(tx, run, { state: 'running', is_staged: true })
    await tellOf(app, run.client_id, run.run_id, tx)
    return 'all'
  })
}
