import {
  type Address,
  destinationOf,
  type FreightGap,
  heldInName,
  heldInReference,
  heldInText,
  isNoStreet,
  originOf,
  type SalesOrder,
  type Shipment,
  type StraightOrder,
  soundsHazardous,
  straightFreight,
  unNumberIn,
} from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { placeChecks } from '../addressChecks/index.ts'
import { ordersAskedAbout } from '../imports/index.ts'
import { carriersOfVias } from '../orderSetup/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'

/** Words in whichever text of an order that say it does not go yet; blank: none. What came to be read is a reason of its own. */
function heldBy(order: SalesOrder, { references }: Shipment): string {
  const parties = [order.shipTo, order.shipFrom, order.billTo].filter(party => party !== null)
  const names = [order.soldTo, ...parties.flatMap(({ company, contactName }) => [company, contactName])]
  const texts = [
    ...parties.flatMap(({ street, street2, city }) => [street, street2, city]),
    // Where a system has no field for it, a hold is typed where a phone number goes.
    ...parties.flatMap(({ contactPhone, contactEmail }) => [contactPhone, contactEmail]),
    ...order.lines.flatMap(({ description, itemCode, sku }) => [description, itemCode, sku]),
  ]
  const numbers = [order.number, order.backOrder, order.customerPo, order.shipVia, ...order.references]
  const found = [
    ...[...numbers, ...references].map(heldInReference),
    ...names.map(heldInName),
    ...texts.map(heldInText),
  ]
  return found.find(words => words !== '') ?? ''
}

/** What sounds hazardous among goods that nobody marked so; blank: nothing. */
function hazardNamed(order: SalesOrder, { lines }: Shipment): string {
  const plain = lines.filter(({ hazmat }) => hazmat === null)
  const found = [
    ...[...order.lines, ...plain].map(({ description }) => soundsHazardous(description)),
    ...order.lines.flatMap(({ itemCode, sku }) => [unNumberIn(itemCode), unNumberIn(sku)]),
    ...plain.map(({ itemCode }) => unNumberIn(itemCode)),
  ]
  return found.find(words => words !== '') ?? ''
}

/** What is looked at of an order and the shipment that it becomes, whoever asks: a trial, the rule, or a tender by it. */
export async function lookerOf(
  tx: Tx,
  who: Who,
  now: Date,
  looked: readonly { readonly record: OrderRecord; readonly shipment: Shipment }[],
) {
  const { date: today } = localNow(now, who.timeZone)
  const named = await carriersOfVias(
    tx,
    who.clientId,
    looked.map(({ record }) => record.order.shipVia),
  )
  const orders = looked.map(({ record }) => record.order)
  const askedAbout = await ordersAskedAbout(tx, who.clientId, orders)
  const ends = ({ shipment }: { readonly shipment: Shipment }): readonly Address[] => [
    destinationOf(shipment),
    originOf(shipment),
  ]
  const check = await placeChecks(tx, who.clientId, looked.flatMap(ends))
  const isDoubted = (place: Address): boolean => ['otherCity', 'otherState'].includes(check(place).verdict)
  return (
    { order }: OrderRecord,
    shipment: Shipment,
    freight: { readonly isIncomplete: boolean; readonly gaps: readonly FreightGap[]; readonly hasOthers: boolean },
  ): StraightOrder => ({
    ...straightFreight(shipment),
    currencies: [order.currency, shipment.currency],
    isHazardous:
      order.lines.some(line => line.isHazardous === true) || shipment.lines.some(({ hazmat }) => hazmat !== null),
    ...{ notes: order.instructions, shipDate: order.shipDate, today },
    heldBy: heldBy(order, shipment),
    hazardNamed: hazardNamed(order, shipment),
    noStreet:
      ends({ shipment })
        .find(({ street }) => isNoStreet(street))
        ?.street.trim() ?? null,
    isAskedAbout: askedAbout.has(order),
    isViaUnknown: order.shipVia.trim() !== '' && named(order.shipVia) === null,
    doubtedZip: ends({ shipment }).find(isDoubted)?.zip ?? '',
    ...freight,
  })
}
