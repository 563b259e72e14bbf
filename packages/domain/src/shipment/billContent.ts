import { effectiveClass } from '../freight/classes.ts'
import { levelOfPackaging } from '../freight/itemLevels.ts'
import { emergencyContact, hazmatDescription } from '../hazmat/description.ts'
import type { HazmatTable } from '../hazmat/hazmatTable.ts'
import { billed, type Consignment, rowsOn } from './consignments.ts'
import { hundredthsOf } from './hundredths.ts'
import { servicesOf } from './plainForm.ts'
import type { Address, Bill, Cod, Hazmat, LineItem, PaymentTerms, Shipment } from './shipment.ts'
import { type ShipmentTotals, shipmentTotals } from './totals.ts'
import { unitsOfBill } from './validateFreight.ts'

/** A row of freight as a bill declares it. */
export interface BilledRow {
  readonly item: LineItem
  /** Of the 18; blank where nobody said one: on a bill it would be the shipper's declaration. */
  readonly freightClass: string
  readonly hazmat: BilledHazmat | null
  /** Numbers of the stops where it comes on and off, from 1; null: at the two ends of the bill, as everything under it. */
  readonly stops: { readonly on: number; readonly off: number } | null
}

/** A dangerous good as 49 CFR 172.202 wants it said, in English. */
export interface BilledHazmat {
  /**
   * The whole shipping description in its legal order. Of a line that stands on several units the first row says packages
   * and quantity of them all, and the others that theirs are among those.
   */
  readonly description: string
  /** The number to call at any hour, with the name or contract a service knows the shipper by (172.604). */
  readonly emergency: string
  readonly material: Hazmat
}

/** A number of the customer's, with what it is. */
export interface BilledOrder {
  readonly number: string
  /** `PO 4711` beside an order number, `PO` for a purchase order alone. */
  readonly info: string
  /** Packages, and pounds with at most two decimals; null: nobody said how much of the freight is this order's. */
  readonly packages: number | null
  readonly weightLb: number | null
  /** On pallets or slip sheets; null: nobody said. */
  readonly palletized: boolean | null
}

/**
 * What one bill of lading says, decided: the paper is drawn from this and the electronic bill is sent from this, so that
 * the two never differ.
 */
export interface BillContent extends Consignment {
  readonly bill: Bill
  /** Numbers of the stops its freight sees, from 1. */
  readonly stopNumbers: readonly number[]
  readonly terms: PaymentTerms
  /** Null: whoever pays by the terms. */
  readonly billTo: Address | null
  /** Codes of `accessorials.ts`, of its own stops alone. */
  readonly services: readonly string[]
  readonly rows: readonly BilledRow[]
  readonly totals: ShipmentTotals
  readonly orders: readonly BilledOrder[]
  /** What is collected under this bill; null where nothing is. */
  readonly cod: Cod | null
  /** Number of the stop where it is collected; null where nothing is, or the bill has but two stops. */
  readonly codStop: number | null
}

function rowOn(
  item: LineItem,
  index: number,
  all: readonly LineItem[],
  table: HazmatTable | null,
  stops: BilledRow['stops'],
): BilledRow {
  const written = effectiveClass(item.freightClass)
  return {
    item,
    stops,
    freightClass: written?.guessed ? '' : (written?.freightClass ?? item.freightClass),
    hazmat: hazmatOn(item, index, all, table),
  }
}

function hazmatOn(item: LineItem, index: number, all: readonly LineItem[], table: HazmatTable | null) {
  const { hazmat } = item
  if (hazmat === null) return null
  return {
    description: hazmatDescription(item, index, all, table),
    emergency: emergencyContact(hazmat),
    material: hazmat,
  }
}

/** Numbers that say themselves what they are are not told twice: `PO-77` stays. */
export const poWords = (customerPo: string): string =>
  customerPo === '' || /^P\.?O\b/i.test(customerPo) ? customerPo : `PO ${customerPo}`

const unsaid = { packages: null, weightLb: null, palletized: null }

/** Handling units that stand for pallets and slip sheets. */
const isOnPallets = (row: LineItem): boolean => levelOfPackaging(row.handlingUnitType) === 'pallet'

/** Whether freight goes on pallets or slip sheets; null: some of it does, and the driver counts. */
function palletized(rows: readonly LineItem[]): boolean | null {
  const on = rows.filter(isOnPallets).length
  return on === rows.length ? on > 0 : on === 0 ? false : null
}

/** The customer's orders: each that was named with what of the freight is its, and every reference, each once. */
function ordersOf(shipment: Shipment, rows: readonly LineItem[], totals: ShipmentTotals): readonly BilledOrder[] {
  const { customerOrders = [], bills } = shipment
  if (customerOrders.length > 0) {
    // What an order comes to over several bills nobody shares out over them; shares that come to something else than the
    // freight does are none.
    const addsUp = (of: 'packages' | 'weightLb', total: number): boolean =>
      bills.length <= 1 &&
      hundredthsOf(customerOrders.reduce((sum, one) => sum + (one[of] ?? Number.NaN), 0)) === hundredthsOf(total)
    const arePackages = addsUp('packages', totals.pieces)
    const isWeight = addsUp('weightLb', totals.weightLb)
    const told = customerOrders.map(one => ({
      number: one.number.trim() || one.customerPo.trim(),
      info: one.number.trim() === '' ? 'PO' : poWords(one.customerPo.trim()),
      packages: arePackages ? one.packages : null,
      weightLb: isWeight ? one.weightLb : null,
      palletized: one.palletized,
    }))
    const named = new Set([...customerOrders.flatMap(one => [one.number.trim(), one.customerPo.trim()]), ''])
    const others = [...new Set(shipment.references.map(text => text.trim()))].filter(text => !named.has(text))
    return [...told, ...others.map(number => ({ number, info: '', ...unsaid }))]
  }
  const orders = plainOrders(shipment)
  // The packages of one order are those of the freight; of several, nobody knows which are whose.
  const all = { packages: totals.pieces, weightLb: totals.weightLb, palletized: palletized(rows) }
  return orders.map(order => ({ ...order, ...(orders.length === 1 ? all : unsaid) }))
}

function plainOrders(shipment: Shipment): readonly Pick<BilledOrder, 'number' | 'info'>[] {
  const orderNumber = shipment.orderNumber.trim()
  const customerPo = shipment.customerPo.trim()
  const own = [
    ...(orderNumber === '' ? [] : [{ number: orderNumber, info: poWords(customerPo) }]),
    ...(orderNumber === '' && customerPo !== '' ? [{ number: customerPo, info: 'PO' }] : []),
  ]
  const named = new Set([orderNumber, customerPo, ''])
  const others = [...new Set(shipment.references.map(text => text.trim()))].filter(text => !named.has(text))
  return [...own, ...others.map(number => ({ number, info: '' }))]
}

/** The numbers of the stops that a bill's freight sees: its ends, and those between where some of it comes on or off. */
function stopNumbersOf(bill: Bill, { units }: Consignment): readonly number[] {
  const numbers = units.flatMap(unit => [unit.loadedAt, unit.unloadedAt])
  return [...new Set([bill.fromStop, ...numbers, bill.toStop])].toSorted((a, b) => a - b)
}

/** Where a unit comes on and off, where that is not the same for all that goes under its bill. */
function stopsOf(
  { units }: Consignment,
  stopNumbers: readonly number[],
  unitId: number | undefined,
): BilledRow['stops'] {
  const unit = units.find(one => one.unitId === unitId)
  if (unit === undefined || stopNumbers.length <= 2) return null
  return { on: unit.loadedAt, off: unit.unloadedAt }
}

/**
 * What is collected is collected once: under the last bill to the delivery that asks for it, else under the one whose
 * freight comes off there on the way, or else under the last of all.
 */
function collectingBill(shipment: Shipment): Bill | undefined {
  const { bills, stops } = shipment
  const asks = (stop: number): boolean => stops[stop - 1]?.services.includes('COD') === true
  const ending = bills.filter(({ toStop }) => asks(toStop))
  const asking =
    ending.length > 0
      ? ending
      : bills.filter(bill => unitsOfBill(shipment, bill).some(({ unloadedAt }) => asks(unloadedAt)))
  return (asking.length === 0 ? bills : asking).reduce<Bill | undefined>(
    (last, bill) => (last === undefined || bill.toStop > last.toStop ? bill : last),
    undefined,
  )
}

/** Where the amount of a bill of several stops is collected: at the delivery that asks for it, else at its last. */
function codStopOf({ stops }: Shipment, bill: Bill, stopNumbers: readonly number[]): number | null {
  if (stopNumbers.length <= 2) return null
  const asks = (number: number): boolean => stops[number - 1]?.services.includes('COD') === true
  return stopNumbers.find(number => stops[number - 1]?.kind === 'delivery' && asks(number)) ?? bill.toStop
}

function codOf(shipment: Shipment, bill: Bill, stopNumbers: readonly number[]): Pick<BillContent, 'cod' | 'codStop'> {
  const cod = bill === collectingBill(shipment) ? shipment.cod : null
  return { cod, codStop: cod === null ? null : codStopOf(shipment, bill, stopNumbers) }
}

/**
 * What each bill of lading of a shipment says.
 * @param table the Hazardous Materials Table, for the words that only it knows of; null leaves them out
 */
export const billContents = (shipment: Shipment, table: HazmatTable | null): readonly BillContent[] =>
  billed(shipment).map(about => {
    const { bill } = about
    const stopNumbers = stopNumbersOf(bill, about)
    const items = rowsOn(shipment, about)
    const totals = shipmentTotals(items)
    return {
      ...about,
      stopNumbers,
      terms: bill.terms ?? shipment.terms,
      billTo: bill.billTo ?? shipment.billTo,
      services: servicesOf({ stops: shipment.stops.filter((_, i) => stopNumbers.includes(i + 1)) }),
      rows: items.map((item, index, all) => rowOn(item, index, all, table, stopsOf(about, stopNumbers, item.unitId))),
      totals,
      orders: ordersOf(shipment, items, totals),
      ...codOf(shipment, bill, stopNumbers),
    }
  })
