import { RELATED_MAX } from '@waybill/contract/wire/shipmentDetails.ts'
import type { ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'

export interface RelatedRow {
  readonly kind: 'returnOf' | 'returnedBy'
  readonly shipment_id: number
  readonly bol_number: string
  readonly pro_number: string
  readonly status: ShipmentStatus
}

/** What a shipment brings back, and what brings it back; the newest first. */
export const relatedQuery = (clientId: number, shipmentId: number) => ({
  compile: () =>
    CompiledQuery.raw(
      `select r.kind, s.shipment_id, s.bol_number, s.pro_number, s.status
       from (select 'returnOf' as kind, related_id as id from shipment_relation
              where client_id = $1 and shipment_id = $2 and kind = 'returnOf'
             union all
             select 'returnedBy', shipment_id from shipment_relation
              where client_id = $1 and related_id = $2 and kind = 'returnOf') r
       join shipment s on s.client_id = $1 and s.shipment_id = r.id
      order by s.shipment_id desc limit ${RELATED_MAX}`,
      [clientId, shipmentId],
    ) as CompiledQuery<RelatedRow>,
})
