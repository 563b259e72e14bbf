import type { Address } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import { pickupDay } from '../shipments/index.ts'

/** Freight that nobody tendered, on its way to one of its deliveries. */
export interface Untendered {
  readonly shipment_id: number
  readonly version: number
  readonly bol_number: string
  readonly mode: string
  readonly origin: Address
  readonly destination: Address
  /** Nothing is delivered after this one. */
  readonly is_last: boolean
}

/** Deliveries of one day and ZIP that are looked through for the place. */
const LOOKED_AT = 2_000

/**
 * What else leaves on a day, from the index of days (shipment_pickup), and is delivered in a ZIP: a row for each such delivery.
 * @param date a day, never blank
 * @param except the shipment that is asked for
 */
export const untenderedOn = (
  clientId: number,
  { date, zip, except }: { readonly date: string; readonly zip: string; readonly except: number },
): Read<Untendered> => ({
  compile: () =>
    CompiledQuery.raw(
      `select s.shipment_id, s.version, s.bol_number, s.mode, f.address as origin, d.address as destination,
              not exists (select from stop n where n.client_id = s.client_id and n.shipment_id = s.shipment_id
                             and n.number > d.number) as is_last
         from shipment s
         join lateral (select address from stop t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                        order by number limit 1) f on true
         join stop d on d.client_id = s.client_id and d.shipment_id = s.shipment_id and d.kind = 'delivery'
        where s.client_id = $1 and s.bucket in ('O', 'Q') and ${pickupDay('s')} = $2::date
          and left(replace(d.address ->> 'zip', ' ', ''), 5) = left(replace($3, ' ', ''), 5) and s.shipment_id <> $4
        order by s.shipment_id limit ${LOOKED_AT}`,
      [clientId, date, zip, except],
    ) as CompiledQuery<Untendered>,
})
