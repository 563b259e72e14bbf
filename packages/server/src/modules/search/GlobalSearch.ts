import type { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { shipmentPages } from '@waybill/contract/pages.ts'
import type { Handler } from '../../handler.ts'
import { mayUse } from '../../who.ts'
import { searchQuery } from './searchSql.ts'

/** Shipments for who may open a page that shows them; nobody else learns that there is one. */
export const globalSearch: Handler<typeof GlobalSearch> = async ({ db, who, query }) => {
  if (!mayUse(who, shipmentPages)) return { results: [] }
  const rows = await db.read(searchQuery(who.clientId, query.searchtext))
  return {
    results: rows.map(row => ({
      shipmentId: row.shipment_id,
      BOLNumber: row.bol_number,
      PRONumber: row.pro_number,
      shipmentStatus: row.status,
      consignee: row.consignee,
      consigneeCity: row.consignee_city,
      consigneeState: row.consignee_state,
      CarrierName: row.carrier_name,
      CarrierSCAC: row.carrier_scac,
      Reference1: row.reference1 ?? '',
      shipDate: row.pickup_date ?? '',
      found: row.found === null ? null : { kind: row.found[0], number: row.found[1] },
    })),
  }
}
