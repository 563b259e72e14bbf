import type { BillOfLading, CommodityLine, HandlingUnitLabels, PackingList } from '@waybill/documents'
import {
  accessorialName,
  type BolCarrier,
  effectiveClass,
  formatDate,
  formatTime,
  type LineItem,
  type PickupWindow,
} from '@waybill/domain'
import type { ShipmentRecord } from '../shipments/index.ts'
import { given, partyOf, printedHazmat } from './party.ts'

export interface Printing {
  readonly record: ShipmentRecord
  /** Who carries it: booked, or chosen so far; null when nobody is. */
  readonly carrier: BolCarrier | null
  /** What the valid bill of lading says wrongly, in words; blank: it holds. */
  readonly due: string
  /** A demo company's papers say that no freight moves under them. */
  readonly sample: boolean
}

/** `EST` or `GMT-5`: what people at that place call its time on that day. */
function zoneName(timeZone: string, date: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(`${date}T17:00:00Z`),
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? ''
}

function windowWords({ date, from, to }: PickupWindow, zone: string): string {
  if (date === '') return ''
  const hours = from === '' || to === '' ? '' : `, ${formatTime(from)}–${formatTime(to)} ${zoneName(zone, date)}`
  return `${formatDate(date)}${hours}`
}

function commodityOf(item: LineItem): CommodityLine {
  const measured = item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
  const details = [
    ...(measured ? [`${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in`] : []),
    ...(item.stackable ? [] : ['Do not stack']),
  ]
  const freightClass = effectiveClass(item.freightClass)?.freightClass ?? item.freightClass
  return {
    handlingUnits: { quantity: item.handlingUnits, type: item.handlingUnitType },
    packages: { quantity: item.pieces, type: item.pieceType },
    weight: item.weightLb,
    ...(item.hazmat === null ? {} : { hazmat: printedHazmat(item.hazmat) }),
    description: item.description,
    details,
    ...given('nmfc', item.nmfc),
    freightClass,
  }
}

/** The first reference is the customer's order, the others stand beside it, with the load number. */
function referencesOf({ shipment }: ShipmentRecord) {
  const numbered = shipment.references.map((value, index) => ({ label: `Reference ${index + 1}`, value: value.trim() }))
  const [order, ...others] = numbered.filter(({ value }) => value !== '')
  const load = shipment.loadNumber === '' ? [] : [{ label: 'Load', value: shipment.loadNumber }]
  return { order, others: [...others, ...load] }
}

export function bolModel({ record, carrier, sample }: Printing, revision: number): BillOfLading {
  const { shipment } = record
  const { order, others } = referencesOf(record)
  return {
    number: record.bolNumber,
    date: shipment.pickup.date,
    ...(revision > 1 ? { revision } : {}),
    shipFrom: partyOf(shipment.origin),
    shipTo: partyOf(shipment.destination),
    ...(shipment.billTo === null ? {} : { billTo: partyOf(shipment.billTo) }),
    references: others,
    services: shipment.accessorials.map(accessorialName),
    ...given('pickupWindow', windowWords(shipment.pickup, record.originZone)),
    ...given('instructions', shipment.specialInstructions),
    carrier: {
      name: carrier?.name ?? '',
      scac: carrier?.scac ?? '',
      ...given('pro', record.proNumber),
      ...given('trailer', shipment.trailerNumber),
      seals: shipment.seals.split(/[,;\s]+/).filter(seal => seal !== ''),
    },
    terms: shipment.terms,
    orders:
      order === undefined ? [] : [{ number: order.value, packages: record.totalPieces, weight: record.totalWeightLb }],
    lines: shipment.items.map(commodityOf),
    ...(shipment.declaredValue === null
      ? {}
      : { declaredValue: { amount: shipment.declaredValue, currency: shipment.currency, per: 'shipment' } }),
    sample,
  }
}

/** Hundredths of a pound shared evenly over a line's units, as a label says it. */
const unitWeight = (item: LineItem): number => Math.round((item.weightLb * 100) / item.handlingUnits) / 100

export function labelModel({ record, carrier, sample }: Printing): HandlingUnitLabels {
  const { shipment } = record
  const { order, others } = referencesOf(record)
  return {
    bolNumber: record.bolNumber,
    shipFrom: partyOf(shipment.origin),
    shipTo: partyOf(shipment.destination),
    carrier: { name: carrier?.name ?? '', scac: carrier?.scac ?? '', ...given('pro', record.proNumber) },
    references: order === undefined ? others : [order, ...others],
    units: shipment.items.flatMap(item =>
      Array.from({ length: item.handlingUnits }, () => ({
        weight: unitWeight(item),
        type: item.handlingUnitType,
        hazmat: item.hazmat !== null,
      })),
    ),
    sample,
  }
}

export function packingListModel({ record, carrier, sample }: Printing): PackingList {
  const { shipment } = record
  const { order, others } = referencesOf(record)
  return {
    bolNumber: record.bolNumber,
    date: shipment.pickup.date,
    shipFrom: partyOf(shipment.origin),
    shipTo: partyOf(shipment.destination),
    ...(carrier === null ? {} : { carrier: { name: carrier.name, ...given('pro', record.proNumber) } }),
    references: order === undefined ? others : [order, ...others],
    lines: shipment.items.map(item => ({
      quantity: item.pieces,
      unit: item.pieceType,
      ...given('itemCode', item.itemCode),
      description: item.description,
      weight: item.weightLb,
      ...(item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
        ? { dimensions: { length: item.lengthIn, width: item.widthIn, height: item.heightIn } }
        : {}),
    })),
    ...given('notes', shipment.specialInstructions),
    sample,
  }
}
