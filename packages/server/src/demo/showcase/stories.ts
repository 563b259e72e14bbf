import {
  type Address,
  addDays,
  type LineItem,
  noTruckNeeds,
  type PaymentTerms,
  type Shipment,
  shipmentOfPlain,
  stopAt,
} from '@waybill/domain'
import { demoCarriers, demoTruckers } from '../carriers.ts'
import { demoItems, lineOf } from '../items.ts'
import { consignees, ownPlaces } from '../places.ts'
import { businessDay, type PlannedShipment, pick } from '../shipmentPlan.ts'
import { truckPrice } from './agreedPrices.ts'
import { roundAbout } from './spotRounds.ts'
import { toldWindow } from './toldInVain.ts'

/** States of a shipment that the showcase has one of, each found by its name. */
export type Story =
  | ('late' | 'problem' | 'delivered' | 'archived')
  | ('unknown' | 'callDue' | 'givenBack' | 'offered')
  | ('hazmat' | 'collect' | 'thirdParty')
  | ('threeStops' | 'severalBills' | 'spotOpen' | 'spotClosed')
  | ('parcels' | 'severalParcels' | 'labelGivenBack')

const freightPayer: Address = {
  ...{ company: 'Demo Freight Payments', street: '300 Sample Ledger Street', street2: 'Suite 4', city: 'Columbus' },
  ...{ state: 'OH', zip: '43215', country: 'US' },
  ...{ contactName: 'Payables', contactPhone: '614-555-0190', contactEmail: 'payables@demo-shipping.invalid' },
}

const item = (sku: string, units: number): LineItem => {
  const found = demoItems.find(one => one.sku === sku)
  if (found === undefined) throw new RangeError(`There is no demo item ${sku}.`)
  return lineOf(found, units)
}

export interface Given {
  readonly from?: number
  /** Of `consignees`. */
  readonly to: number
  readonly date: string
  readonly items: readonly LineItem[]
  readonly terms?: PaymentTerms
  readonly isTruckload?: boolean
  readonly number: number
}

/** What is shipped from an own dock to a consignee of the demo. */
export function shipmentTo({ from = 0, to, date, items, terms = 'prepaid', isTruckload, number }: Given): Shipment {
  const { address: origin, receives: hours } = pick(ownPlaces, from)
  const { address: destination, receives } = pick(consignees, to)
  return shipmentOfPlain({
    ...{ origin, destination, billTo: terms === 'thirdParty' ? freightPayer : null, terms, items: [...items] },
    ...(isTruckload ? { mode: 'TL', truck: { ...noTruckNeeds, equipment: 'dryVan' } } : { mode: 'LTL' }),
    pickup: { date, from: hours.FromTime || '10:00', to: hours.ToTime || '15:30' },
    accessorials: isTruckload ? [] : (receives.Accessorials ?? []),
    references: [`PO ${4_600_000 + number * 41}`, `SO-${101_000 + number}`],
    ...{ orderNumber: '', customerPo: '', specialInstructions: receives.Notes ?? '', internalNotes: '' },
    ...{ declaredValue: null, currency: 'USD', cod: null },
    ...{ loadNumber: isTruckload ? `DEMO-TL${300 + number}` : '', trailerNumber: '', seals: '' },
  })
}

/** Boxes that go as parcels. */
export function boxesTo(to: number, count: number, date: string, number: number): Shipment {
  const box: LineItem = {
    ...{ description: 'Valves, brass, in boxes', itemCode: 'DEMO-VALVE', nmfc: '', freightClass: '' },
    ...{ handlingUnits: count, handlingUnitType: '02', pieces: count, pieceType: 'CTN', weightLb: 22 * count },
    ...{ lengthIn: 12, widthIn: 8, heightIn: 6, stackable: false, hazmat: null },
  }
  const shipment = shipmentTo({ to, date, items: [box], number })
  return { ...shipment, mode: 'PARCEL', stops: shipment.stops.map(stop => ({ ...stop, services: [] })) }
}

/** Another stop on the way, before the last one, and a bill of its own for what is loaded or unloaded there. */
function withStop(shipment: Shipment, kind: 'pickup' | 'delivery', address: Address, date: string): Shipment {
  const [first, last] = shipment.stops
  const [unit, ...units] = shipment.units
  if (first === undefined || last === undefined || unit === undefined) throw new RangeError('Nothing is shipped.')
  const between = stopAt(kind, address, { date, from: '09:00', to: '15:00' })
  const own = kind === 'pickup' ? { fromStop: 2, toStop: 3 } : { fromStop: 1, toStop: 2 }
  const bill = { billId: null, number: '', terms: null, billTo: null }
  return {
    ...shipment,
    stops: [first, between, last],
    units: [
      { ...unit, ...(kind === 'pickup' ? { loadedAt: 2, unloadedAt: 3 } : { loadedAt: 1, unloadedAt: 2 }) },
      ...units.map(one => ({ ...one, unloadedAt: 3 })),
    ],
    bills: [
      { ...bill, fromStop: 1, toStop: 3 },
      { ...bill, ...own },
    ],
  }
}

const [buckeye, greatLakes] = demoCarriers
const [partners, flatbed] = demoTruckers

/** One shipment of each state, around today at the dock. */
export function planStories(today: string): readonly PlannedShipment[] {
  const day = (offset: number) => businessDay(today, offset)
  let number = 0
  const plan = (
    story: Story,
    status: PlannedShipment['status'],
    offset: number,
    given: Omit<Given, 'date' | 'number'>,
    more: Partial<PlannedShipment> = {},
  ): PlannedShipment => {
    const date = day(offset)
    const before = addDays(date, -1)
    number += 1
    return {
      ...{ story, status, pickupDate: date, isReady: false, rated: !given.isTruckload },
      ...{ enteredOn: before < today ? before : today, shipment: shipmentTo({ ...given, date, number }), ...more },
    }
  }
  const truck = (story: Story, status: 'A' | 'T', offset: number, to: number, total: number, way: object) =>
    plan(
      story,
      status,
      offset,
      { to, isTruckload: true, items: [item('DEMO-TILE', 6), item('DEMO-VALVE', 4)] },
      {
        ...{ enteredOn: day(offset - 2), ...way },
        agreed: { carrier: partners, price: truckPrice(total, day(offset), 2) },
      },
    )
  const boxes = (story: Story, to: number, count: number): PlannedShipment => ({
    ...plan(story, 'Q', 0, { to, items: [] }, { rated: false, minutesAgo: 45 }),
    shipment: boxesTo(to, count, day(0), number),
  })
  const three = truck('threeStops', 'T', 1, 4, 318_500, { asked: roundAbout(partners, 318_500, 1) })
  const bills = truck('severalBills', 'A', -1, 1, 241_000, { asked: roundAbout(partners, 241_000, 2) })
  return [
    plan('late', 'A', -6, { to: 2, items: [item('DEMO-SHELF', 3)] }),
    plan('problem', 'A', -2, { to: 8, items: [item('DEMO-MOTOR', 4)] }),
    plan('delivered', 'D', -6, { to: 7, items: [item('DEMO-PUMP', 2)] }),
    plan('archived', 'D', -26, { to: 5, items: [item('DEMO-VALVE', 2)] }, { setAside: 'archived' }),
    plan('unknown', 'T', 1, { to: 0, items: [item('DEMO-LAMP', 2)] }, { minutesAgo: 95, outcome: 'unknown' }),
    plan('callDue', 'T', 2, { to: 5, items: [item('DEMO-VALVE', 3)] }, { minutesAgo: 300, toldWindow }),
    plan('givenBack', 'T', 2, { to: 6, items: [item('DEMO-CHAIR', 1)] }, { minutesAgo: 240 }),
    plan('offered', 'Q', 2, { to: 7, items: [item('DEMO-PUMP', 4)] }, { minutesAgo: 110 }),
    plan('hazmat', 'T', 1, { from: 1, to: 5, items: [item('DEMO-PAINT', 2)] }, { minutesAgo: 200 }),
    plan(
      'collect',
      'T',
      1,
      { to: 9, items: [item('DEMO-RAIL', 2)], terms: 'collect' },
      {
        ...{ rated: false, minutesAgo: 170, agreed: { carrier: greatLakes, price: null } },
      },
    ),
    plan(
      'thirdParty',
      'T',
      2,
      { to: 8, items: [item('DEMO-TILE', 2)], terms: 'thirdParty' },
      {
        ...{ rated: false, minutesAgo: 155, agreed: { carrier: buckeye, price: null } },
      },
    ),
    { ...three, shipment: withStop(three.shipment, 'pickup', pick(ownPlaces, 1).address, day(1)) },
    { ...bills, shipment: withStop(bills.shipment, 'delivery', pick(consignees, 5).address, day(0)) },
    plan('spotOpen', 'Q', 3, { to: 8, isTruckload: true, items: [item('DEMO-TILE', 9)] }, { minutesAgo: 190 }),
    boxes('parcels', 0, 1),
    boxes('severalParcels', 4, 3),
    boxes('labelGivenBack', 8, 1),
    truck('spotClosed', 'A', -2, 0, 466_000, { asked: roundAbout(flatbed, 489_000, 4, false) }),
  ]
}
