import {
  type Address,
  effectiveClass,
  type ImportFault,
  type ImportValue,
  importFaults,
  inOneSpelling,
  isNmfcItem,
  type MappedRow,
  type Mode,
  numberLimits,
  type OrderLine,
  type PaymentTerms,
  postBoxProblems,
  type SalesOrder,
  termsOfCode,
  textLimits,
  thousandths,
  validateAddress,
} from '@waybill/domain'
import type { GroupFault } from '../../imports/importKind.ts'
import { lookUpZip } from '../../places/zips.ts'
import type { CountedOrderLine } from '../salesOrders/index.ts'

/** A line of a file, and whether the file takes it back. */
export interface ReadLine extends OrderLine {
  readonly row: number
  readonly isCancelled: boolean
  /** Whether `quantity` is what the file says is open, and what left elsewhere is not in it. */
  readonly saysOpen: boolean
  /** Of which quantity its pounds, pallets and cartons are said: of all that was ordered. */
  readonly wholeOf: number
  /** The number that the shipper's system gives it; null: the file does not say. */
  readonly shipperLine: number | null
}

export interface ReadOrder {
  readonly order: Omit<SalesOrder, 'lines'>
  readonly lines: readonly ReadLine[]
}

/** Fields of the head: the same in every row of an order, or blank in all but one. */
export const headFields = [
  ...([
    'OrderNumber',
    'BackOrderCode',
    'PO_Number',
    'SoldTo',
    'ShipmentTerm',
    'shipMode',
    'CompanyName',
    'Street',
  ] as const),
  ...([
    'Street2',
    'City',
    'State',
    'Zip',
    'CountryCode',
    'ContactName',
    'ContactNumber',
    'EmailID',
    'OrderDate',
  ] as const),
  ...(['ShipDate', 'DueDate', 'OrderValue', 'Currency', 'AdditionalRef', 'SpecialInstruction', 'shipVia'] as const),
]
type HeadField = (typeof headFields)[number]

export const isHeadField = (field: string): boolean => headFields.some(name => name === field)

const lineFields = ['SKU', 'ItemCode', 'Description', 'OriginalQty', 'OpenQty'] as const

/** Whether a row says anything of a line: some systems write a row of the order alone above its lines. */
const saysLine = ({ values }: MappedRow): boolean => lineFields.some(field => (values[field] ?? '') !== '')

const longest: Readonly<Partial<Record<string, number>>> = {
  ...{ OrderNumber: textLimits.orderNumber, BackOrderCode: textLimits.orderNumber, PO_Number: textLimits.customerPo },
  ...{ SoldTo: textLimits.company, AdditionalRef: textLimits.reference, shipVia: textLimits.reference },
  ...{ SpecialInstruction: textLimits.specialInstructions, SKU: textLimits.itemCode, ItemCode: textLimits.itemCode },
  ...{ Description: textLimits.description, UOMType: 20, PalletNumber: 50, WeightRef: 50 },
}

const textOf = (value: ImportValue | undefined): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const numberOf = (value: ImportValue | undefined): number | null => (typeof value === 'number' ? value : null)

type Wrong = (row: number, field: string, code: ImportFault, params?: GroupFault['params']) => void

/** What all rows of an order say of its head; one that says something else than a row before it is told where. */
function headOf(rows: readonly MappedRow[], wrong: Wrong): ReadonlyMap<HeadField, ImportValue> {
  const said = new Map<HeadField, { readonly value: ImportValue; readonly row: number }>()
  for (const { row, values } of rows) {
    for (const field of headFields) {
      const value = values[field]
      if (value === undefined || value === null || value === '') continue
      const before = said.get(field)
      if (before === undefined) said.set(field, { value, row })
      else if (before.value !== value) wrong(row, field, 'saysOther', { row: before.row, value: textOf(before.value) })
    }
  }
  return new Map([...said].map(([field, { value }]) => [field, value]))
}

const classOf = (typed: string): string => (/^\d+(\.\d+)?$/.test(typed) ? String(Number(typed)) : typed)

/** Pounds of the whole line by those of one of what it counts. */
const lineWeight = (unitWeightLb: number | null, quantity: number): number | null =>
  unitWeightLb === null ? null : Math.round(unitWeightLb * quantity * 100) / 100

const QUANTITY_MAX = 99_999_999

/** What has to go: as the file says, else what was ordered and did not leave elsewhere; null: it speaks of the whole order. */
const openBy = (ordered: number | null, shipped: number | null, open: number | null): number | null =>
  open ?? (ordered === null || shipped === null ? null : Math.max(0, ordered - shipped))

/** Numbers that two lines of an order share tell neither from the other. */
function numberedOnce(lines: readonly ReadLine[]): readonly ReadLine[] {
  const numbers = lines.flatMap(({ shipperLine }) => shipperLine ?? [])
  return new Set(numbers).size === numbers.length ? lines : lines.map(line => ({ ...line, shipperLine: null }))
}

const round = (number: number): number => Math.round(number * 100) / 100

interface Worth {
  readonly money: Pick<SalesOrder, 'value' | 'currency'>
  /** Whether its currency is said, where it is worth anything. */
  readonly isNamed: boolean
}

/**
 * What an order is worth, and in which currency: the one of the amount, or of its column. Null: the amount says one and the
 * column another.
 * @param usual the currency of an amount of which neither says any
 */
function worthOf(value: ImportValue | undefined, column: string, usual: string): Worth | null {
  const [amount, named = ''] = String(value ?? '').split(' ')
  if (named !== '' && column !== '' && named !== column) return null
  const money = { value: amount ? Number(amount) : null, currency: named || column || usual }
  return { money, isNamed: (money.value ?? 0) === 0 || named !== '' || column !== '' }
}

/** Quantities are positive, or 0 for a line that is taken back. */
function lineOf({ row, values }: MappedRow, wrong: Wrong): ReadLine {
  const text = (field: string): string => textOf(values[field])
  for (const [field, max] of Object.entries(longest)) {
    if (!(headFields as readonly string[]).includes(field) && text(field).length > (max ?? 0)) {
      wrong(row, field, 'tooLong', { max: max ?? 0 })
    }
  }
  const limited = (field: string, max: number): number | null => {
    const value = numberOf(values[field])
    if (value !== null && value > max) wrong(row, field, 'tooLarge', { max })
    if (value !== null && value < 0) wrong(row, field, 'negative')
    return value
  }
  const bought = limited('OriginalQty', QUANTITY_MAX)
  const refunded = limited('RefundedQty', QUANTITY_MAX) ?? 0
  const ordered = bought === null ? null : Math.max(0, bought - refunded)
  const open = openBy(ordered, limited('ShippedQty', QUANTITY_MAX), limited('OpenQty', QUANTITY_MAX))
  const quantity = open ?? ordered
  if (quantity === null) wrong(row, values.OpenQty === undefined ? 'OriginalQty' : 'OpenQty', 'required')
  const wholeOf = ordered !== null && ordered > 0 ? ordered : (quantity ?? 0)
  if (text('SKU') === '' && text('ItemCode') === '' && text('Description') === '') wrong(row, 'SKU', 'required')
  const freightClass = classOf(text('itemClass'))
  if (freightClass !== '' && effectiveClass(freightClass) === null) wrong(row, 'itemClass', 'notOneOf')
  const nmfc = text('NMFC')
  if (nmfc !== '' && (nmfc.length > textLimits.nmfc || !isNmfcItem(nmfc)))
    wrong(row, 'NMFC', 'badForm', { example: '156600-2' })
  const unitWeightLb = limited('UnitWeight', 10_000_000)
  // A weight of one is multiplied as it was entered: rounded before, ten thousand light ones would weigh half as much again.
  const weighed = limited('Weight', 10_000_000)
  const weightLb = weighed === null ? lineWeight(unitWeightLb, wholeOf) : round(weighed)
  const size = (field: string): number => round(limited(field, numberLimits.dimensionIn) ?? 0)
  return {
    ...{ row, lineId: null, itemCode: text('ItemCode'), sku: text('SKU'), description: text('Description') },
    ...{ quantity: thousandths(quantity ?? 0), unit: text('UOMType'), weightLb, freightClass, nmfc },
    ...{
      pallets: limited('pallets', numberLimits.handlingUnits),
      cartons: limited('CartonCount', numberLimits.pieces),
    },
    lengthIn: size('Length'),
    widthIn: size('Width'),
    heightIn: size('Height'),
    isHazardous: typeof values.Hazmatitemflag === 'boolean' ? values.Hazmatitemflag : null,
    ...{ palletNumber: text('PalletNumber'), weightRef: text('WeightRef') },
    checkWeightQuantity: limited('CheckweightQTY', 99_999_999),
    isCancelled: values.Cancelled === true || quantity === 0,
    saysOpen: open !== null && values.Cancelled !== true,
    wholeOf,
    shipperLine: limited('LineNumber', QUANTITY_MAX),
  }
}

const addressNames: Readonly<Record<string, HeadField>> = {
  ...{ company: 'CompanyName', street: 'Street', street2: 'Street2', city: 'City', state: 'State', zip: 'Zip' },
  ...{ country: 'CountryCode', contactName: 'ContactName', contactPhone: 'ContactNumber', contactEmail: 'EmailID' },
}

/** What is known of an order that a file names again. */
interface KnownOrder {
  readonly shipTo: Address
  /** What its amounts are in, where the file does not say. */
  readonly currency: string
  readonly lines: readonly CountedOrderLine[]
  /** Fields that the file has a column for: what it does not say stays as it is. */
  readonly fields: ReadonlySet<string>
}

/**
 * Where it goes; a ZIP says city and state where the file does not. Of a known order only what the file has a column for is
 * another one, and city and state stay with their ZIP.
 */
function placeOf(text: (field: HeadField) => string, known: KnownOrder | null): Address {
  const zip = known === null || known.fields.has('Zip') ? text('Zip') : known.shipTo.zip
  const isMoved = known === null || known.shipTo.zip !== zip
  const kept = <F extends keyof Address>(field: F): Address[F] | '' => (known === null ? '' : known.shipTo[field])
  const taken = (field: keyof Address): string => {
    const column = addressNames[field]
    return column === undefined || known?.fields.has(column) === false ? String(kept(field)) : text(column)
  }
  const country = text('CountryCode') || (isMoved ? (/^[A-Z]/.test(zip) ? 'CA' : 'US') : known.shipTo.country)
  const place = isMoved ? lookUpZip(zip, country === 'CA' ? 'CA' : 'US') : known.shipTo
  return {
    ...{ company: taken('company'), street: taken('street'), street2: taken('street2') },
    city: text('City') || (place?.city ?? ''),
    ...inOneSpelling({ zip, country, state: text('State') || (place?.state ?? '') }),
    contactName: taken('contactName'),
    contactPhone: taken('contactPhone'),
    contactEmail: taken('contactEmail'),
  }
}

/** The lines of an order; of a known one that a file says nothing of but its head, those that are known. */
function linesOf(rows: readonly MappedRow[], known: KnownOrder | null, wrong: Wrong): readonly ReadLine[] {
  if (known !== null && !lineFields.some(field => known.fields.has(field))) {
    const row = rows[0]?.row ?? 0
    const isCancelled = rows.some(({ values }) => values.Cancelled === true)
    return known.lines.map(({ counts: _, ...line }) => ({
      ...line,
      row,
      isCancelled,
      saysOpen: false,
      wholeOf: line.quantity,
    }))
  }
  const own = rows.filter(saysLine)
  return (own.length === 0 ? rows : own).map(row => lineOf(row, wrong))
}

/** The order that rows say, or all that is wrong with them, each at its row. @param known null: the order is a new one */
export function orderOfRows(
  rows: readonly MappedRow[],
  known: KnownOrder | null,
): ReadOrder | { readonly faults: readonly GroupFault[] } {
  const faults: GroupFault[] = []
  const wrong: Wrong = (row, field, code, params = {}) => faults.push({ row, field, code, params })
  const first = rows[0]?.row ?? 0
  const head = headOf(rows, wrong)
  const text = (field: HeadField): string => textOf(head.get(field))
  for (const field of headFields) {
    const max = longest[field]
    if (max !== undefined && text(field).length > max) wrong(first, field, 'tooLong', { max })
  }
  if (text('OrderNumber') === '') wrong(first, 'OrderNumber', 'required')
  const shipTo = placeOf(text, known)
  const mode = text('shipMode') as Mode | ''
  const unreached = mode === '' ? [] : postBoxProblems('', shipTo, { mode })
  for (const { at, code, params } of [...validateAddress('', shipTo), ...unreached]) {
    wrong(first, addressNames[at.slice(1)] ?? 'CompanyName', importFaults.find(one => one === code) ?? 'wrong', params)
  }
  const lines = numberedOnce(linesOf(rows, known, wrong))
  const worth = worthOf(head.get('OrderValue'), text('Currency'), known?.currency ?? 'USD')
  // Where a file says the currency of each order, a blank cell is not the usual one.
  const hasCurrency = rows.some(({ values }) => values.Currency !== undefined)
  if (hasCurrency && worth?.isNamed === false) wrong(first, 'Currency', 'required')
  if (worth === null) wrong(first, 'OrderValue', 'otherMoney', { currency: text('Currency') })
  if (faults.length > 0 || worth === null) return { faults }
  const reference = text('AdditionalRef')
  return {
    order: {
      ...{ number: text('OrderNumber'), backOrder: text('BackOrderCode'), customerPo: text('PO_Number') },
      ...{ soldTo: text('SoldTo'), terms: termsOf(text('ShipmentTerm')), mode },
      ...{ shipTo, shipFrom: null, billTo: null },
      orderDate: text('OrderDate') || null,
      shipDate: text('ShipDate') || null,
      dueDate: text('DueDate') || null,
      ...{ ...worth.money, references: reference === '' ? [] : [reference] },
      ...{ instructions: text('SpecialInstruction'), shipVia: text('shipVia'), services: [] },
    },
    lines,
  }
}

const termsOf = (code: string): PaymentTerms => (code === 'C' || code === 'T' ? termsOfCode(code) : 'prepaid')
