import type {
  BillOfLading,
  CommodityLine,
  HandlingUnitLabels,
  OrderLine,
  PackedUnit,
  PackingList,
} from '@waybill/documents'
import {
  accessorialName,
  type Bill,
  type BolCarrier,
  type Cod,
  effectiveClass,
  formatDate,
  formatTime,
  type HandlingUnit,
  isInCanada,
  type LineItem,
  type PickupWindow,
  packagingPrinted,
  type Shipment,
  servicesOf,
  shipmentTotals,
} from '@waybill/domain'
import type { PaperNumbers } from '../addresses/index.ts'
import type { ShipmentRecord, UnitLabels } from '../shipments/index.ts'
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
  /** How the address book names places on papers. */
  readonly names: PaperNumbers
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
    ? // By its name: hazardous goods are printed first, so what was entered above need not stand above.
      [`On the same handling unit as: ${all.findLast((one, i) => i < index && !one.sharesUnit)?.description ?? ''}`]
    : [
        ...(measured ? [`${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in`] : []),
        ...(item.stackable ? [] : ['Do not stack']),
      ]
  // A class that nobody said is rated as one, and never printed: on a bill it would be the shipper's declaration.
  const written = effectiveClass(item.freightClass)
  const freightClass = written?.guessed ? '' : (written?.freightClass ?? item.freightClass)
  return {
    // A unit that several lines stand on is counted with the first of them.
    ...(item.sharesUnit
      ? {}
      : { handlingUnits: { quantity: item.handlingUnits, type: packagingPrinted(item.handlingUnitType) } }),
    packages: { quantity: item.pieces, type: packagingPrinted(item.pieceType) },
    weight: item.weightLb,
    ...printedHazmat(item, isRepeated),
    description: item.description,
    details,
    ...given('nmfc', item.nmfc),
    ...given('freightClass', freightClass),
  }
}

/**
 * The customer's orders: his order number with his purchase order beside it, and every reference, a line each. The packages
 * of one order are those of the freight; of several, nobody knows which are whose.
 */
function ordersOf({ shipment }: ShipmentRecord, freight: { readonly pieces: number; readonly weightLb: number }) {
  const { orderNumber, customerPo, references } = shipment
  const own = [
    ...(orderNumber.trim() === '' ? [] : [{ number: orderNumber.trim(), info: poWords(customerPo) }]),
    ...(orderNumber.trim() === '' && customerPo.trim() !== '' ? [{ number: customerPo.trim(), info: 'PO' }] : []),
  ]
  const named = new Set([orderNumber.trim(), customerPo.trim(), ''])
  const others = [...new Set(references.map(text => text.trim()))].filter(text => !named.has(text))
  const all = [...own, ...others.map(number => ({ number, info: '' }))]
  const known = all.length === 1 ? { packages: freight.pieces, weight: freight.weightLb } : {}
  return all.map(({ number, info }): OrderLine => ({ number, ...known, ...given('info', info) }))
}

const poWords = (customerPo: string): string => (customerPo.trim() === '' ? '' : `PO ${customerPo.trim()}`)

const loadOf = ({ shipment }: ShipmentRecord) =>
  shipment.loadNumber === '' ? [] : [{ label: 'Load', value: shipment.loadNumber }]

/** The numbers that labels and packing lists show beside the bill's. */
function numbersOf(record: ShipmentRecord) {
  const { orderNumber, customerPo, references } = record.shipment
  const all = [
    { label: 'Order', value: orderNumber.trim() },
    { label: 'PO', value: customerPo.trim() },
    ...references.map((value, index) => ({ label: `Reference ${index + 1}`, value: value.trim() })),
  ]
  return [...all.filter(({ value }) => value !== ''), ...loadOf(record)]
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

function bolModel({ record, carrier, sample, names }: Printing, revision: number, about: Billed): BillOfLading {
  const { shipment } = record
  const rows = rowsOn(shipment, about)
  const own = stopsOf(about)
  const totals = shipmentTotals(rows)
  const billTo = about.bill.billTo ?? shipment.billTo
  const inCanada = isInCanada({ stops: shipment.stops.filter((_, i) => own.includes(i + 1)) })
  const [from, to] = [names(about.from.address), names(about.to.address)]
  return {
    number: about.number,
    date: about.from.window.date,
    ...(revision > 1 ? { revision } : {}),
    shipFrom: { ...partyOf(about.from.address), ...given('sid', from.SID), fob: from.FOB },
    shipTo: {
      ...partyOf(about.to.address),
      ...given('locationNumber', to.LocationNumber),
      ...given('cid', to.CID),
      fob: to.FOB,
    },
    ...(billTo === null ? {} : { billTo: partyOf(billTo) }),
    references: loadOf(record),
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
    orders: ordersOf(record, totals),
    lines: rows.map(commodityOf),
    ...(inCanada === 'none' || rows.every(row => row.hazmat === null) ? {} : { canada: inCanada }),
    ...(shipment.declaredValue === null
      ? {}
      : { declaredValue: { amount: shipment.declaredValue, currency: shipment.currency, per: 'shipment' } }),
    ...(shipment.cod === null || about.bill !== collectingBill(shipment)
      ? {}
      : { cod: printedCod(shipment.cod, shipment.currency) }),
    sample,
  }
}

/** What is collected is collected once: under the last bill whose delivery asks for it, or else the last of all. */
function collectingBill({ bills, stops }: Shipment): Bill | undefined {
  const asking = bills.filter(({ toStop }) => stops[toStop - 1]?.services.includes('COD'))
  return (asking.length === 0 ? bills : asking).reduce<Bill | undefined>(
    (last, bill) => (last === undefined || bill.toStop > last.toStop ? bill : last),
    undefined,
  )
}

const printedCod = ({ amount, feeTerms, customerCheck }: Cod, currency: string): NonNullable<BillOfLading['cod']> => ({
  ...{ amount, currency, customerCheck },
  ...(feeTerms === '' ? {} : { feeTerms }),
})

/** Pounds shared evenly over the units of a row, as a label says it. */
const unitWeight = (rows: readonly LineItem[], count: number): number =>
  Math.round((shipmentTotals(rows).weightLb * 100) / count) / 100

/** The labels of a shipment: a set for each way units take, a label for each unit with its number. */
export const labelModels = (
  { record, carrier, sample }: Pick<Printing, 'record' | 'carrier' | 'sample'>,
  labels: UnitLabels,
): readonly HandlingUnitLabels[] =>
  consignments(record.shipment).map(({ number, from, to, units }) => {
    const { shipment } = record
    return {
      bolNumber: number,
      shipFrom: partyOf(from.address),
      shipTo: partyOf(to.address),
      carrier: { name: carrier?.name ?? '', scac: carrier?.scac ?? '', ...given('pro', record.proNumber) },
      references: numbersOf(record),
      units: units.flatMap(unit => {
        const rows = rowsOn(shipment, { units: [unit] })
        const weight = unitWeight(rows, unit.count)
        const hazmat = rows.some(row => row.hazmat !== null)
        const numbers = labels.get(unit.unitId ?? 0) ?? []
        return Array.from({ length: unit.count }, (_, i) => {
          return { weight, type: packagingPrinted(unit.type), hazmat, ...given('number', numbers[i] ?? '') }
        })
      }),
      sample,
    }
  })

const dimensionsOf = ({ lengthIn, widthIn, heightIn }: HandlingUnit) =>
  lengthIn > 0 && widthIn > 0 && heightIn > 0
    ? { dimensions: { length: lengthIn, width: widthIn, height: heightIn } }
    : {}

/** A row of units with what is on it: weights of goods without pallets, beside that of the units with them. */
const packedUnit = ({ lines }: Shipment, unit: HandlingUnit): PackedUnit => ({
  count: unit.count,
  type: packagingPrinted(unit.type),
  ...dimensionsOf(unit),
  ...(unit.grossWeightLb === null ? {} : { grossWeight: unit.grossWeightLb }),
  contents: unit.contents.flatMap(({ line, pieces, weightLb }) => {
    const goods = lines[line - 1]
    if (goods === undefined) return []
    return [
      {
        quantity: pieces,
        unit: packagingPrinted(goods.pieceType),
        ...given('itemCode', goods.itemCode),
        description: goods.description,
        weight: weightLb,
        hazmat: goods.hazmat !== null,
      },
    ]
  }),
})

/** The packing lists of a shipment: one for each way units take. */
export const packingListModels = ({
  record,
  carrier,
  sample,
}: Pick<Printing, 'record' | 'carrier' | 'sample'>): readonly PackingList[] =>
  consignments(record.shipment).map(about => {
    const { shipment } = record
    return {
      bolNumber: about.number,
      date: about.from.window.date,
      shipFrom: partyOf(about.from.address),
      shipTo: partyOf(about.to.address),
      ...(carrier === null ? {} : { carrier: { name: carrier.name, ...given('pro', record.proNumber) } }),
      references: numbersOf(record),
      units: about.units.map(unit => packedUnit(shipment, unit)),
      ...given('notes', shipment.specialInstructions),
      sample,
    }
  })
