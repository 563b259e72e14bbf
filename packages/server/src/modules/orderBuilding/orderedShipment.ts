import { COLLECT_PICKUP_FROM, COLLECT_PICKUP_TO } from '@waybill/contract'
import type { WireOrderDefaults } from '@waybill/contract/wire/orderDefaults.ts'
import {
  type Address,
  blankAddress,
  type CustomerOrder,
  calendarAt,
  defaultPickupDate,
  freightOfLine,
  type ItemGap,
  inOneSpelling,
  type LineItem,
  levelOfPackaging,
  modes,
  noParcelNeeds,
  openQuantity,
  orderName,
  type PartyAccount,
  type Shipment,
  shipmentOfPlain,
  shipmentTotals,
  USUAL_CUT_OFF,
  USUAL_MODE,
  usualCarrierCalendar,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Tx, within } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { carriersOfVias, defaultsFor, type NamedByVia } from '../orderSetup/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'
import { dockAt, dockOf, docksQuery } from '../shipments/index.ts'
import { accountsForTerms } from '../soldToAccounts/index.ts'
import { chargedToParty } from './chargedToParty.ts'
import { instructionsTogether } from './instructions.ts'
import { onePlace } from './onePlace.ts'
import { itemsOrdered } from './orderedItems.ts'
import { type KnownPlace, placesKnown, servicesOfPlace, withContact, withKnown } from './placesKnown.ts'

/** A row of freight, and which of an order it is. */
export interface OrderedRow {
  readonly orderId: number
  readonly lineId: number
  /** Of the order's line, in its unit. */
  readonly quantity: number
  readonly item: LineItem
  readonly gaps: readonly ItemGap[]
}

/** What is open of orders as freight; each row of a line has its share of the quantity. */
export async function freightOfOrders(
  tx: Tx,
  clientId: number,
  records: readonly OrderRecord[],
): Promise<(record: OrderRecord) => readonly OrderedRow[]> {
  const itemOf = await itemsOrdered(
    tx,
    clientId,
    records.flatMap(({ order }) => order.lines),
  )
  return ({ orderId, order }) =>
    order.lines.flatMap(line => {
      const quantity = openQuantity(line.counts)
      if (quantity === 0) return []
      const { rows, gaps } = freightOfLine(line, itemOf(line), quantity)
      return rows.map(({ item, quantity: part }) => ({ orderId, lineId: line.lineId, quantity: part, item, gaps }))
    })
}

/**
 * The same for orders that become a shipment.
 * @throws {Refusal} OrderWithoutLines, NothingOpen
 */
export async function openFreight(
  tx: Tx,
  clientId: number,
  records: readonly OrderRecord[],
): Promise<readonly OrderedRow[]> {
  const rowsOf = await freightOfOrders(tx, clientId, records)
  return records.flatMap(record => {
    const { order } = record
    const number = orderName(order)
    if (order.lines.length === 0) throw new Refusal('OrderWithoutLines', { number })
    const rows = rowsOf(record)
    if (rows.length === 0) throw new Refusal('NothingOpen', { number })
    return rows
  })
}

/** What orders on one shipment have in common, in words. */
const shared: Readonly<Record<string, (record: OrderRecord) => string>> = {
  'where they go to': ({ order }) => onePlace(order.shipTo),
  'where they leave': ({ order }) => onePlace(order.shipFrom),
  'freight terms': ({ order }) => order.terms,
  'who pays the freight': ({ order }) => onePlace(order.billTo),
  mode: ({ order }) => order.mode || USUAL_MODE,
  currency: ({ order }) => order.currency,
}

/** @throws {Refusal} OrdersDiffer where they can't go on one shipment */
export function refuseDiffering(records: readonly OrderRecord[]): void {
  const [first, ...others] = records
  if (first === undefined) return
  for (const other of others) {
    const what = Object.keys(shared).filter(name => shared[name]?.(first) !== shared[name]?.(other))
    if (what.length > 0) {
      const names = { first: orderName(first.order), other: orderName(other.order) }
      throw new Refusal('OrdersDiffer', { ...names, what: what.join(', ') })
    }
  }
}

/** @throws {Refusal} OrderCancelWanted where a file cancelled one of them, and nobody has said since that it goes on */
export function refuseWanted({ timeZone }: Who, records: readonly OrderRecord[]): void {
  for (const { order, cancelWantedAt } of records) {
    if (cancelWantedAt === null) continue
    const { date } = localNow(new Date(cancelWantedAt), timeZone)
    throw new Refusal('OrderCancelWanted', { number: orderName(order), date })
  }
}

/** @throws {Refusal} OrdersDiffer where their ship-via codes name different carriers */
export function refuseVias({ namedBy }: OrderStart, records: readonly OrderRecord[]): void {
  const named = records.flatMap(record => {
    const via = namedBy(record.order.shipVia)
    return via === null || via.scac === '' ? [] : [{ record, scac: via.scac }]
  })
  const [first] = named
  const other = named.find(({ scac }) => scac !== first?.scac)
  if (first === undefined || other === undefined) return
  const names = { first: orderName(first.record.order), other: orderName(other.record.order) }
  throw new Refusal('OrdersDiffer', { ...names, what: 'the carrier that is named' })
}

/** The shipper's own dock that is used most; null: he has named none. */
async function usualDock(tx: Tx, clientId: number): Promise<Address | null> {
  const row = await tx
    .selectFrom('address')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('is_ours', '=', true)
    .orderBy('used', 'desc')
    .orderBy('address_id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    ...{ company: row.company, street: row.street, street2: row.street2, city: row.city },
    ...inOneSpelling({ state: row.state, zip: row.zip, country: row.country }),
    ...{ contactName: row.contact_name, contactPhone: row.contact_phone, contactEmail: row.contact_email },
  }
}

const isOnPallet = ({ handlingUnitType }: LineItem): boolean => levelOfPackaging(handlingUnitType) === 'pallet'

/** Each order on its line of the bill, with what of the freight is its. */
export const customerOrdersOf = (
  records: readonly OrderRecord[],
  rows: readonly OrderedRow[],
): readonly CustomerOrder[] =>
  records.map(({ orderId, order }) => {
    const own = rows.filter(row => row.orderId === orderId)
    const totals = shipmentTotals(own.map(({ item }) => item))
    const isKnown = own.every(({ gaps }) => !gaps.includes('units') && !gaps.includes('weight'))
    return {
      number: orderName(order),
      customerPo: order.customerPo,
      packages: isKnown ? totals.pieces : null,
      weightLb: isKnown ? totals.weightLb : null,
      palletized: isKnown ? own.every(({ item }) => isOnPallet(item)) : null,
    }
  })

/** The day a shipment of orders is picked up: the first that one of them wants, and never one on which nobody comes any more. */
export function pickupDateOf(shipDates: readonly (string | null)[], origin: Address, zone: string, now: Date): string {
  const today = localNow(now, zoneOf(origin, zone))
  const earliest = defaultPickupDate(today, USUAL_CUT_OFF, calendarAt(usualCarrierCalendar, origin))
  const wanted = shipDates.flatMap(date => date ?? []).toSorted()[0]
  return wanted !== undefined && wanted > earliest ? wanted : earliest
}

/** What the company's orders start with where they say nothing else. */
export interface OrderStart {
  readonly dock: Address | null
  /** What the address book says of where orders leave and go. */
  readonly known: (address: Address) => KnownPlace | null
  /** Whom a ship-via code names. */
  readonly namedBy: (shipVia: string) => NamedByVia | null
  /** Of the sold-to parties, for the terms of these orders. */
  readonly accounts: readonly PartyAccount[]
  /** By the dock that an order leaves (0: none) and its mode. */
  readonly defaultsOf: (dockId: number, mode: string) => WireOrderDefaults
  /** The own dock at an address; 0: it is none. */
  readonly dockIdAt: (address: Address) => number
  readonly timeZone: string
  readonly now: Date
}

/** @param records the orders that shipments are made of */
export async function orderStart(
  app: App,
  tx: Tx,
  who: Who,
  now: Date,
  records: readonly OrderRecord[],
): Promise<OrderStart> {
  const [dock, defaultsOf, { rows }] = await Promise.all([
    usualDock(tx, who.clientId),
    defaultsFor(app, within(tx), who),
    tx.executeQuery(docksQuery(who.clientId)),
  ])
  const docks = rows.map(dockOf)
  const dockIdAt = (address: Address): number => dockAt(docks, address)?.addressId ?? 0
  const places = records.flatMap(({ order }) => [order.shipTo, order.shipFrom])
  const vias = records.map(({ order }) => order.shipVia)
  const terms = records.map(({ order }) => order.terms)
  const [known, namedBy, accounts] = await Promise.all([
    placesKnown(tx, who.clientId, [dock, ...places]),
    carriersOfVias(tx, who.clientId, vias),
    accountsForTerms(app, within(tx), who.clientId, terms),
  ])
  return { dock, defaultsOf, dockIdAt, known, namedBy, accounts, timeZone: who.timeZone, now }
}

/** One shipment of orders that go together: what they say, else what their places call for, else what the company's orders start with. */
export function shipmentOfOrders(
  { dock, defaultsOf, dockIdAt, known, namedBy, accounts, timeZone, now }: OrderStart,
  records: readonly [OrderRecord, ...OrderRecord[]],
  rows: readonly OrderedRow[],
): Shipment {
  const [{ order }] = records
  const from = order.shipFrom ?? dock ?? blankAddress
  const [leaves, receives] = [known(from), known(order.shipTo)]
  const origin = withContact(from, leaves)
  const via = records.map(one => namedBy(one.order.shipVia)).find(named => named !== null) ?? null
  const shipDates = records.map(one => one.order.shipDate)
  const notes = [leaves?.notes, receives?.notes, ...records.map(one => one.order.instructions.trim())]
  const texts = notes.flatMap(text => text ?? [])
  const references = [...new Set(records.flatMap(one => one.order.references.filter(text => text !== '')))]
  const only = records.length === 1
  const services = [...servicesOfPlace(leaves, 'origin'), ...servicesOfPlace(receives, 'destination')]
  const mode = order.mode || via?.mode || USUAL_MODE
  const defaults = defaultsOf(dockIdAt(origin), mode)
  const date = pickupDateOf(shipDates, origin, timeZone, now)
  // An order that is late already asks for no day.
  const due = records
    .flatMap(one => one.order.dueDate ?? [])
    .filter(day => day >= date)
    .toSorted()[0]
  const shipment = shipmentOfPlain({
    ...(modes[mode].isLabelled && due !== undefined ? { parcel: { ...noParcelNeeds, deliverBy: due } } : {}),
    origin,
    destination: withKnown(order.shipTo, receives),
    billTo: order.billTo,
    mode,
    ...(via === null || via.scac === '' ? {} : { appointedCarrier: via.scac }),
    terms: order.terms,
    pickup: {
      date,
      from: leaves?.hours?.from || defaults.PickupFromTime || COLLECT_PICKUP_FROM,
      to: leaves?.hours?.to || defaults.PickupToTime || COLLECT_PICKUP_TO,
    },
    items: rows.map(({ item }) => item),
    accessorials: [...new Set([...defaults.Services, ...services, ...records.flatMap(one => one.order.services)])],
    references: references.slice(0, 5),
    orderNumber: only ? orderName(order) : '',
    customerPo: only ? order.customerPo : '',
    // What the bill says of one order is all of its freight.
    ...(only ? {} : { customerOrders: customerOrdersOf(records, rows) }),
    specialInstructions: instructionsTogether(texts),
    internalNotes: '',
    declaredValue: null,
    currency: order.currency,
    cod: null,
    ...{ loadNumber: '', trailerNumber: '', seals: '' },
  })
  return chargedToParty(
    accounts,
    shipment,
    records.map(one => one.order),
  )
}
