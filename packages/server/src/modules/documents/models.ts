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
  type BillContent,
  type BilledRow,
  type BolCarrier,
  billContents,
  type Cod,
  consignments,
  formatDate,
  formatMoney,
  formatTime,
  type HandlingUnit,
  isCollectedAt,
  isInCanada,
  type PickupWindow,
  packagingPrinted,
  receivingWords,
  rowsOn,
  type Shipment,
  type Stop,
  splitUnit,
  truckWords,
  withImplied,
} from '@waybill/domain'
import { hazmatTable } from '../../hazmatTable.ts'
import { zoneName } from '../../places/zoneName.ts'
import type { PaperNumbers } from '../addresses/index.ts'
import type { ShipmentRecord, UnitLabels } from '../shipments/index.ts'
import { type OrdersByLine, orderNumbers, ordersOnUnit, orderWords } from './ordersOnPapers.ts'
import { given, partyOf } from './party.ts'

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
  /** Services it was priced for though nobody ticked them, codes of `accessorials.ts`. */
  readonly implied: readonly string[]
  /** Whose the goods on labels and packing lists are; absent: the paper is none of those. */
  readonly orders?: OrdersByLine
  /** What the company calls references 1 to 5 on labels and packing lists; blank or absent: no name of its own. */
  readonly referenceLabels?: readonly string[]
}

/** What labels and packing lists are drawn from. */
type Listed = Pick<Printing, 'record' | 'carrier' | 'sample' | 'orders' | 'referenceLabels'>

function windowWords({ date, from, to }: PickupWindow, zone: string): string {
  const hours =
    from === '' || to === '' ? '' : `${formatTime(from)}–${formatTime(to)} ${zoneName(zone, date)}`.trimEnd()
  // A stop may have hours and follow the pickup's day.
  return [...(date === '' ? [] : [formatDate(date)]), ...(hours === '' ? [] : [hours])].join(', ')
}

/** Where a row comes on and off: what the driver unloads at a stop is found by it. */
const stopsWords = ({ on, off }: NonNullable<BilledRow['stops']>): string =>
  `${on === 1 ? '' : `On at stop ${on}. `}OFF AT STOP ${off}`

function commodityOf(
  { item, freightClass, hazmat, stops }: BilledRow,
  index: number,
  all: readonly BilledRow[],
): CommodityLine {
  const measured = item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
  const details = item.sharesUnit
    ? // By its name: hazardous goods are printed first, so what was entered above need not stand above.
      [
        `On the same handling unit as: ${all.findLast((one, i) => i < index && !one.item.sharesUnit)?.item.description ?? ''}`,
      ]
    : [
        ...(measured ? [`${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in`] : []),
        ...(item.stackable ? [] : ['Do not stack']),
      ]
  return {
    // A unit that several lines stand on is counted with the first of them.
    ...(item.sharesUnit
      ? {}
      : { handlingUnits: { quantity: item.handlingUnits, type: packagingPrinted(item.handlingUnitType) } }),
    packages: { quantity: item.pieces, type: packagingPrinted(item.pieceType) },
    weight: item.weightLb,
    ...(hazmat === null ? {} : { hazmat: { description: hazmat.description, emergency: hazmat.emergency } }),
    description: item.description,
    // On each row: on a supplement what shares a unit can stand pages from the row that it shares it with.
    details: [...details, ...(stops === null ? [] : [stopsWords(stops)])],
    ...given('nmfc', item.nmfc),
    ...given('freightClass', freightClass),
  }
}

const orderLines = ({ orders }: BillContent): readonly OrderLine[] =>
  orders.map(({ number, info, packages, weightLb, palletized }) => ({
    number,
    ...(packages === null ? {} : { packages }),
    ...(weightLb === null ? {} : { weight: weightLb }),
    ...(palletized === null ? {} : { pallet: palletized }),
    ...given('info', info),
  }))

const loadOf = ({ shipment }: ShipmentRecord) =>
  shipment.loadNumber === '' ? [] : [{ label: 'Load', value: shipment.loadNumber }]

/** The numbers that labels and packing lists show beside the bill's. */
function numbersOf({ record, referenceLabels = [] }: Pick<Listed, 'record' | 'referenceLabels'>) {
  const references = record.shipment.references.map((value, i) => ({
    label: referenceLabels[i] || `Reference ${i + 1}`,
    value: value.trim(),
  }))
  return [...[...orderNumbers(record.shipment), ...references].filter(({ value }) => value !== ''), ...loadOf(record)]
}

/** What comes on or off at a stop: `1 PLT, 2 CTN, 30 lb`, by the kinds of handling units and packages. */
function handledAt(number: number, { rows }: BillContent, end: 'on' | 'off'): string {
  const here = rows.filter(({ stops }) => stops?.[end] === number).map(({ item }) => item)
  const counted = (count: 'handlingUnits' | 'pieces', type: 'handlingUnitType' | 'pieceType'): readonly string[] => {
    const sums = new Map<string, number>()
    for (const item of here) sums.set(item[type], (sums.get(item[type]) ?? 0) + item[count])
    return [...sums].flatMap(([kind, sum]) => (sum === 0 ? [] : [`${sum} ${packagingPrinted(kind)}`]))
  }
  const pounds = Math.round(here.reduce((sum, { weightLb }) => sum + weightLb, 0) * 100) / 100
  const units = counted('handlingUnits', 'handlingUnitType')
  return here.length === 0 ? '' : [...units, ...counted('pieces', 'pieceType'), `${pounds} lb`].join(', ')
}

/** The stops of a bill of more than two, in words: where, when, what comes on and off, and what was arranged there. */
function stopWords({ stops, currency }: Shipment, about: BillContent): string {
  const { stopNumbers, cod, codStop } = about
  if (stopNumbers.length <= 2) return ''
  return stopNumbers
    .flatMap((number, index) => {
      const stop = stops[number - 1]
      if (stop === undefined) return []
      const handled = (['on', 'off'] as const).flatMap(end => {
        const what = handledAt(number, about, end)
        return what === '' ? [] : [`${end} ${what}`]
      })
      // The ends stand in blocks of their own.
      const isEnd = index === 0 || index === stopNumbers.length - 1
      const where = isEnd ? (index === 0 ? 'ship from' : 'ship to') : betweenWords(stop)
      // A COD has words of its own, behind all that is done at the stop.
      const done = stop.services.filter(code => code !== 'COD')
      const services = isEnd || done.length === 0 ? [] : [done.map(accessorialName).join(', ')]
      const collect =
        cod !== null && number === codStop ? ` COLLECT COD ${formatMoney(cod.amount, currency)} HERE.` : ''
      return [`Stop ${number}: ${[where, ...handled, ...services].join('; ')}.${collect}`]
    })
    .join('\n')
}

/** Place, time, contact, appointment and numbers of a stop between the ends. */
function betweenWords({ kind, address, window, zone, appointment, references }: Stop): string {
  const what = kind === 'pickup' ? 'pick up at' : 'deliver to'
  const { company, street, city, state, zip, contactName, contactPhone } = address
  const contact = [contactName, contactPhone].filter(text => text !== '').join(' ')
  return [
    `${what} ${company}, ${street}, ${city}, ${state} ${zip}`,
    windowWords(window, zone),
    contact,
    appointment === '' ? '' : `appointment ${appointment}`,
    references.filter(text => text.trim() !== '').join(', '),
  ]
    .filter(text => text !== '')
    .join(', ')
}

/** What the truck must be, where the freight has one to itself. */
const equipmentWords = (shipment: Shipment): string => {
  const words = truckWords(shipment)
  return words === '' ? '' : `Equipment: ${words}.`
}

const deliveryWords = ({ to }: BillContent): string => {
  const when = windowWords(to.window, to.zone)
  const references = to.references.filter(text => text.trim() !== '').join(', ')
  const receives = receivingWords(to.address)
  return [
    ...(when === '' ? [] : [`Delivery: ${when}.`]),
    ...(receives === '' ? [] : [`${receives}.`]),
    ...(to.appointment === '' ? [] : [`Delivery appointment: ${to.appointment}.`]),
    ...(references === '' ? [] : [`Delivery references: ${references}.`]),
  ].join(' ')
}

/** The shipment's bills of lading, one after the other. */
export const bolModels = (printing: Printing, revision: number): readonly BillOfLading[] =>
  billContents(withImplied(printing.record.shipment, printing.implied), hazmatTable).map(about =>
    bolModel(printing, revision, about),
  )

/** The services that stand for the whole of a bill: of several stops those of its ends, since each between says its own. */
const billServices = ({ services, stopNumbers, from, to }: BillContent): readonly string[] =>
  stopNumbers.length <= 2 ? services : [...new Set([...from.services, ...to.services])]

function bolModel({ record, carrier, sample, names }: Printing, revision: number, about: BillContent): BillOfLading {
  const { shipment } = record
  const { rows, billTo, stopNumbers: own, cod } = about
  const inCanada = isInCanada({ stops: shipment.stops.filter((_, i) => own.includes(i + 1)) })
  const [from, to] = [names(about.from.address), names(about.to.address)]
  const stops = stopWords(shipment, about)
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
    services: billServices(about).map(accessorialName),
    ...given('pickupWindow', windowWords(about.from.window, about.from.zone || record.originZone)),
    ...given(
      'instructions',
      [equipmentWords(shipment), stops, deliveryWords(about), shipment.specialInstructions]
        .filter(text => text !== '')
        .join(stops === '' ? ' ' : '\n'),
    ),
    carrier: {
      name: carrier?.name ?? '',
      scac: carrier?.scac ?? '',
      ...given('pro', record.proNumber),
      ...given('trailer', shipment.trailerNumber),
      seals: shipment.seals.split(/[,;\s]+/).filter(seal => seal !== ''),
    },
    terms: about.terms,
    orders: orderLines(about),
    lines: rows.map(commodityOf),
    ...(inCanada === 'none' || rows.every(row => row.hazmat === null) ? {} : { canada: inCanada }),
    ...declaredOf(shipment, about.bill),
    ...(cod === null ? {} : { cod: { ...printedCod(cod, shipment.currency), ...codPlace(shipment, about) } }),
    sample,
  }
}

/** Where the amount is collected: page 1 names the last consignee alone, and another may owe it. */
function codPlace({ stops }: Shipment, { codStop }: BillContent): { readonly at?: string } {
  if (codStop === null) return {}
  const { company = '', city = '' } = stops[codStop - 1]?.address ?? {}
  return { at: `AT STOP ${codStop}: ${[company, city].filter(text => text !== '').join(', ')}` }
}

/**
 * The value is declared for the shipment, so it is stated once, on the first of its bills: on each of them it would be
 * declared several times over. The others say where it stands, and have no blank for a pen.
 */
function declaredOf({ declaredValue, currency, bills }: Shipment, bill: Bill): Pick<BillOfLading, 'declaredValue'> {
  const [first = bill] = bills
  if (declaredValue === null) return {}
  if (bill !== first) return { declaredValue: { onBill: first.number } }
  const together = bills.length > 1 ? `, under its ${bills.length} bills of lading together` : ''
  return { declaredValue: { amount: declaredValue, currency, per: `shipment${together}` } }
}

const printedCod = ({ amount, feeTerms, customerCheck }: Cod, currency: string): NonNullable<BillOfLading['cod']> => ({
  ...{ amount, currency, customerCheck },
  ...(feeTerms === '' ? {} : { feeTerms }),
})

/** Pounds on each unit of a row, as its label says it: together they are those of the row. */
const unitWeights = (unit: HandlingUnit): readonly number[] =>
  splitUnit(unit).map(
    ({ contents }) => Math.round(contents.reduce((sum, { weightLb }) => sum + weightLb, 0) * 100) / 100,
  )

/** How many labels each way of units has. */
const labelCount = (units: readonly HandlingUnit[]): number =>
  units.reduce((sum, unit) => sum + unitWeights(unit).length, 0)

/**
 * The labels of a shipment: a set for each way units take, a label for each unit with its number. They are counted over their
 * bill, as its paper counts them; where the truck stops more than twice each says at which stop it comes off.
 */
export const labelModels = (
  { record, carrier, sample, orders = new Map(), referenceLabels = [] }: Listed,
  labels: UnitLabels,
): readonly HandlingUnitLabels[] =>
  consignments(record.shipment).map(({ number, bill, offAt, from, to, units }, index, all) => {
    const { shipment } = record
    const { cod, currency } = shipment
    const ofBill = (sets: typeof all) => labelCount(sets.flatMap(one => (one.bill === bill ? one.units : [])))
    return {
      ...(shipment.stops.length > 2
        ? { stop: offAt, count: { before: ofBill(all.slice(0, index)), all: ofBill(all) } }
        : {}),
      ...(cod !== null && isCollectedAt(shipment, to) ? { cod: formatMoney(cod.amount, currency) } : {}),
      bolNumber: number,
      shipFrom: partyOf(from.address),
      shipTo: partyOf(to.address),
      carrier: { name: carrier?.name ?? '', scac: carrier?.scac ?? '', ...given('pro', record.proNumber) },
      references: numbersOf({ record, referenceLabels }),
      units: units.flatMap(unit => {
        const rows = rowsOn(shipment, { units: [unit] })
        const weights = unitWeights(unit)
        const hazmat = rows.some(row => row.hazmat !== null)
        const numbers = labels.get(unit.unitId ?? 0) ?? []
        const own = ordersOnUnit(shipment, orders, unit)
        const references =
          own === null ? {} : { references: [...own.filter(one => one.value !== ''), ...loadOf(record)] }
        return weights.map((weight, i) => {
          const number = given('number', numbers[i] ?? '')
          return { weight, type: packagingPrinted(unit.type), hazmat, ...number, ...references }
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
const packedUnit = (shipment: Shipment, orders: OrdersByLine, unit: HandlingUnit): PackedUnit => ({
  count: unit.count,
  type: packagingPrinted(unit.type),
  ...dimensionsOf(unit),
  ...(unit.grossWeightLb === null ? {} : { grossWeight: unit.grossWeightLb }),
  contents: unit.contents.flatMap(({ line, pieces, weightLb }) => {
    const goods = shipment.lines[line - 1]
    if (goods === undefined) return []
    return [
      {
        quantity: pieces,
        unit: packagingPrinted(goods.pieceType),
        ...given('itemCode', goods.itemCode),
        description: goods.description,
        weight: weightLb,
        hazmat: goods.hazmat !== null,
        ...given('order', orderWords(shipment, orders, line)),
      },
    ]
  }),
})

/** Who packs reads at which door the truck stands. */
const doorOf = ({ door }: Stop) => (door === '' ? [] : [{ label: 'Dock door', value: door }])

/** The packing lists of a shipment: one for each way units take. */
export const packingListModels = ({
  record,
  carrier,
  sample,
  orders = new Map(),
  referenceLabels = [],
}: Listed): readonly PackingList[] =>
  consignments(record.shipment).map(about => {
    const { shipment } = record
    return {
      bolNumber: about.number,
      date: about.from.window.date,
      shipFrom: partyOf(about.from.address),
      shipTo: partyOf(about.to.address),
      ...(carrier === null ? {} : { carrier: { name: carrier.name, ...given('pro', record.proNumber) } }),
      references: [...numbersOf({ record, referenceLabels }), ...doorOf(about.from)],
      units: about.units.map(unit => packedUnit(shipment, orders, unit)),
      ...given('notes', shipment.specialInstructions),
      sample,
    }
  })
