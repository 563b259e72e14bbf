import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { makeCall } from '../api/call.ts'
import { text } from '../texts/texts.ts'
import { formatDate } from '../ui/format.ts'

/** A record the palette found, and where it opens. */
export interface FoundRecord {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly path: string
}

/** Shipments by BOL, PRO, reference, city or name, best match first. */
export async function recordSearch(typed: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { results } = await makeCall(GlobalSearch, { query: { searchtext: typed }, signal })
  return results.map(found => {
    const place = [found.consigneeCity, found.consigneeState].filter(Boolean).join(', ')
    const facts = [
      text(`status.${found.shipmentStatus}`),
      found.PRONumber === '' ? '' : text('frame.pro', { number: found.PRONumber }),
      found.CarrierName,
      found.Reference1,
      formatDate(found.shipDate),
    ]
    const name = found.BOLNumber === '' ? text('frame.shipment', { id: found.shipmentId }) : found.BOLNumber
    return {
      id: `shipment-${found.shipmentId}`,
      title: [name, found.consignee, place].filter(Boolean).join(' · '),
      detail: facts.filter(Boolean).join(' · '),
      path: `/ShipmentDetails/${found.shipmentId}`,
    }
  })
}
