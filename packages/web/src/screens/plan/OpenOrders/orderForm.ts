import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import {
  type WireOrderLine,
  type WireSalesOrder,
  wireOrderLine,
  wireSalesOrder,
} from '@waybill/contract/wire/salesOrder.ts'
import { effectiveClass, modeNames, numberLimits, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { text } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import type { CellFaults, GridRow } from '../../../ui/grid/gridModel.ts'
import { addressSchema, emptyAddress } from '../../../widgets/AddressForm/addressSchema.ts'

export type SeenOrder = ReplyOf<typeof GetOrder>

const line = (max: number) => z.string().trim().max(max)

export const orderSchema = z.object({
  OrderNumber: line(textLimits.orderNumber).min(1),
  BackOrderCode: line(textLimits.orderNumber),
  PO_Number: line(textLimits.customerPo),
  SoldTo: line(textLimits.company),
  ShipmentTerm: z.enum(['P', 'C', 'T']),
  shipMode: z.enum(['', ...modeNames]),
  ShipDate: z.string(),
  DueDate: z.string(),
  AdditionalRef: line(textLimits.reference),
  SpecialInstruction: line(textLimits.specialInstructions),
  DropOffAddress: addressSchema,
  /** Rows of the grid, as `rowsText` writes them: a field like any other, so that it is kept and merged as one. */
  Items: z.string(),
})
export type OrderValues = z.infer<typeof orderSchema>

/** Columns of the grid, each a field of the line. */
export const lineColumns = [
  ...(['SKU', 'ItemCode', 'Description', 'OriginalQty', 'UOMType', 'Weight', 'itemClass', 'pallets'] as const),
  ...(['CartonCount', 'Length', 'Width', 'Height'] as const),
] as const
type LineColumn = (typeof lineColumns)[number]

/** What is a number, with its largest value and whether it has to be whole. */
const numbers: Readonly<Partial<Record<LineColumn, { readonly max: number; readonly isWhole?: true }>>> = {
  OriginalQty: { max: 99_999_999 },
  Weight: { max: 10_000_000 },
  pallets: { max: numberLimits.handlingUnits, isWhole: true },
  CartonCount: { max: numberLimits.pieces, isWhole: true },
  Length: { max: numberLimits.dimensionIn },
  Width: { max: numberLimits.dimensionIn },
  Height: { max: numberLimits.dimensionIn },
}
const longest: Readonly<Partial<Record<LineColumn, number>>> = {
  ...{ SKU: textLimits.itemCode, ItemCode: textLimits.itemCode, Description: textLimits.description, UOMType: 20 },
}

/** A row of the grid, and the saved line it began as. */
export interface LineRow {
  readonly lineId: number | null
  readonly cells: GridRow
}

const PART = '\t'

const rowText = ({ lineId, cells }: LineRow): string =>
  [...cells.map(cell => cell.replaceAll(/[\t\n]/g, ' ')), lineId ?? ''].join(PART)

/** Every row has parts; the ids of saved lines that stand above them have none. */
const isRow = (text: string): boolean => text.includes(PART)

/** @param opened ids of the saved lines that the rows began as: a line that is among them and has no row is cancelled */
export const rowsText = (rows: readonly LineRow[], opened: readonly number[]): string =>
  [...(opened.length === 0 ? [] : [opened.join(',')]), ...rows.map(rowText)].join('\n')

/** Which saved lines the rows of a text began as. */
export function openedWith(kept: string): readonly number[] {
  const [first = ''] = kept.split('\n')
  return first === '' || isRow(first) ? [] : first.split(',').map(Number)
}

export const rowsOfText = (kept: string): readonly LineRow[] =>
  kept
    .split('\n')
    .filter(isRow)
    .map(row => {
      const cells = row.split(PART)
      const id = cells.pop() ?? ''
      return { lineId: id === '' ? null : Number(id), cells }
    })

/** The rows as a person reads them beside somebody else's. */
export const wordsOfRows = (kept: string): string =>
  rowsOfText(kept)
    .map(({ cells }) => cells.filter(cell => cell !== '').join(' '))
    .filter(words => words !== '')
    .join('; ')

const cellOf = (value: string | number | boolean | null): string =>
  value === null || value === 0 || typeof value === 'boolean' ? '' : String(value)

/** The lines as the grid shows them; what was cancelled whole is not among them. */
const rowsOf = ({ Items }: SeenOrder): readonly LineRow[] =>
  Items.filter(({ cancelled, OriginalQty }) => cancelled < OriginalQty).map(item => ({
    lineId: item.lineId,
    cells: lineColumns.map(column => cellOf(item[column])),
  }))

const idsOf = (seen: SeenOrder): readonly number[] => rowsOf(seen).flatMap(({ lineId }) => lineId ?? [])

const none: CellFaults = {}

/** What is wrong with a row, by its columns. */
export function faultsOfRow(row: GridRow): CellFaults {
  if (row.every(cell => cell.trim() === '')) return none
  const faults: Record<number, string> = {}
  const cell = (name: LineColumn): string => row[lineColumns.indexOf(name)]?.trim() ?? ''
  for (const [at, name] of lineColumns.entries()) {
    const typed = row[at]?.trim() ?? ''
    const limits = numbers[name]
    const max = longest[name]
    if (max !== undefined && typed.length > max) faults[at] = text('issues.too_long', { max })
    if (limits === undefined || typed === '') continue
    const value = readAmount(typed)
    if (Number.isNaN(value)) faults[at] = text('issues.invalid_number')
    else if (value > limits.max) faults[at] = text('issues.too_big', { max: limits.max })
    else if (limits.isWhole && !Number.isInteger(value)) faults[at] = text('issues.invalid_integer')
  }
  if (cell('SKU') === '' && cell('ItemCode') === '' && cell('Description') === '') faults[0] = text('issues.required')
  if (cell('OriginalQty') === '') faults[lineColumns.indexOf('OriginalQty')] = text('issues.required')
  const freightClass = cell('itemClass')
  if (freightClass !== '' && effectiveClass(freightClass) === null) {
    faults[lineColumns.indexOf('itemClass')] = text('issues.invalid_choice')
  }
  return faults
}

export const valuesOf = (seen: SeenOrder | null): OrderValues => {
  const order = seen?.order
  const known = order?.DropOffAddress
  return {
    OrderNumber: order?.OrderNumber ?? '',
    BackOrderCode: order?.BackOrderCode ?? '',
    PO_Number: order?.PO_Number ?? '',
    SoldTo: order?.SoldTo ?? '',
    ShipmentTerm: order?.ShipmentTerm ?? 'P',
    shipMode: order?.shipMode ?? '',
    ShipDate: order?.ShipDate ?? '',
    DueDate: order?.DueDate ?? '',
    AdditionalRef: order?.AdditionalRef[0] ?? '',
    SpecialInstruction: order?.SpecialInstruction ?? '',
    DropOffAddress:
      known === undefined
        ? emptyAddress
        : {
            ...{ CompanyName: known.CompanyName, Street: known.Street, Street2: known.Street2, City: known.City },
            ...{ State: known.State, Zip: known.Zip, CountryCode: known.CountryCode === 'CA' ? 'CA' : 'US' },
          },
    Items: seen === null ? '' : rowsText(rowsOf(seen), idsOf(seen)),
  }
}

/** A row as a line; a saved line of which a row is left blank is cancelled. */
function lineOf({ lineId, cells }: LineRow, known: WireOrderLine | undefined): WireOrderLine {
  const cell = (name: LineColumn): string => cells[lineColumns.indexOf(name)]?.trim() ?? ''
  const base = known ?? wireOrderLine.parse({ OriginalQty: 0 })
  if (cells.every(one => one.trim() === '')) return { ...base, lineId, OriginalQty: 0 }
  const number = (name: LineColumn): number | null => (cell(name) === '' ? null : readAmount(cell(name)))
  return {
    ...base,
    lineId,
    ...{ SKU: cell('SKU'), ItemCode: cell('ItemCode'), Description: cell('Description'), UOMType: cell('UOMType') },
    ...{ OriginalQty: number('OriginalQty') ?? 0, Weight: number('Weight'), itemClass: cell('itemClass') },
    ...{ pallets: number('pallets'), CartonCount: number('CartonCount'), Length: number('Length') ?? 0 },
    ...{ Width: number('Width') ?? 0, Height: number('Height') ?? 0 },
  }
}

/**
 * The order that a form says; what no field shows stays as it was. A line that the form was opened with and that has no row
 * any more is cancelled; one that somebody else added meanwhile stays.
 */
export function orderOf({ Items: lines, ...values }: OrderValues, seen: SeenOrder | null): WireSalesOrder {
  const rows = rowsOfText(lines).filter(
    ({ lineId, cells }) => lineId !== null || cells.some(cell => cell.trim() !== ''),
  )
  const byId = new Map(seen?.Items.map(({ planned, shipped, cancelled, open, ...item }) => [item.lineId, item]))
  const opened = new Set<number | null>(openedWith(lines))
  const left = new Set(rows.map(({ lineId }) => lineId))
  const gone = [...byId.values()].filter(({ lineId }) => opened.has(lineId) && !left.has(lineId))
  const base = seen?.order ?? wireSalesOrder.omit({ Items: true }).parse({ OrderNumber: '-', DropOffAddress: {} })
  const { AdditionalRef: reference, ShipDate, DueDate, ...head } = values
  return {
    ...base,
    ...head,
    ShipDate: ShipDate === '' ? null : ShipDate,
    DueDate: DueDate === '' ? null : DueDate,
    AdditionalRef: [reference, ...base.AdditionalRef.slice(1)].filter(one => one !== ''),
    DropOffAddress: { ...base.DropOffAddress, ...values.DropOffAddress },
    Items: [
      ...rows.map(row => lineOf(row, byId.get(row.lineId ?? 0))),
      ...gone.map(item => ({ ...item, OriginalQty: 0 })),
    ],
  }
}
