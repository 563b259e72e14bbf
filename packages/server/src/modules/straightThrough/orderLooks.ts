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
import { checkAddress } from '../../places/checkAddress.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { carriersOfVias } from '../orderSetup/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'

/** The ZIP of an address whose city or state is another; blank: they go together, or nobody knows. */
function doubtIn(address: Address): string {
  const { verdict } = checkAddress(address)
  return verdict === 'otherCity' || verdict === 'otherState' ? address.zip : ''
}

/** What is looked at of an order and the shipment that it becomes, whoever asks: a trial, the rule, or a tender by it. */
export async function lookerOf(tx: Tx, who: Who, now: Date, records: readonly OrderRecord[]) {
  const { date: today } = localNow(now, who.timeZone)
  const named = await carriersOfVias(
    tx,
    who.clientId,
    records.map(({ order }) => order.shipVia),
  )
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
    isViaUnknown: order.shipVia.trim() !== '' && named(order.shipVia) === null,
    doubtedZip: doubtIn(destinationOf(shipment)) || doubtIn(originOf(shipment)),
    ...freight,
  })
}
