import { CONSOLIDATED_MAX } from '@waybill/contract'
import type { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { type Address, destinationOf, originOf, pickupOf } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment, type ShipmentRecord } from '../shipments/index.ts'
import { onePlace } from './onePlace.ts'

interface Row {
  readonly shipment_id: number
  readonly version: number
  readonly bol_number: string
  readonly origin: Address
  readonly destination: Address
}

/** Shipments of one day that are looked through for the place. */
const LOOKED_AT = 2_000

/** What else of the same mode leaves on the day and is not booked, from the index of days (shipment_pickup). */
const onTheDay = ({ clientId, shipmentId, shipment }: ShipmentRecord): Read<Row> => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.shipment_id, s.version, s.bol_number, f.address as origin, l.address as destination
         from shipment s
         join lateral (select address from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                        order by number limit 1) f on true
         join lateral (select address from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                        order by number desc limit 1) l on true
        where s.client_id = $1 and s.bucket in ('O', 'Q') and coalesce(s.pickup_date, '-infinity') = $2::date
          and s.mode = $3 and lower(s.consignee_state) = lower($4) and s.shipment_id <> $5
        order by s.shipment_id limit ${LOOKED_AT}`,
      [clientId, pickupOf(shipment).date, shipment.mode, destinationOf(shipment).state, shipmentId],
    ) as CompiledQuery<Row>,
})

export const getSameDayShipments: Handler<typeof GetSameDayShipments> = async ({ db, who, input }) => {
  const record = await loadShipment(db, who.clientId, input.shipmentId)
  const { shipment, status } = record
  const isAsked = (status === 'O' || status === 'Q') && pickupOf(shipment).date !== ''
  const ends = [originOf(shipment), destinationOf(shipment)].map(onePlace).join('\n')
  const rows = isAsked ? await db.read(onTheDay(record)) : []
  const same = rows.filter(({ origin, destination }) => [origin, destination].map(onePlace).join('\n') === ends)
  return {
    shipments: same
      .slice(0, CONSOLIDATED_MAX)
      .map(({ shipment_id, version, bol_number }) => ({ shipmentId: shipment_id, version, BOLNumber: bol_number })),
    total: same.length,
  }
}
