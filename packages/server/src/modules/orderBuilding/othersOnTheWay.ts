import { type Address, destinationOf, originOf, pickupOf, type Shipment } from '@waybill/domain'
import { sql } from 'kysely'
import { type Tx, within } from '../../db/open.ts'
import { onePlace } from './onePlace.ts'
import { pickupDateOf } from './orderedShipment.ts'
import { untenderedOn } from './untendered.ts'

type Place = Pick<Address, 'company' | 'street' | 'zip' | 'country'>

/** More orders of one ZIP are not looked at: one of them is enough to ask. */
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
  const { date } = pickupOf(shipment)
  const { rows: orders } = await sql<{ address: Place; ship_date: string | null }>`
    select o.ship_to as address, o.ship_date::text as ship_date from sales_order o
     where o.client_id = ${clientId} and o.state = 'open' and left(o.consignee_zip, 5) = ${to.zip.slice(0, 5)}
       and coalesce(o.ship_date::text, ${date}) <= ${date} order by o.ship_date desc limit ${LOOKED_AT}`.execute(tx)
  const asked = { date, zip: to.zip, except: shipmentId }
  const shipments = date === '' ? [] : await within(tx).read(untenderedOn(clientId, asked))
  const isOwn = (address: Place): boolean => onePlace(address) === onePlace(to)
  const isThen = (shipDate: string | null): boolean =>
    shipDate === null || shipDate === date || pickupDateOf([shipDate], originOf(shipment), originZone, now) === date
  return (
    orders.filter(({ address, ship_date }) => isOwn(address) && isThen(ship_date)).length +
    shipments.filter(({ destination }) => isOwn(destination)).length
  )
}
