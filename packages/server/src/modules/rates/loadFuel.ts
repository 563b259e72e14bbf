import {
  type CellError,
  type Dated,
  type FuelBook,
  type FuelFiles,
  type FuelTable,
  type ParsedFuel,
  parseFuelFiles,
  SCALE,
  slipOf,
  slipParams,
  USUAL_DIESEL,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { type CsvTexts, readCsvFiles } from './csvFiles.ts'
import { dayOf, endPricesOfTable } from './priceSheets.ts'

interface Replaced {
  readonly name: string
  readonly from: string
  readonly before: unknown
  readonly after: unknown
}

export type LoadedFuel =
  | {
      readonly kind: 'loaded'
      readonly fuel: FuelBook
      /** What was not known before. */
      readonly programs: number
      readonly prices: number
      /** Tables that took the place of others of their day, with what stood there. */
      readonly replaced: readonly Replaced[]
    }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

const differs = (
  isAsked: boolean,
  file: string,
  column: string,
  { row, cell, before }: { row: number; cell: string; before: string },
) => ({
  ...{ file, row, column, cell, code: isAsked ? ('replacesBefore' as const) : ('differsFromBefore' as const) },
  params: { before },
})

/**
 * Loads the company's fuel programs and index prices, whole or not at all. What is known already may stand in a file
 * again; another figure for a day that has one is refused, because freight was rated by it.
 * @param loadedBy null when the operator did it
 */
export async function loadFuel(
  tx: Tx,
  clientId: number,
  texts: CsvTexts<FuelTable>,
  at: Date,
  loadedBy: number | null = null,
): Promise<LoadedFuel> {
  const read = readCsvFiles(texts)
  // An operator's files are published figures.
  return read.kind === 'errors' ? read : loadFuelRows(tx, clientId, read.files, { at, loadedBy, confirmed: true })
}

interface Entering {
  readonly at: Date
  /** Null when the operator did it. */
  readonly loadedBy: number | null
  /** What looks like a slip was said to be right. */
  readonly confirmed: boolean
  /** A table that is known already takes the place of the former one once that is confirmed. */
  readonly replaces?: boolean
}

/** The same from rows of cells, their heads first. */
export async function loadFuelRows(
  tx: Tx,
  clientId: number,
  files: FuelFiles,
  { at, loadedBy, confirmed, replaces = false }: Entering,
): Promise<LoadedFuel> {
  const parsed = parseFuelFiles(files)
  if (parsed.kind === 'errors') return parsed
  const { programs, index } = parsed.fuel
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fuel/${clientId}`}, 0))`.execute(tx)
  const [knownPrograms, knownPrices] = await Promise.all([
    tx.selectFrom('fuel_program').selectAll().where('client_id', '=', clientId).execute(),
    tx
      .selectFrom('fuel_index')
      .select(['region', 'effective_from', 'price'])
      .where('client_id', '=', clientId)
      .execute(),
  ])
  const errors: CellError[] = []
  const replaced: ParsedProgram[] = []
  const newPrograms = programs.filter(({ name, from, region, basis, currency, bands, row }) => {
    const known = knownPrograms.find(one => one.name === name && one.effective_from === from)
    if (known === undefined) return true
    const isAlike = known.region === region && known.basis === basis && known.currency === currency
    const same = isAlike && saysSame(known.bands, bands)
    if (!same && replaces && confirmed) replaced.push({ name, from, region, basis, currency, bands, row })
    else if (!same) errors.push(differs(replaces, 'programs.csv', 'from', { row, cell: name, before: from }))
    return false
  })
  const knownOn = new Map(knownPrices.map(one => [`${one.effective_from} ${one.region}`, one.price]))
  const newPrices = index.filter(({ region, from, price, row }) => {
    const known = knownOn.get(`${from} ${region}`)
    if (known === undefined) return true
    const [cell, before] = [String(price / 10_000), String(known / 10_000)]
    if (known !== price) errors.push(differs(false, 'index.csv', 'price', { row, cell, before }))
    return false
  })
  if (loadedBy !== null) errors.push(...farAhead(newPrices, at))
  if (!confirmed)
    errors.push(...farMoves(newPrices, knownPrices), ...oddBands(newPrograms), ...newRegions(newPrices, knownPrices))
  if (errors.length > 0) return { kind: 'errors', errors }
  const [loaded_at, loaded_by] = [at.toISOString(), loadedBy]
  for (const { name, from, region, basis, currency, bands } of replaced) {
    await tx
      .updateTable('fuel_program')
      .set({ region, basis, currency, bands: JSON.stringify(bands), loaded_at, loaded_by })
      .where('client_id', '=', clientId)
      .where('name', '=', name)
      .where('effective_from', '=', from)
      .execute()
    await endPricesOfTable(tx, clientId, name, at)
  }
  if (newPrograms.length > 0) {
    const rows = newPrograms.map(({ name, from, region, basis, currency, bands }) => ({
      ...{ client_id: clientId, name, effective_from: from, region, basis, currency, bands: JSON.stringify(bands) },
      ...{ loaded_at, loaded_by },
    }))
    await tx.insertInto('fuel_program').values(rows).execute()
  }
  if (newPrices.length > 0) {
    // One parameter for all of them: the weeks of every region since 1994 are more than a statement has room for.
    const rows = JSON.stringify(newPrices.map(({ region, from, price }) => ({ region, from, price })))
    await sql`
      insert into fuel_index (client_id, region, effective_from, price, entered_at, entered_by)
      select ${clientId}, region, "from", price, ${loaded_at}, ${loaded_by}
        from jsonb_to_recordset(${rows}::jsonb) as given (region text, "from" date, price int)`.execute(tx)
  }
  return {
    ...{ kind: 'loaded', fuel: { programs, index }, prices: newPrices.length },
    programs: newPrograms.length + replaced.length,
    replaced: replaced.map(({ name, from, bands }) => {
      const known = knownPrograms.find(one => one.name === name && one.effective_from === from)
      return { name, from, before: known?.bands, after: bands }
    }),
  }
}

type ParsedProgram = ParsedFuel['programs'][number]

interface Week {
  readonly region: string
  readonly from: string
  readonly price: number
}

/** Diesel prices of a week are published with it; who enters one ahead does so for the next weeks. */
export const AHEAD_MS = 31 * 86_400_000

/** Prices of weeks that nobody knows yet: a slip in the year, which would price nothing and be shown nowhere. */
function farAhead(entered: readonly (Week & { readonly row: number })[], at: Date): readonly CellError[] {
  const last = dayOf(new Date(at.getTime() + AHEAD_MS))
  return entered
    .filter(({ from }) => from > last)
    .map(({ from, row }) => ({
      file: 'index.csv',
      row,
      column: 'from',
      cell: from,
      code: 'farAhead',
      params: { last },
    }))
}

/** Regions that have no prices yet, beside others that have: rather a slip in the name. */
function newRegions(
  entered: readonly (Week & { readonly row: number })[],
  known: readonly { readonly region: string }[],
): readonly CellError[] {
  const regions = [...new Set(known.map(({ region }) => region))].toSorted()
  if (regions.length === 0) return []
  return entered
    .filter(({ region }) => !regions.includes(region))
    .map(({ region, row }) => ({
      ...{ file: 'index.csv', row, column: 'region', cell: region, code: 'newRegion' },
      params: { regions: regions.slice(0, 12).join(', ') },
    }))
}

/** Percentages of a table that may be meant otherwise: all of them below 1, or one above 100. */
function oddBands(programs: readonly ParsedProgram[]): readonly CellError[] {
  return programs.flatMap(({ basis, bands, row }): CellError[] => {
    if (basis !== 'percent') return []
    const most = Math.max(...bands.map(({ value }) => value)) / SCALE
    const at = { file: 'programs.csv', row, column: 'value', cell: String(most) }
    if (most > 100) return [{ ...at, code: 'overHundred', params: {} }]
    const params = { fraction: most, percent: Math.round(most * 10_000) / 100 }
    return most > 0 && most < 1 ? [{ ...at, code: 'isFraction', params }] : []
  })
}

/**
 * New prices that are far from the one before or behind them in their region, entered earlier or beside them, and first
 * ones that diesel never cost.
 */
function farMoves(
  entered: readonly (Week & { readonly row: number })[],
  known: readonly { readonly region: string; readonly effective_from: string; readonly price: number }[],
): readonly CellError[] {
  const weeks: readonly Week[] = [
    ...known.map(({ region, effective_from, price }) => ({ region, from: effective_from, price })),
    ...entered,
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const isNew = new Set<Week>(entered)
  const byRegion = Map.groupBy(weeks, ({ region }) => region)
  const before = neighbours([...byRegion.values()], () => true)
  // Of two that are entered together the later one is asked about alone.
  const behind = neighbours(
    [...byRegion.values()].map(own => own.toReversed()),
    week => !isNew.has(week),
  )
  return entered.flatMap((week): CellError[] => {
    const slip = slipOf(week.price, [before.get(week), behind.get(week)], { usual: USUAL_DIESEL, scale: SCALE })
    if (slip === null) return []
    const cell = String(week.price / SCALE)
    return [
      { file: 'index.csv', row: week.row, column: 'price', cell, code: slip.code, params: slipParams(slip, SCALE) },
    ]
  })
}

/** The week that comes before each one in its row, of those that count. */
function neighbours(rows: readonly (readonly Week[])[], counts: (week: Week) => boolean): ReadonlyMap<Week, Dated> {
  const found = new Map<Week, Dated>()
  for (const row of rows) {
    let last: Dated | undefined
    for (const week of row) {
      if (last !== undefined) found.set(week, last)
      if (counts(week)) last = { from: week.from, figure: week.price }
    }
  }
  return found
}

const saysSame = (one: unknown, other: unknown): boolean => bandsText(one) === bandsText(other)

/** In one order of keys: a database keeps its own. */
const bandsText = (bands: unknown): string =>
  JSON.stringify((bands as readonly { from: number; value: number }[]).map(({ from, value }) => [from, value]))
