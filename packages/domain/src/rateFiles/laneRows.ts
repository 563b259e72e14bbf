import { findConflicts, laneZip } from '../rates/lanes.ts'
import { placeOfText } from '../rates/placeText.ts'
import { type Lane, type LanePlace, placeKinds, type ZoneRange } from '../rates/rateSheet.ts'
import { openTable, type SheetRow } from './cells.ts'
import type { CellError, SheetFiles } from './sheetTables.ts'

const isZip3 = (text: string): boolean => /^([0-9]{3}|[A-Z][0-9][A-Z])$/.test(text)
const isZip5 = (text: string): boolean => /^([0-9]{5}|[A-Z][0-9][A-Z][0-9][A-Z][0-9])$/.test(text)

function readPlace(row: SheetRow, kindColumn: string, column: string, zones: ReadonlySet<string>): LanePlace | null {
  const kind = row.oneOf(kindColumn, placeKinds)
  const text = row.text(column)
  if (kind === null || text === null) return null
  const value = kind === 'zone' ? text : laneZip(text)
  const right = {
    zip5: isZip5(value),
    zip3: isZip3(value),
    zone: zones.has(value),
    state: /^[A-Z]{2}$/.test(value),
    any: text === '*',
    zip5Range: placeOfText(text)?.kind === 'zip5Range',
    zip3Range: placeOfText(text)?.kind === 'zip3Range',
  }[kind]
  if (right && (kind === 'zip5Range' || kind === 'zip3Range')) return placeOfText(text)
  return right ? { kind, value: kind === 'any' ? '*' : value } : row.fail(column, 'notAPlace', { kind })
}

/** `zones.csv`: ranges of three-character prefixes. */
export function readZones(files: SheetFiles, errors: CellError[]): readonly ZoneRange[] {
  return openTable('zones', files.zones, errors).rows.flatMap(row => {
    const zip3 = (column: string) => {
      const text = row.text(column)?.toUpperCase() ?? null
      return text === null || isZip3(text) ? text : row.fail(column, 'notAPlace', { kind: 'zip3' })
    }
    const [zone, fromZip3, toZip3] = [row.text('zone'), zip3('from_zip3'), zip3('to_zip3')]
    if (zone === null || fromZip3 === null || toZip3 === null) return []
    if (toZip3 < fromZip3) row.fail('to_zip3', 'outOfRange', { min: fromZip3 })
    return [{ zone, fromZip3, toZip3 }]
  })
}

/** `lanes.csv`, with lanes that contradict each other reported on the later row. */
export function readLanes(
  files: SheetFiles,
  zones: readonly ZoneRange[],
  tables: ReadonlySet<string>,
  sheetFrom: string,
  errors: CellError[],
): readonly Lane[] {
  const names = new Set(zones.map(zone => zone.zone))
  const rowOf = new Map<string, SheetRow>()
  const lanes = openTable('lanes', files.lanes, errors).rows.flatMap((row): Lane[] => {
    const id = row.text('lane')
    const origin = readPlace(row, 'origin_kind', 'origin', names)
    const destination = readPlace(row, 'destination_kind', 'destination', names)
    const transitDays = row.wholeNumber('transit_days', 60)
    const table = row.text('table')
    const service = row.optional('service', column => row.oneOf(column, ['direct', 'interline'] as const))
    const from = row.optional('from', column => row.date(column))
    const to = row.optional('to', column => row.date(column))
    const miles = row.optional('miles', column => row.wholeNumber(column, 10_000))
    if (table !== null && !tables.has(table)) row.fail('table', 'unknownTable')
    if (id !== null && rowOf.has(id)) row.fail('lane', 'twice', { row: rowOf.get(id)?.number ?? 0 })
    else if (id !== null) rowOf.set(id, row)
    if (typeof from === 'string' && typeof to === 'string' && to < from) row.fail('to', 'outOfRange', { min: from })
    if (id === null || origin === null || destination === null || transitDays === null || table === null) return []
    if (service === undefined || from === undefined || to === undefined || miles === undefined) return []
    const ends = { origin, destination, from: from ?? sheetFrom, to }
    return [{ id, ...ends, service: service ?? 'direct', transitDays, table, miles }]
  })
  for (const conflict of findConflicts({ lanes, zones })) {
    if (conflict.kind === 'zones') {
      const { first, second, zip3 } = conflict
      errors.push({
        file: 'zones.csv',
        row: 1,
        column: '',
        cell: zip3,
        code: 'zoneConflict',
        params: { first, second },
      })
    } else {
      const { first, from, to } = conflict
      const params = { first, row: rowOf.get(first)?.number ?? 0, from, to: to ?? '' }
      rowOf.get(conflict.second)?.fail('lane', 'laneConflict', params)
    }
  }
  return lanes
}
