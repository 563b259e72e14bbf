import { type Address, destinationOf, originOf, pickupOf, type Shipment } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { onePlace } from './onePlace.ts'
import { pickupDateOf } from './orderedShipment.ts'

/** More of one ZIP are not looked at: one of them is enough to ask. */
const LOOKED_AT = 500

/**
 * How much other freight goes to a shipment's consignee on its day, and could ride with it: shipments that nobody tendered,
 * and open orders that would be picked up then or have no day yet: one whose ship date is over leaves on the first day there is.
 */
export async function othersOnTheWay(
  tx: Tx,
  clientId: number,
  {
    shipmentId,
    shipment,
    originZone,
  }: { readonly shipmentId: number; readonly shipment: Shipment; readonly originZone: string },
  now: Date,
): Promise<number> {
  const to = destinationOf(shipment)
  const zip = to.zip.slice(0, 5)
  const { date } = pickupOf(shipment)
  const { rows } = await sql<{
    address: Pick<Address, 'company' | 'street' | 'zip' | 'country'>
    ship_date: string | null
  }>`
    (select o.ship_to as address, o.ship_date::text as ship_date from sales_order o
      where o.client_id = ${clientId} and o.state = 'open' and left(o.consignee_zip, 5) = ${zip}
        and coalesce(o.ship_date::text, ${date}) <= ${date} order by o.ship_date desc limit ${LOOKED_AT})
    union all
    (select d.address, null from shipment s
       join stop d on d.client_id = s.client_id and d.shipment_id = s.shipment_id and d.kind = 'delivery'
      where s.client_id = ${clientId} and s.bucket in ('O', 'Q') and s.shipment_id <> ${shipmentId}
        and s.pickup_date::text = ${date} and left(d.address ->> 'zip', 5) = ${zip} limit ${LOOKED_AT})`.execute(tx)
  const own = onePlace(to)
  const isThen = (shipDate: string | null): boolean =>
    shipDate === null || shipDate === date || pickupDateOf([shipDate], originOf(shipment), originZone, now) === date
  return rows.filter(({ address, ship_date }) => onePlace(address) === own && isThen(ship_date)).length
}
