import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import {
  accessorialName,
  codWords,
  formatMoney,
  type LineItem,
  type PlainShipment,
  paymentNames,
  phrase,
  type ShipmentHead,
  statusNames,
  truckWords,
} from '@waybill/domain'
import { fieldNames, type ShipmentFacts } from '../shipments/index.ts'
import { addressChanges } from './addressHistory.ts'
import { hazmatText, isPartPath, type PartKind, partChanges } from './partHistory.ts'

/**
 * What an entry of the history holds of one side: the fields that changed, and parts under paths by their ids
 * (`stops.17`). Entries from before stops were rows hold `origin`, `destination`, `pickup`, `items`, `accessorials`.
 */
export type Side = Partial<ShipmentHead & Omit<PlainShipment, keyof ShipmentHead> & ShipmentFacts> & {
  readonly note?: string
  readonly revisionDue?: string
} & { readonly [part: `${PartKind}.${number}`]: unknown }
type FieldChange = WireHistory['changes'][number]

/** `2 PLT Pump housings, 500 lb, class 70, 48 × 40 × 48 in, NMFC 156600-2, hazmat UN1263` */
export function itemText(item: LineItem): string {
  const { lengthIn, widthIn, heightIn } = item
  return [
    `${item.handlingUnits} ${item.handlingUnitType} ${item.description}`,
    `${item.weightLb} lb`,
    item.freightClass === '' ? '' : phrase('freightClass', { class: item.freightClass }),
    lengthIn > 0 ? `${lengthIn} × ${widthIn} × ${heightIn} in` : '',
    item.nmfc === '' ? '' : `NMFC ${item.nmfc}`,
    `${item.pieces} ${item.pieceType}`,
    item.itemCode === '' ? '' : phrase('itemCode', { code: item.itemCode }),
    item.stackable ? phrase('stackable') : '',
    item.hazmat === null ? '' : hazmatText(item.hazmat),
  ]
    .filter(part => part !== '')
    .join(', ')
}

/** Lines are compared by their place in the list. */
function itemChanges(before: readonly LineItem[] = [], after: readonly LineItem[] = []): FieldChange[] {
  const lines = Math.max(before.length, after.length)
  const text = (item: LineItem | undefined) => (item === undefined ? '' : itemText(item))
  return Array.from({ length: lines }, (_, i) => ({
    field: `Item ${i + 1}`,
    before: text(before[i]),
    after: text(after[i]),
  })).filter(change => change.before !== change.after)
}

/** How a side shows the fields that are neither an address nor the items. */
const texts: Partial<Record<keyof Side, (side: Side, currency: string) => string>> = {
  status: ({ status }) => (status ? statusNames[status] : ''),
  voidedFrom: ({ voidedFrom }) => (voidedFrom ? statusNames[voidedFrom] : ''),
  terms: ({ terms }) => (terms ? paymentNames[terms] : ''),
  pickup: ({ pickup }) => (pickup ? `${pickup.date} ${pickup.from}–${pickup.to}` : ''),
  accessorials: ({ accessorials }) => (accessorials ?? []).map(accessorialName).join(', '),
  volume: ({ volume }) => (volume ? 'Yes' : ''),
  truck: ({ truck }) => truckWords({ mode: 'TL', ...(truck ? { truck } : {}) }),
  asking: ({ asking }) => asking?.carriers.join(', ') ?? '',
  references: ({ references }) => (references ?? []).join(', '),
  declaredValue: ({ declaredValue, currency }, usual) =>
    declaredValue == null ? '' : formatMoney(declaredValue, currency ?? usual),
  cod: ({ cod, currency }, usual) => (cod == null ? '' : codWords({ cod, currency: currency ?? usual })),
  readyAt: ({ readyAt }) => (readyAt ? 'Yes' : ''),
  totalCharge: ({ totalCharge }, charged) => (totalCharge == null ? '' : formatMoney(totalCharge, charged)),
}

/** Facts that follow from another one, or that say nothing to a reader. */
const untold: ReadonlySet<string> = new Set<keyof Side>([
  'voidedFrom',
  'tenderedAt',
  'selectedQuoteId',
  'assignedTo',
  'readyBy',
])

/** In the order in which a reader meets them, not in the database's. */
const shown = (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).filter(field => !untold.has(field))

/** The currencies that the charges of two sides were tendered at; null: nobody was. */
interface Charged {
  readonly before: string | null
  readonly after: string | null
}

function fieldChanges(
  field: keyof typeof fieldNames,
  before: Side,
  after: Side,
  currency: string,
  charged: Charged,
): FieldChange[] {
  if (field === 'origin' || field === 'destination' || field === 'billTo') {
    return addressChanges(fieldNames[field], before[field], after[field])
  }
  if (field === 'items') return itemChanges(before.items, after.items)
  const text = (side: Side, usual: string): string => texts[field]?.(side, usual) ?? String(side[field] ?? '')
  const usual = field === 'totalCharge' ? charged : { before: null, after: null }
  return [
    {
      field: fieldNames[field],
      before: text(before, usual.before ?? currency),
      after: text(after, usual.after ?? currency),
    },
  ]
}

/**
 * What an entry says, field by field, as text. An entry without a side before it changed no field: only what was said
 * with it is shown.
 * @param currency of the shipment, for amounts whose side does not name one
 * @param charged what it was tendered at, before and after
 */
export function changesOf(
  before: Side | null,
  after: Side | null,
  currency: string,
  charged: Charged = { before: null, after: null },
): FieldChange[] {
  if (after === null) return []
  if (before === null) return after.note ? [{ field: fieldNames.note, before: '', after: after.note }] : []
  const fields = shown
    .filter(field => Object.hasOwn(after, field))
    .flatMap(field => fieldChanges(field, before, after, currency, charged))
  const parts = Object.keys(after)
    .filter(isPartPath)
    .flatMap(path => partChanges(path, before[path], after[path]))
  return [...parts, ...fields]
}
