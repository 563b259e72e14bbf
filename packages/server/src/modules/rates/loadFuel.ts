import {
  type CellError,
  type FuelBook,
  type FuelFiles,
  type FuelTable,
  movesFar,
  parseFuelFiles,
} from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { type CsvTexts, readCsvFiles } from './csvFiles.ts'

export type LoadedFuel =
  | {
      readonly kind: 'loaded'
      readonly fuel: FuelBook
      /** What was not known before. */
      readonly programs: number
      readonly prices: number
    }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

const differs = (
  file: string,
  column: string,
  { row, cell, before }: { row: number; cell: string; before: string },
) => ({
  ...{ file, row, column, cell, code: 'differsFromBefore' as const },
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

/** The same from rows of cells, their heads first. */
export async function loadFuelRows(
  tx: Tx,
  clientId: number,
  files: FuelFiles,
  { at, loadedBy, confirmed }: { at: Date; loadedBy: number | null; confirmed: boolean },
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
  const newPrograms = programs.filter(({ name, from, region, basis, currency, bands, row }) => {
    const known = knownPrograms.find(one => one.name === name && one.effective_from === from)
    if (known === undefined) return true
    const isAlike = known.region === region && known.basis === basis && known.currency === currency
    const same = isAlike && saysSame(known.bands, bands)
    if (!same) errors.push(differs('programs.csv', 'from', { row, cell: name, before: from }))
    return false
  })
  const knownOn = new Map(knownPrices.map(one => [`${one.effective_from} ${one.region}`, one.price]))
  const newPrices = index.filter(({ region, from, price, row }) => {
    const known = knownOn.get(`${from} ${region}`)
    if (known === undefined) return true
    const [cell, before] = [String(price / 10_000), String(known / 10_000)]
    if (known !== price) errors.push(differs('index.csv', 'price', { row, cell, before }))
    return false
  })
  if (!confirmed) errors.push(...farMoves(newPrices, knownPrices))
  if (errors.length > 0) return { kind: 'errors', errors }
  const [loaded_at, loaded_by] = [at.toISOString(), loadedBy]
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
  return { kind: 'loaded', fuel: { programs, index }, programs: newPrograms.length, prices: newPrices.length }
}

interface Week {
  readonly region: string
  readonly from: string
  readonly price: number
}

/** New prices that are far from the one before them in their region, entered before or beside them. */
function farMoves(
  entered: readonly (Week & { readonly row: number })[],
  known: readonly { readonly region: string; readonly effective_from: string; readonly price: number }[],
): readonly CellError[] {
  const weeks: readonly Week[] = [
    ...known.map(({ region, effective_from, price }) => ({ region, from: effective_from, price })),
    ...entered,
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const last = new Map<string, Week>()
  const before = new Map<Week, Week | undefined>()
  for (const week of weeks) {
    before.set(week, last.get(week.region))
    last.set(week.region, week)
  }
  return entered.flatMap((week): CellError[] => {
    const earlier = before.get(week)
    const percent = earlier === undefined ? null : movesFar(earlier.price, week.price)
    if (earlier === undefined || percent === null) return []
    const params = { before: String(earlier.price / 10_000), from: earlier.from, percent }
    const cell = String(week.price / 10_000)
    return [{ file: 'index.csv', row: week.row, column: 'price', cell, code: 'movesFar', params }]
  })
}

const saysSame = (one: unknown, other: unknown): boolean => bandsText(one) === bandsText(other)

/** In one order of keys: a database keeps its own. */
const bandsText = (bands: unknown): string =>
  JSON.stringify((bands as readonly { from: number; value: number }[]).map(({ from, value }) => [from, value]))
