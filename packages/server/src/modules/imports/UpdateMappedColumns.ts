import type { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { type ImportMapping, plainWords } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { kindOf } from './kinds.ts'
import { headsOf, runIn, setRun } from './runs.ts'
import { sourcesToChoose } from './sourcesToChoose.ts'
import { rememberMapping } from './understand.ts'

type Issue = { at: string; code: string; params: Record<string, string> }

/** Words of the file as they are looked up when its rows are read. */
const asRead = (mapping: ImportMapping): ImportMapping => ({
  ...mapping,
  values: Object.fromEntries(
    Object.entries(mapping.values).map(([field, words]) => [
      field,
      Object.fromEntries(Object.entries(words).map(([word, value]) => [plainWords(word), value])),
    ]),
  ),
})

export const updateMappedColumns: Handler<typeof UpdateMappedColumns> = async ({ tx, who, input, request, now }) => {
  const run = await runIn(tx, who, input.runId, ['mapping', 'stopped', 'done'])
  const mapping = asRead(input.mapping as ImportMapping)
  const { fields } = kindOf(run.kind)
  const issues: Issue[] = mapping.columns.flatMap((name, column) => {
    if (name === null) return []
    const at = `body.mapping.columns.${column}`
    if (!fields.some(field => field.name === name)) return [{ at, code: 'notOneOf', params: {} }]
    return mapping.columns.indexOf(name) < column ? [{ at, code: 'twiceColumn', params: {} }] : []
  })
  for (const [name, words] of Object.entries(mapping.values)) {
    const codes = fields.find(field => field.name === name)?.codes ?? []
    const isKnown = Object.values(words).every(value => value === '' || codes.some(code => code.value === value))
    if (!isKnown) issues.push({ at: `body.mapping.values.${name}`, code: 'notOneOf', params: {} })
  }
  // Rows that stand in the database keep their places: another table, or other heads, are another file's.
  const kept = run.mapping as unknown as ImportMapping
  const isMoved = run.row_reached > 0 && (kept.table !== mapping.table || kept.headRow !== mapping.headRow)
  if (isMoved) issues.push({ at: 'body.mapping.headRow', code: 'notOneOf', params: {} })
  const { sourceId: source } = input
  const isKnown =
    source === undefined || source === 0 || (await sourcesToChoose(tx, run)).some(one => one.sourceId === source)
  if (!isKnown || (source !== undefined && run.state !== 'mapping')) {
    issues.push({ at: 'body.sourceId', code: 'notOneOf', params: {} })
  }
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  await setRun(tx, run, {
    mapping: JSON.stringify(mapping),
    ...(source === undefined ? {} : { source_id: source === 0 ? null : source, source_said: true }),
    ...(input.options === undefined ? {} : { options: JSON.stringify(input.options) }),
  })
  const heads = headsOf(run, mapping)
  const origin = {
    clientId: who.clientId,
    kind: run.kind,
    sourceId: source === undefined ? run.source_id : source || null,
  }
  await rememberMapping(tx, origin, heads, mapping, now)
  if (source !== undefined) await rememberMapping(tx, { ...origin, sourceId: null }, heads, mapping, now, source)
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      entity: 'import',
      entityId: run.run_id,
      action: 'mapped',
      after: { columns: mapping.columns, ...(source === undefined ? {} : { source }) },
    },
  )
  return { Status: 'Success' }
}
