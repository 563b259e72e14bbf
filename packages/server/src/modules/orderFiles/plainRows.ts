import { type ImportFault, type ImportValue, type MappedRow, textLimits } from '@waybill/domain'
import { isHeadField } from './orderOfRows.ts'

type Values = MappedRow['values']

const text = (value: ImportValue | undefined): string => (typeof value === 'string' ? value.trim() : '')
const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/** Fields that columns of others say together, by those others. */
const together: Readonly<Record<string, readonly string[]>> = {
  CompanyName: ['ContactName', 'ContactLastName'],
  ContactName: ['ContactFirstName', 'ContactLastName'],
  Street2: ['Street3'],
  Length: ['Dimensions'],
  Width: ['Dimensions'],
  Height: ['Dimensions'],
  OriginalQty: ['RefundedQty'],
  Hazmatitemflag: ['HazmatNumber', 'HazmatGroup', 'HazmatClass'],
  Cancelled: ['RefundedAt', 'OrderStatus', 'PaymentStatus', 'FulfillmentStatus', 'LineStatus', 'CancelledAt'],
}

/** Fields that a file says something of, whichever of its columns do. */
export const saidFields = (fields: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...fields,
    ...Object.entries(together).flatMap(([field, others]) => (others.some(other => fields.has(other)) ? [field] : [])),
  ])

/** Who receives it: a person without a company is the consignee, and named once. */
function receiverOf(values: Values): Values {
  const person =
    text(values.ContactName) || [text(values.ContactFirstName), text(values.ContactLastName)].filter(Boolean).join(' ')
  const company = text(values.CompanyName)
  if (person === '') return {}
  if (company !== '')
    return values.ContactName === undefined || text(values.ContactName) === '' ? { ContactName: person } : {}
  // Said as the consignee in full; as a contact only where there is room for it.
  return { CompanyName: person, ContactName: person.length <= textLimits.contactName ? person : null }
}

/** Three lengths of one column as those of three. */
function sizesOf({ Dimensions: said }: Values): Values {
  const [Length, Width, Height] = text(said).split(' ').filter(Boolean).map(Number)
  if (Length === undefined || Width === undefined || Height === undefined) return {}
  return { Length, Width, Height }
}

/** Whether it names a material, though no column says that it is one. */
const isHazardousBy = (values: Values): boolean => (together.Hazmatitemflag ?? []).some(field => values[field] === true)

/** A row whose columns are those that orders have, whatever the file parts them into. */
const plainRow = ({ values, ...row }: MappedRow): MappedRow => ({
  ...row,
  values: {
    ...values,
    ...(values.Street3 === undefined ? {} : { Street2: joined(text(values.Street2), text(values.Street3)) }),
    ...receiverOf(values),
    ...(values.Length == null && values.Dimensions !== undefined ? sizesOf(values) : {}),
    ...(values.Hazmatitemflag == null && isHazardousBy(values) ? { Hazmatitemflag: true } : {}),
  },
})

/** What the first row that says anything of a field says of it. */
const first = (rows: readonly MappedRow[], field: string): ImportValue =>
  rows.map(({ values }) => values[field]).find(value => value !== undefined && value !== null && value !== '') ?? null

const isCancelledBy = new Set<ImportValue>(['cancelled', 'voided', 'refunded'])

/** Why an order as a whole has nothing to ship, by what its columns of states say; null: it ships. */
function orderState(rows: readonly MappedRow[]): ImportFault | null {
  const states = ['OrderStatus', 'PaymentStatus', 'FulfillmentStatus'].map(field => first(rows, field))
  if (first(rows, 'CancelledAt') === true || states.includes('cancelled')) return 'cancelledUnknown'
  if (states.includes('refunded') || first(rows, 'RefundedAt') === true) return 'refunded'
  if (states.includes('voided')) return 'voided'
  // A day beside no state: it was shipped then. Beside one it is the day of a part.
  const isFulfilled = states[2] === null && first(rows, 'FulfilledAt') === true
  if (states.includes('fulfilled') || isFulfilled) return 'fulfilledElsewhere'
  return states.includes('hold') || first(rows, 'OnHold') === true ? 'onHold' : null
}

/** Rows of an order as they are read, and why it does not ship where its states say so. */
export interface PlainOrder {
  /** Lines that are to ship, and those that are taken back. */
  readonly rows: readonly MappedRow[]
  /** Null: it ships. */
  readonly out: ImportFault | null
  /** Its lines are taken back: the order was cancelled. */
  readonly isCancelled: boolean
}

/**
 * Brings the columns of shops and systems down to those of orders: who receives it, its sizes, and what of it is still to
 * ship. What was refunded or voided is cancelled; what was fulfilled elsewhere, or needs no shipping, is left out.
 */
export function plainOrder(rows: readonly MappedRow[]): PlainOrder {
  const plain = rows.map(plainRow)
  const out = orderState(plain)
  const isCancelled = out === 'cancelledUnknown' || out === 'refunded' || out === 'voided'
  if (out !== null && !isCancelled) return { rows: plain, out, isCancelled }
  const left = plain.filter(({ values }) => values.LineStatus !== 'fulfilled' && values.NeedsShipping !== false)
  if (left.length === 0) {
    const none = plain.some(({ values }) => values.LineStatus === 'fulfilled') ? 'fulfilledElsewhere' : 'notShipped'
    return { rows: plain, out: none, isCancelled: false }
  }
  // What the first row says of the whole order counts, though its own line does not ship.
  const [head] = plain
  const [next, ...others] = left
  const whole = head === undefined || next === undefined || head === next ? left : [withHead(next, head), ...others]
  const taken = whole.map(row =>
    isCancelled || isCancelledBy.has(row.values.LineStatus ?? null)
      ? { ...row, values: { ...row.values, Cancelled: true } }
      : row,
  )
  return { rows: taken, out, isCancelled }
}

/** A row with what it leaves blank filled from the first of its order. */
const withHead = (row: MappedRow, head: MappedRow): MappedRow => ({
  ...row,
  values: Object.fromEntries(
    Object.entries({ ...head.values, ...row.values }).map(([field, value]) => [
      field,
      (value === null || value === '') && isHeadField(field) ? (head.values[field] ?? null) : value,
    ]),
  ),
})
