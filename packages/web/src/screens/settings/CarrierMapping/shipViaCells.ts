import { SERVICE_MAX } from '@waybill/contract/wire/routingGuide.ts'
import type { WireShipVia } from '@waybill/contract/wire/shipVia.ts'
import { isScac, modeNames } from '@waybill/domain'
import { text } from '../../../texts/texts.ts'
import type { CellFaults, GridColumn, GridRow, GridRows } from '../../../ui/grid/gridModel.ts'

export const shipViaColumns = (): readonly GridColumn[] => [
  { title: text('shipVia.code'), width: 'minmax(140px, 1fr)' },
  { title: text('shipVia.scac'), width: '100px' },
  { title: text('shipVia.mode'), width: '100px' },
  { title: text('shipVia.note'), width: 'minmax(180px, 2fr)' },
  { title: text('shipVia.service'), width: 'minmax(140px, 1fr)' },
]

const CODE_MAX = 30
const NOTE_MAX = 100
const modes: readonly string[] = modeNames

const isMode = (typed: string): typed is WireShipVia['Mode'] => modes.includes(typed)

/** The code that a row of cells says; a blank mode is LTL. */
export function shipViaOfCells([code = '', scac = '', mode = '', note = '', service = '']: GridRow): WireShipVia {
  const typed = mode.trim().toUpperCase()
  return {
    ShipVia: code.trim().toUpperCase(),
    SCAC: scac.trim().toUpperCase(),
    Mode: isMode(typed) ? typed : 'LTL',
    Note: note.trim(),
    Service: service.trim(),
  }
}

export const cellsOfShipVia = ({ ShipVia, SCAC, Mode, Note, Service }: WireShipVia): GridRow => [
  ...[ShipVia, SCAC, Mode, Note, Service],
]

/** What is wrong with each cell, among all rows: a code that stands twice is wrong where it stands again. */
export function shipViaFaults(rows: GridRows): (row: GridRow) => CellFaults {
  const first = new Map<string, GridRow>()
  for (const row of rows) {
    const { ShipVia } = shipViaOfCells(row)
    if (ShipVia !== '' && !first.has(ShipVia)) first.set(ShipVia, row)
  }
  return row => {
    if (row.every(cell => cell.trim() === '')) return {}
    const { ShipVia, SCAC, Note, Service } = shipViaOfCells(row)
    const faults: Record<number, string> = {}
    if (ShipVia === '') faults[0] = text('shipVia.needsCode')
    else if (ShipVia.length > CODE_MAX) faults[0] = text('shipVia.tooLong', { max: CODE_MAX })
    else if (first.get(ShipVia) !== row) faults[0] = text('shipVia.twice')
    if (!isScac(SCAC)) faults[1] = text('shipVia.badScac')
    const mode = (row[2] ?? '').trim().toUpperCase()
    if (mode !== '' && !isMode(mode)) faults[2] = text('shipVia.badMode')
    if (Note.length > NOTE_MAX) faults[3] = text('shipVia.tooLong', { max: NOTE_MAX })
    if (Service.length > SERVICE_MAX) faults[4] = text('shipVia.tooLong', { max: SERVICE_MAX })
    return faults
  }
}
