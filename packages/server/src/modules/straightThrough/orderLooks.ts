import {
  type Address,
  destinationOf,
  type FreightGap,
  originOf,
  type Shipment,
  type StraightOrder,
  straightFreight,
} from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { placeChecks } from '../addressChecks/index.ts'
import { ordersAskedAbout } from '../imports/index.ts'
import { carriersOfVias } from '../orderSetup/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'

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
    isAskedAbout: askedAbout.has(order),
    isViaUnknown: order.shipVia.trim() !== '' && named(order.shipVia) === null,
    doubtedZip: ends({ shipment }).find(isDoubted)?.zip ?? '',
    ...freight,
  })
}
