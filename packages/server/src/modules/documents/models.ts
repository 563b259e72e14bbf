import type { BillOfLading, CommodityLine, HandlingUnitLabels, PackingList } from '@waybill/documents'
import {
  accessorialName,
  type Bill,
  type BolCarrier,
  effectiveClass,
  formatDate,
  formatTime,
  isInCanada,
  type LineItem,
  type PickupWindow,
  type Shipment,
  servicesOf,
  shipmentTotals,
} from '@waybill/domain'
import type { ShipmentRecord } from '../shipments/index.ts'
import { billed, type Consignment, consignments, rowsOn } from './consignments.ts'
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
  if (timeZone === '') return ''
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(`${date}T17:00:00Z`),
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? ''
}

function windowWords({ date, from, to }: PickupWindow, zone: string): string {
  if (date === '') return ''
  const hours =
    from === '' || to === '' ? '' : `, ${formatTime(from)}–${formatTime(to)} ${zoneName(zone, date)}`.trimEnd()
  return `${formatDate(date)}${hours}`
}

function commodityOf(item: LineItem, index: number, all: readonly LineItem[]): CommodityLine {
  const isRepeated = item.lineId !== undefined && all.slice(0, index).some(({ lineId }) => lineId === item.lineId)
  const measured = item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
  const details = item.sharesUnit
    ? ['On the same handling unit as the line above']
    : [
        ...(measured ? [`${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in`] : []),
        ...(item.stackable ? [] : ['Do not stack']),
      ]
  const freightClass = effectiveClass(item.freightClass)?.freightClass ?? item.freightClass
  return {
    // A unit that several lines stand on is counted with the first of them.
    ...(item.sharesUnit ? {} : { handlingUnits: { quantity: item.handlingUnits, type: item.handlingUnitType } }),
    packages: { quantity: item.pieces, type: item.pieceType },
    weight: item.weightLb,
    ...printedHazmat(item, isRepeated),
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

type Billed = Consignment & { readonly bill: Bill }

/** The numbers of the stops that a bill's freight sees: its ends, and those between where some of it comes on or off. */
function stopsOf({ bill, units }: Billed): readonly number[] {
  const numbers = units.flatMap(unit => [unit.loadedAt, unit.unloadedAt])
  return [...new Set([bill.fromStop, ...numbers, bill.toStop])].toSorted((a, b) => a - b)
}

/** The stops between the ends of a bill, in words: the driver reads them with the instructions. */
function stopWords({ stops }: Shipment, about: Billed): string {
  return stopsOf(about)
    .slice(1, -1)
    .flatMap(number => {
      const stop = stops[number - 1]
      if (stop === undefined) return []
      const { kind, address, window, zone } = stop
      const what = kind === 'pickup' ? 'pick up at' : 'deliver to'
      const place = `${address.company}, ${address.street}, ${address.city}, ${address.state} ${address.zip}`
      return [`Stop ${number}: ${what} ${place}, ${windowWords(window, zone)}.`]
    })
    .join(' ')
}

const deliveryWords = ({ to }: Billed): string => {
  const when = windowWords(to.window, to.zone)
  const references = to.references.filter(text => text.trim() !== '').join(', ')
  return [
    ...(when === '' ? [] : [`Delivery: ${when}.`]),
    ...(to.appointment === '' ? [] : [`Delivery appointment: ${to.appointment}.`]),
    ...(references === '' ? [] : [`Delivery references: ${references}.`]),
  ].join(' ')
}

/** The shipment's bills of lading, one after the other. */
export const bolModels = (printing: Printing, revision: number): readonly BillOfLading[] =>
  billed(printing.record.shipment).map(about => bolModel(printing, revision, about))

function bolModel({ record, carrier, sample }: Printing, revision: number, about: Billed): BillOfLading {
  const { shipment } = record
  const { order, others } = referencesOf(record)
  const rows = rowsOn(shipment, about)
  const own = stopsOf(about)
  const totals = shipmentTotals(rows)
  const billTo = about.bill.billTo ?? shipment.billTo
  const inCanada = isInCanada({ stops: shipment.stops.filter((_, i) => own.includes(i + 1)) })
  return {
    number: about.number,
    date: about.from.window.date,
    ...(revision > 1 ? { revision } : {}),
    shipFrom: partyOf(about.from.address),
    shipTo: partyOf(about.to.address),
    ...(billTo === null ? {} : { billTo: partyOf(billTo) }),
    references: others,
    services: servicesOf({ stops: shipment.stops.filter((_, i) => own.includes(i + 1)) }).map(accessorialName),
    ...given('pickupWindow', windowWords(about.from.window, about.from.zone || record.originZone)),
    ...given(
      'instructions',
      [stopWords(shipment, about), deliveryWords(about), shipment.specialInstructions]
        .filter(text => text !== '')
        .join(' '),
    ),
    carrier: {
      name: carrier?.name ?? '',
      scac: carrier?.scac ?? '',
      ...given('pro', record.proNumber),
      ...given('trailer', shipment.trailerNumber),
      seals: shipment.seals.split(/[,;\s]+/).filter(seal => seal !== ''),
    },
    terms: about.bill.terms ?? shipment.terms,
    orders: order === undefined ? [] : [{ number: order.value, packages: totals.pieces, weight: totals.weightLb }],
    lines: rows.map(commodityOf),
    ...(inCanada === 'none' || rows.every(row => row.hazmat === null) ? {} : { canada: inCanada }),
    ...(shipment.declaredValue === null
      ? {}
      : { declaredValue: { amount: shipment.declaredValue, currency: shipment.currency, per: 'shipment' } }),
    sample,
  }
}

/** Pounds shared evenly over the units of a row, as a label says it. */
const unitWeight = (rows: readonly LineItem[], count: number): number =>
  Math.round((shipmentTotals(rows).weightLb * 100) / count) / 100

/** The labels of a shipment: a set for each way units take, a label for each unit. */
export const labelModels = ({ record, carrier, sample }: Printing): readonly HandlingUnitLabels[] =>
  consignments(record.shipment).map(({ number, from, to, units }) => {
    const { shipment } = record
    const { order, others } = referencesOf(record)
    return {
      bolNumber: number,
      shipFrom: partyOf(from.address),
      shipTo: partyOf(to.address),
      carrier: { name: carrier?.name ?? '', scac: carrier?.scac ?? '', ...given('pro', record.proNumber) },
      references: order === undefined ? others : [order, ...others],
      units: units.flatMap(unit => {
        const rows = rowsOn(shipment, { units: [unit] })
        const weight = unitWeight(rows, unit.count)
        const hazmat = rows.some(row => row.hazmat !== null)
        return Array.from({ length: unit.count }, () => ({ weight, type: unit.type, hazmat }))
      }),
      sample,
    }
  })

/** The packing lists of a shipment: one for each way units take. */
export const packingListModels = ({ record, carrier, sample }: Printing): readonly PackingList[] =>
  consignments(record.shipment).map(about => {
    const { shipment } = record
    const { order, others } = referencesOf(record)
    return {
      bolNumber: about.number,
      date: about.from.window.date,
      shipFrom: partyOf(about.from.address),
      shipTo: partyOf(about.to.address),
      ...(carrier === null ? {} : { carrier: { name: carrier.name, ...given('pro', record.proNumber) } }),
      references: order === undefined ? others : [order, ...others],
      lines: rowsOn(shipment, about).map(item => ({
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
  })
