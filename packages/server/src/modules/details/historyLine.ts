import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import type { HistoryRow } from './detailsSql.ts'
import { changesOf } from './historyText.ts'

/** An entry of a shipment's history as people read it. @param currency of the shipment */
export const historyLine = (row: HistoryRow, currency: string): WireHistory => ({
  at: row.at,
  who: row.actor,
  action: row.action,
  changes: changesOf(row.before, row.after, currency, { before: row.charged_before, after: row.charged_after }),
})
