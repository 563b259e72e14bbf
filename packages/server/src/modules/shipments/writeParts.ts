import { type Shipment, textOf } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { numbersOf } from './references.ts'

type Row = Readonly<Record<string, unknown>>

/** A table of parts: its key beside company and shipment, and the SQL types of all its columns. */
interface PartTable {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, string>>
  /** The rows of a shipment whose parts all have ids. */
  readonly rows: (shipment: Shipment, proNumber: string) => readonly Row[]
}

const stopIdOf = ({ stops }: Shipment, number: number): number | null => stops[number - 1]?.stopId ?? null

const measures = { length_in: 'numeric', width_in: 'numeric', height_in: 'numeric', dim_unit: 'float8' }

/** In the order in which rows may be made; they are taken away in the order of their foreign keys by the same statement. */
const tables: readonly PartTable[] = [
  {
    name: 'stop',
    key: ['stop_id'],
    columns: {
      ...{ stop_id: 'bigint', number: 'smallint', kind: 'text', address: 'jsonb', address_id: 'bigint', zone: 'text' },
      ...{ window_date: 'date', window_from: 'text', window_to: 'text', appointment: 'text', services: 'text[]' },
      ...{ stop_references: 'text[]', arrived_at: 'timestamptz', left_at: 'timestamptz' },
      door: 'text',
    },
    rows: ({ stops }) =>
      stops.map((stop, index) => ({
        ...{ stop_id: stop.stopId, number: index + 1, kind: stop.kind, address: stop.address },
        ...{ address_id: stop.addressId, zone: stop.zone },
        ...{ window_date: stop.window.date === '' ? null : stop.window.date },
        ...{ window_from: stop.window.from, window_to: stop.window.to, appointment: stop.appointment },
        ...{ services: stop.services, stop_references: stop.references },
        ...{ arrived_at: stop.arrivedAt, left_at: stop.leftAt, door: stop.door },
      })),
  },
  {
    name: 'shipment_line',
    key: ['line_id'],
    columns: {
      ...{ line_id: 'bigint', number: 'smallint', description: 'text', item_code: 'text', nmfc: 'text' },
      ...{ freight_class: 'text', pieces: 'int', piece_type: 'text', weight_lb: 'numeric', wt_unit: 'float8' },
      hazmat: 'jsonb',
    },
    rows: ({ lines }) =>
      lines.map((line, index) => ({
        ...{ line_id: line.lineId, number: index + 1, description: line.description, item_code: line.itemCode },
        ...{ nmfc: line.nmfc, freight_class: line.freightClass, pieces: line.pieces, piece_type: line.pieceType },
        ...{ weight_lb: line.weightLb, wt_unit: line.wtUnit, hazmat: line.hazmat },
      })),
  },
  {
    name: 'customs_line',
    key: ['line_id'],
    columns: {
      ...{ line_id: 'bigint', origin_country: 'text', hts_code: 'text', pieces: 'numeric', value: 'int' },
      currency: 'text',
    },
    rows: ({ lines }) =>
      lines.flatMap(({ lineId, customs }) => {
        if (customs === undefined) return []
        const { originCountry, htsCode, ...rest } = customs
        return [{ line_id: lineId, origin_country: originCountry, hts_code: htsCode, ...rest }]
      }),
  },
  {
    name: 'handling_unit',
    key: ['unit_id'],
    columns: {
      ...{ unit_id: 'bigint', number: 'smallint', count: 'int', type: 'text', ...measures, gross_weight_lb: 'numeric' },
      ...{ stackable: 'boolean', load_stop_id: 'bigint', unload_stop_id: 'bigint', linear_feet: 'numeric' },
      ...{ declared_value: 'int', additional_handling: 'boolean', repacked_unit_id: 'bigint', repacked_place: 'int' },
    },
    rows: shipment =>
      shipment.units.map((unit, index) => ({
        ...{ unit_id: unit.unitId, number: index + 1, count: unit.count, type: unit.type },
        ...{ length_in: unit.lengthIn, width_in: unit.widthIn, height_in: unit.heightIn, dim_unit: unit.dimUnit },
        ...{ gross_weight_lb: unit.grossWeightLb, stackable: unit.stackable, linear_feet: unit.linearFeet ?? null },
        ...{ declared_value: unit.declaredValue ?? null, additional_handling: unit.additionalHandling ?? false },
        repacked_unit_id: unit.repackedFrom?.unitId ?? null,
        repacked_place: unit.repackedFrom?.place ?? null,
        ...{ load_stop_id: stopIdOf(shipment, unit.loadedAt), unload_stop_id: stopIdOf(shipment, unit.unloadedAt) },
      })),
  },
  {
    name: 'unit_content',
    key: ['unit_id', 'line_id'],
    columns: { unit_id: 'bigint', line_id: 'bigint', number: 'smallint', pieces: 'int', weight_lb: 'numeric' },
    rows: ({ units, lines }) =>
      units.flatMap(unit =>
        unit.contents.map(({ line, pieces, weightLb }, index) => ({
          ...{ unit_id: unit.unitId, line_id: lines[line - 1]?.lineId ?? null, number: index + 1 },
          ...{ pieces, weight_lb: weightLb },
        })),
      ),
  },
  {
    name: 'bill_of_lading',
    key: ['bill_id'],
    columns: {
      ...{ bill_id: 'bigint', place: 'smallint', number: 'text', from_stop_id: 'bigint', to_stop_id: 'bigint' },
      ...{ terms: 'text', bill_to: 'jsonb' },
    },
    rows: shipment =>
      shipment.bills.map((bill, index) => ({
        ...{ bill_id: bill.billId, place: index + 1, number: bill.number, terms: bill.terms, bill_to: bill.billTo },
        ...{ from_stop_id: stopIdOf(shipment, bill.fromStop), to_stop_id: stopIdOf(shipment, bill.toStop) },
      })),
  },
  {
    name: 'shipment_reference',
    key: ['kind', 'number'],
    columns: { kind: 'text', number: 'smallint', value: 'text' },
    rows: (shipment, proNumber) => numbersOf(shipment, proNumber).map(number => ({ ...number })),
  },
]

const listOf = (names: readonly string[], prefix = ''): string => names.map(name => `${prefix}${name}`).join(', ')
const typed = (columns: readonly (readonly [string, string])[]): string =>
  columns.map(([name, type]) => `${name} ${type}`).join(', ')

const put = ({ name, key, columns }: PartTable, rows: string): string => {
  const all = Object.keys(columns)
  const rest = all.filter(column => !key.includes(column))
  return `put_${name} as (
    insert into ${name} (client_id, shipment_id, ${listOf(all)})
    select $1, $2, ${listOf(all, 'x.')} from jsonb_to_recordset(${rows}::jsonb) x (${typed(Object.entries(columns))})
    on conflict (client_id, shipment_id, ${listOf(key)})
    do update set ${rest.map(column => `${column} = excluded.${column}`).join(', ')})`
}

const take = ({ name, key, columns }: PartTable, rows: string): string => `take_${name} as (
    delete from ${name} t using jsonb_to_recordset(${rows}::jsonb) x (${typed(key.map(one => [one, columns[one] ?? '']))})
     where t.client_id = $1 and t.shipment_id = $2 and ${key.map(one => `t.${one} = x.${one}`).join(' and ')})`

/** What a shipment was, and what it is now: its content with ids, and the carrier's number. */
export interface Side {
  readonly shipment: Shipment
  readonly proNumber: string
}

/**
 * Writes the parts that differ, each row by its id, in one statement: what stays the same is not touched, so that what
 * hangs on a row stays with it.
 */
export async function writeParts(
  tx: Tx,
  { clientId, shipmentId }: { clientId: number; shipmentId: number },
  before: Side | null,
  after: Side,
): Promise<void> {
  const values: unknown[] = [clientId, shipmentId]
  const value = (rows: readonly Row[]): string => `$${values.push(JSON.stringify(rows))}`
  const steps: string[] = []
  for (const table of tables) {
    const keyOf = (row: Row): string => JSON.stringify(table.key.map(column => row[column]))
    const old = new Map((before ? table.rows(before.shipment, before.proNumber) : []).map(row => [keyOf(row), row]))
    const now = table.rows(after.shipment, after.proNumber)
    const changed = now.filter(row => textOf(old.get(keyOf(row))) !== textOf(row))
    if (changed.length > 0) steps.push(put(table, value(changed)))
    for (const row of now) old.delete(keyOf(row))
    if (old.size > 0) steps.push(take(table, value([...old.values()])))
  }
  if (steps.length > 0) await tx.executeQuery(CompiledQuery.raw(`with ${steps.join(',\n')} select 1`, values))
}

/** Writes the parts of shipments that have none yet, of all of them in one statement. */
export async function insertParts(
  tx: Tx,
  clientId: number,
  shipments: readonly (Side & { readonly shipmentId: number })[],
): Promise<void> {
  const values: unknown[] = [clientId]
  const steps = tables.flatMap(({ name, columns, rows }) => {
    const all = shipments.flatMap(({ shipment, proNumber, shipmentId }) =>
      rows(shipment, proNumber).map(row => ({ shipment_id: shipmentId, ...row })),
    )
    if (all.length === 0) return []
    const names = Object.keys(columns)
    return `put_${name} as (
      insert into ${name} (client_id, shipment_id, ${listOf(names)})
      select $1, x.shipment_id, ${listOf(names, 'x.')}
        from jsonb_to_recordset($${values.push(JSON.stringify(all))}::jsonb) x (shipment_id bigint, ${typed(Object.entries(columns))}))`
  })
  if (steps.length > 0) await tx.executeQuery(CompiledQuery.raw(`with ${steps.join(',\n')} select 1`, values))
}
