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
    if (holds === 'unknown') issues.push({ at: `body.tables.${index}.kind`, code: 'required', params: {} })
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

/** `0.27` may mean 27 % or less than one: it is asked, not guessed. */
const isFraction = (percent: number | null): percent is number => percent !== null && percent > 0 && percent < 1

/** Fuel is in a program, a percent or the rates, one of them: what nobody said would be left out of every price. */
function figureIssues(terms: Terms, kind: string): Issue[] {
  const at = (field: string) => `body.terms.${field}`
  const { fuelProgram, fuelPercent, fuelIncluded } = terms
  const isUnsaid = kind === 'sheet' && fuelProgram === '' && fuelPercent === null && !fuelIncluded
  const said = [fuelProgram !== '', fuelPercent !== null, fuelIncluded].filter(Boolean).length
  const isWhole = terms.discount !== null && terms.discount >= 100
  return [
    ...(isWhole ? [{ at: at('discount'), code: 'discountWhole', params: {} }] : []),
    ...(said > 1 ? [{ at: at('fuelPercent'), code: 'fuelTwice', params: {} }] : []),
    ...(isUnsaid ? [{ at: at('fuelPercent'), code: 'fuelUnsaid', params: {} }] : []),
    ...(['fuelPercent', 'discount'] as const).flatMap(field => {
      const figure = terms[field]
      const percent = Math.round((figure ?? 0) * 1_000_000) / 10_000
      return isFraction(figure) ? [{ at: at(field), code: 'isFraction', params: { fraction: figure, percent } }] : []
    }),
  ]
}

interface FileNames {
  readonly name: string
  readonly tables: readonly WireRateTable[]
  readonly scac: string
}

/** Whether the name of the file or what stands above its heads names another carrier of the company. */
async function otherCarrier(tx: Tx, clientId: number, { name, tables, scac }: FileNames): Promise<Issue[]> {
  const carriers = await tx.selectFrom('carrier').select(['scac', 'name']).where('client_id', '=', clientId).execute()
  const above = tables.flatMap(({ sample, headerRow, kind }) =>
    kind === 'skip' ? [] : sample.slice(0, headerRow).flat(),
  )
  const said = ` ${[name, ...above]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}0-9]+/gu, ' ')} `
  const names = (one: string): boolean => {
    const plain = one
      .toLowerCase()
      .replace(/[^\p{L}0-9]+/gu, ' ')
      .trim()
    return plain.length >= 4 && said.includes(` ${plain} `)
  }
  const own = carriers.filter(one => one.scac === scac)
  if (names(scac) || own.some(one => names(one.name))) return []
  const other = carriers.find(one => one.scac !== scac && (names(one.scac) || names(one.name)))
  if (other === undefined) return []
  return [{ at: 'body.terms.carrierMeant', code: 'otherCarrier', params: { name: other.name, scac: other.scac } }]
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
    .select(['tables', 'name'])
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .executeTakeFirst()
  if (file === undefined) throw new Refusal('NotFound')
  const given = z.array(wireRateTable).parse(file.tables)
  const laid = given.map((table, index) => ({ ...table, ...input.tables[index] }))
  const isTimed = input.tables.every(table => table.kind !== 'lanes' || table.columns.days !== undefined)
  const untimed = version.kind === 'sheet' && !isTimed && terms.days === null
  const issues = [
    ...(untimed ? [{ at: 'body.terms.days', code: 'required', params: {} }] : []),
    ...mappingIssues(input.tables, given, version.kind),
    ...(await termsIssues(tx, clientId, terms)),
    ...figureIssues(terms, version.kind),
    ...(version.kind === 'base' || terms.carrierMeant
      ? []
      : await otherCarrier(tx, clientId, { name: file.name, tables: laid, scac: version.scac })),
  ]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  await tx
    .updateTable('rate_file')
    .set({
      tables: JSON.stringify(laid),
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
  for (const { sample, kind, headerRow, columns, ignored } of laid) {
    if (kind === 'skip') continue
    const mapping = JSON.stringify({ kind, headerRow, columns, ignored })
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
