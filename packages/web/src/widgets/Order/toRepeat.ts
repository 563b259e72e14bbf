import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'

const RECENT = 4

/** What has been shipped or is booked, each consignee with the same freight once, the newest first. */
export function toRepeat(rows: readonly WireShipmentRow[]): readonly WireShipmentRow[] {
  const seen = new Set<string>()
  const found = rows.filter(row => {
    const key = [row.consignee, row.consigneeCity, row.consigneeState, row.TotalQuantity, row.Totalweight].join('|')
    const isNew = ['T', 'A', 'D'].includes(row.shipmentStatus) && !seen.has(key)
    if (isNew) seen.add(key)
    return isNew
  })
  return found.slice(0, RECENT)
}
