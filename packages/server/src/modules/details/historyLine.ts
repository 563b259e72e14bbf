import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import { namesAmount } from '@waybill/domain'
import { fieldNames } from '../shipments/index.ts'
import type { HistoryRow } from './detailsSql.ts'
import { changesOf } from './historyText.ts'

/** An entry of a shipment's history as people read it. @param currency of the shipment */
export function historyLine(row: HistoryRow, currency: string): WireHistory {
  const charged = { before: row.charged_before, after: row.charged_after }
  const all = changesOf(row.before, row.after, currency, charged)
  const isCharge = ({ field, after }: (typeof all)[number]): boolean =>
    field === fieldNames.totalCharge || (field === fieldNames.note && namesAmount(after))
  return {
    ...{ at: row.at, who: row.actor, action: row.action },
    changes: all.filter(change => !isCharge(change)),
    charges: all.filter(isCharge),
  }
}
