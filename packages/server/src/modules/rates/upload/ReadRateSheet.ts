import type { ReadRateSheet } from '@waybill/contract/calls/RateSheets/ReadRateSheet.ts'
import { type TableMapping, type WireRateTable, wireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { allLaneFields, extraFields, headsKey, isCurrencyCode, parseFreightClass } from '@waybill/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'
import type { Given, Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { lockVersion } from './versionRow.ts'

type Issue = { at: string; code: string; params: Record<string, string | number> }
type Terms = Given<typeof ReadRateSheet>['input']['terms']

const known: ReadonlySet<string> = new Set<string>([...allLaneFields, ...extraFields])

/** What has to be known before a row is read; the rest its cells say. */
function mappingIssues(tables: readonly TableMapping[], given: readonly WireRateTable[], kind: string): Issue[] {
  const issues: Issue[] = []
  const miss = (table: number, field: string) =>
    issues.push({ at: `body.tables.${table}.columns.${field}`, code: 'required', params: {} })
  if (tables.length !== given.length) issues.push({ at: 'body.tables', code: 'notOneOf', params: {} })
  if (tables.every(table => table.kind !== 'lanes')) issues.push({ at: 'body.tables', code: 'required', params: {} })
  tables.forEach(({ kind: holds, columns }, index) => {
    for (const field of Object.keys(columns)) if (!known.has(field)) miss(index, field)
    if (holds === 'extras') for (const field of ['code', 'rate']) if (columns[field] === undefined) miss(index, field)
    if (holds !== 'lanes') return
    const isBase = kind === 'base'
    const needsPlaces = !isBase || columns.basis === undefined || columns.class === undefined
    if (needsPlaces) for (const field of ['origin', 'destination']) if (columns[field] === undefined) miss(index, field)
    const hasBreaks = Object.keys(columns).some(field => /^[LM]\d+[CM]$/.test(field))
    if (columns.rate !== undefined && columns.unit === undefined) miss(index, 'unit')
    // A rate of a class that nobody names would be taken for every class.
    if (hasBreaks && columns.class === undefined) miss(index, 'class')
  })
  return issues
}

async function termsIssues(tx: Tx, clientId: number, terms: Terms): Promise<Issue[]> {
  const issues: Issue[] = []
  const wrong = (field: string, code: string) => issues.push({ at: `body.terms.${field}`, code, params: {} })
  if (!isCurrencyCode(terms.currency)) wrong('currency', 'notOneOf')
  if (terms.to !== null && terms.to < terms.from) wrong('to', 'endsBefore')
  for (const field of ['fakFrom', 'fakTo', 'fakClass'] as const) {
    if (terms[field] !== '' && parseFreightClass(terms[field]) === null) wrong(field, 'notAClass')
  }
  if (terms.fuelProgram !== '') {
    const program = await tx
      .selectFrom('fuel_program')
      .select('name')
      .where('client_id', '=', clientId)
      .where('name', '=', terms.fuelProgram)
      .executeTakeFirst()
    if (program === undefined) wrong('fuelProgram', 'notOneOf')
  }
  if (terms.baseTariff === '') return issues
  const base = await tx
    .selectFrom('rate_sheet_version')
    .select(sql<string>`sheet ->> 'currency'`.as('currency'))
    .where('client_id', '=', clientId)
    .where('kind', '=', 'base')
    .where('state', '=', 'active')
    .where('scac', '=', terms.baseTariff)
    .$if(terms.baseTariffDate !== null, query => query.where('effective_from', '=', terms.baseTariffDate ?? ''))
    .orderBy('effective_from', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (base === undefined) wrong('baseTariff', 'notOneOf')
  else if (base.currency !== terms.currency) {
    const params = { given: base.currency, currency: terms.currency }
    issues.push({ at: 'body.terms.baseTariff', code: 'baseCurrency', params })
  }
  return issues
}

export const readRateSheet: Handler<typeof ReadRateSheet> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const { versionId, terms } = input
  const version = await lockVersion(tx, clientId, versionId, ['mapping', 'faulty', 'draft'])
  const file = await tx
    .selectFrom('rate_file')
    .select(['tables'])
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .executeTakeFirst()
  if (file === undefined) throw new Refusal('NotFound')
  const given = z.array(wireRateTable).parse(file.tables)
  const isTimed = input.tables.every(table => table.kind !== 'lanes' || table.columns.days !== undefined)
  const untimed = version.kind === 'sheet' && !isTimed && terms.days === null
  const issues = [
    ...(untimed ? [{ at: 'body.terms.days', code: 'required', params: {} }] : []),
    ...mappingIssues(input.tables, given, version.kind),
    ...(await termsIssues(tx, clientId, terms)),
  ]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  const tables = given.map((table, index) => ({ ...table, ...input.tables[index] }))
  await tx
    .updateTable('rate_file')
    .set({
      tables: JSON.stringify(tables),
      terms: JSON.stringify(terms),
      rows_read: 0,
      fault_count: 0,
      faults: '[]',
      failure: '',
    })
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .execute()
  await tx
    .updateTable('rate_sheet_version')
    .set({ state: 'reading', effective_from: terms.from, effective_to: terms.to })
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .execute()
  await tx.deleteFrom('rate_replay').where('client_id', '=', clientId).where('version_id', '=', versionId).execute()
  for (const { sample, kind, headerRow, columns } of tables) {
    if (kind === 'skip') continue
    const mapping = JSON.stringify({ kind, headerRow, columns })
    await tx
      .insertInto('rate_mapping')
      .values({
        client_id: clientId,
        scac: version.scac,
        heads: headsKey(sample[headerRow] ?? []),
        mapping,
        saved_at: now.toISOString(),
      })
      .onConflict(oc =>
        oc.columns(['client_id', 'scac', 'heads']).doUpdateSet({ mapping, saved_at: now.toISOString() }),
      )
      .execute()
  }
  await app.due.put(tx, 'rateFile', { clientId, subjectId: versionId }, now)
  const after = { terms, tables: input.tables }
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'rateSheet', entityId: versionId, action: 'read', after },
  )
  return { Status: 'Success' }
}
