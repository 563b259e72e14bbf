import { IMPORT_GROUP_MAX } from '@waybill/contract'
import { type ImportMapping, rowReader } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import type { ImportGroup } from '../../imports/importKind.ts'
import { kindOf } from './kinds.ts'
import { cellsNow, type DueRow, type RawRow, reasonsBy } from './reasons.ts'
import { mappedBy, type RunRow } from './runs.ts'

type Reader = Pick<TenantDb, 'read'>
type Asked = Pick<RunRow, 'client_id' | 'run_id' | 'key_reached' | 'is_again'>

/** The next rows that wait, those of a group one behind the other. */
const nextRows = (app: App, db: Reader, run: Asked, limit: number): Promise<readonly DueRow[]> =>
  db.read<DueRow>({
    compile: () =>
      sql<DueRow>`
        select row_no, group_key, cells, edits, answer, shown_id, shown_state, weight_right
          from import_row
         where client_id = ${run.client_id} and run_id = ${run.run_id} and group_key > ${run.key_reached}
           and state = 'waiting' ${run.is_again ? sql`and reasons is not null` : sql``}
         order by group_key, row_no limit ${limit}`.compile(app.db.query),
    plannedEachTime: true,
  })

/** Whole groups only: the last one is left to the next batch where it may go on. */
async function wholeGroups(app: App, db: Reader, run: Asked, rowsMax: number): Promise<readonly DueRow[]> {
  const rows = await nextRows(app, db, run, rowsMax + 1)
  if (rows.length <= rowsMax) return rows
  const last = rows.at(-1)?.group_key
  const whole = rows.filter(row => row.group_key !== last)
  if (whole.length > 0) return whole
  const all = await nextRows(app, db, run, IMPORT_GROUP_MAX + 1)
  return all.filter(row => row.group_key === last)
}

/** How the rows of a run are read as long as its mapping stays the same. */
export interface RowsReader {
  readonly of: string
  readonly mapping: ImportMapping
  readonly read: ReturnType<typeof rowReader>
  readonly reason: ReturnType<typeof reasonsBy>
}

/** @param before what reads the rows of the batch before: it remembers cells that come again */
export function readerFor(run: Pick<RunRow, 'kind' | 'mapping'>, before: RowsReader | null): RowsReader {
  const of = JSON.stringify(run.mapping)
  if (before?.of === of) return before
  const mapping = mappedBy(run)
  return { of, mapping, read: rowReader(kindOf(run.kind).fields, mapping), reason: reasonsBy(mapping) }
}

/** Groups whose turn has come: as they stand in the file, and as they are read. */
export interface Batch {
  /** By which mapping, and from where on. */
  readonly reader: RowsReader
  readonly after: string
  readonly raws: readonly (readonly RawRow[])[]
  readonly groups: readonly ImportGroup[]
}

/** What a person saw beside a group when he answered for it: one of its rows says so. */
const shownTo = (rows: readonly DueRow[]): ImportGroup['shown'] =>
  rows.flatMap(({ shown_id: id, shown_state: state }) => (id === null ? [] : [{ id, state }]))[0] ?? null

/** The next groups of a run. @param db within a transaction, or ahead of it: rows that wait change under its lock alone */
export async function nextGroups(
  app: App,
  db: Reader,
  run: Asked,
  reader: RowsReader,
  rowsMax: number,
): Promise<Batch> {
  const raws: DueRow[][] = []
  for (const row of await wholeGroups(app, db, run, rowsMax)) {
    const group = raws.at(-1)
    if (group !== undefined && group[0]?.group_key === row.group_key) group.push(row)
    else raws.push([row])
  }
  const groups = raws.map(
    (rows): ImportGroup => ({
      ...{ key: rows[0]?.group_key ?? '', answer: rows[0]?.answer ?? null, shown: shownTo(rows) },
      isWeightRight: rows[0]?.weight_right ?? false,
      rows: rows.map(raw => reader.read(raw.row_no, cellsNow(raw))),
    }),
  )
  return { reader, after: run.key_reached, raws, groups }
}
