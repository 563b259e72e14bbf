import type { ReplyOf } from '@waybill/contract'
import type { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { type ImportShape, type ImportValue, rowReader, rowSorter, unknownWords } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import type { ImportGroup } from '../../imports/importKind.ts'
import type { Who } from '../../who.ts'
import { countFromImport } from '../salesOrders/index.ts'
import { kindOf } from './kinds.ts'
import { leftOut } from './leftOut.ts'
import { reasonsBy } from './reasons.ts'
import {
  headsOf,
  looksOf,
  mappedBy,
  mayWork,
  openQuestions,
  optionsOf,
  type RunRow,
  rowsFound,
  tablesOf,
  wireRun,
} from './runs.ts'
import { sourcesToChoose } from './sourcesToChoose.ts'
import { groupKeys } from './stageRows.ts'
import { rememberedMapping } from './understand.ts'

type Preview = ReplyOf<typeof GetImport>['preview']

/** Rows that are shown as they would become. */
export const PREVIEWED = 10

/** A value as it was read, as text. */
function textOf(value: ImportValue | undefined, shape: ImportShape | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (shape === 'weight' || shape === 'length') return String(Number(Number(value).toFixed(Number(value) < 1 ? 6 : 2)))
  if (shape === 'sizes') return String(value).replaceAll(' ', ' × ')
  if (shape !== 'money' && shape !== 'signedMoney') return String(value)
  const [minor, currency = ''] = String(value).split(' ')
  return `${(Number(minor) / 100).toFixed(2)} ${currency}`.trim()
}

/** The first rows of the table as they would become, judged as they will be and not written. */
async function preview(app: App, tx: Tx, run: RunRow, who: Who, now: Date): Promise<Preview> {
  const kind = kindOf(run.kind)
  const mapping = mappedBy(run)
  const sample = tablesOf(run.tables)[mapping.table]?.sample ?? []
  const sort = rowSorter(kind.fields, mapping, headsOf(run, mapping))
  const read = rowReader(kind.fields, mapping)
  const keyOf = groupKeys(run)
  let before = ''
  const raws = sample
    .flatMap((cells, index) => {
      const row_no = index + 1
      if (sort(row_no, cells) !== null) {
        before = ''
        return []
      }
      before = keyOf(row_no, cells, before)
      return [{ row_no, cells, edits: null, group_key: before }]
    })
    .slice(0, PREVIEWED)
  const groups = [...Map.groupBy(raws, ({ group_key }) => group_key)].map(
    ([key, rows]): ImportGroup => ({
      ...{ key, answer: null, shown: null, isWeightRight: false },
      rows: rows.map(({ row_no, cells }) => read(row_no, cells)),
    }),
  )
  const given = {
    ...{ app, clientId: run.client_id, runId: run.run_id, sourceId: run.source_id, options: optionsOf(run) },
    ...{ doer: { who, requestId: '', at: now }, fields: new Set(mapping.columns.filter(name => name !== null)) },
  }
  const context = await kind.context(tx, groups, given)
  const reasons = reasonsBy(mapping)
  const shapes = new Map(kind.fields.map(({ name, shape }) => [name, shape]))
  return groups
    .flatMap(group => {
      const faults = group.rows.flatMap(row => row.faults.map(fault => ({ row: row.row, ...fault })))
      const judged = faults.length > 0 ? { faults } : kind.judge(group, context, given)
      return group.rows.map(({ row, values }): Preview[number] => {
        const raw = raws.find(({ row_no }) => row_no === row)
        const own = 'faults' in judged ? judged.faults.filter(fault => fault.row === row) : []
        return {
          row,
          values: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, textOf(value, shapes.get(name))]),
          ),
          will: 'thing' in judged ? judged.will : 'skip' in judged ? 'skipped' : 'held',
          reasons: raw === undefined ? [] : own.map(fault => reasons(raw, fault)),
        }
      })
    })
    .sort((a, b) => a.row - b.row)
}

/** A question as it is sent. */
function wireQuestion(question: ReturnType<typeof openQuestions>[number]) {
  if (question.kind === 'payer') return { ...question, columns: [...question.columns] }
  if (question.kind !== 'counts') return question
  return { ...question, answers: question.answers.map(({ of, columns }) => ({ of, columns: [...columns] })) }
}

export const getImport: Handler<typeof GetImport> = ({ app, db, who, input, now }) =>
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
    const kind = kindOf(run.kind)
    const mapping = mappedBy(run)
    const tables = tablesOf(run.tables)
    const isOpen = run.state === 'mapping' || run.state === 'stopped' || run.state === 'done'
    const origin = { clientId: who.clientId, kind: run.kind, sourceId: run.source_id }
    const remembered = await rememberedMapping(tx, origin, headsOf(run, mapping), run.created_at)
    return {
      run: wireRun(run),
      count: rowsFound(tables, mapping),
      isCounted: tables[mapping.table]?.isCounted ?? true,
      tables: tables.map(({ name, sample }) => ({ name, sample })),
      mapping: {
        ...{ table: mapping.table, headRow: mapping.headRow, columns: [...mapping.columns] },
        readings: mapping.readings.map(({ comma: _, tons: __, ...reading }) => reading),
        ...(mapping.tenths === undefined ? {} : { tenths: mapping.tenths }),
        ...(mapping.tons === undefined ? {} : { tons: mapping.tons }),
        ...{ ignored: [...mapping.ignored], values: mapping.values },
      },
      remembered: remembered !== null,
      options: optionsOf(run),
      fields: kind.fields.map(({ name, label, shape, needed, codes }) => ({
        ...{ name, label, shape, needed: needed !== undefined },
        codes: (codes ?? []).map(({ value }) => value),
      })),
      questions: openQuestions(run, mapping).map(wireQuestion),
      sources: await sourcesToChoose(tx, run),
      sourceId: run.source_said ? (run.source_id ?? 0) : null,
      unknown: unknownWords(mapping, kind.fields, looksOf(run, mapping)).map(({ field, words }) => ({
        field,
        words: [...words],
      })),
      leftOut: await leftOut(tx, run),
      toBuild: run.kind === 'orders' && run.state === 'done' ? await countFromImport(tx, who.clientId, run.run_id) : 0,
      preview: isOpen ? await preview(app, tx, run, who, now) : [],
    }
  })
