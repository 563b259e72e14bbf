import { Readable } from 'node:stream'
import type { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import { csv } from '@waybill/documents/csv'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { cellOf, headOf } from './itemColumns.ts'
import { itemLevels, itemOrder, itemsFound } from './itemList.ts'
import { wireItem } from './wireItem.ts'

/** A company's items are read whole: there are some thousands of them at most. */
export const downloadExtraInfoDetails: Handler<typeof DownloadExtraInfoDetails> = async ({
  app,
  db,
  who,
  input,
  now,
}) => {
  const { chosen } = input
  const shown = itemsFound(app.db.query, who.clientId, input)
  const asked = chosen === undefined ? shown : shown.where('item_id', 'in', chosen)
  const found = await db.read(asked.selectAll().select(itemLevels.as('levels')).orderBy(itemOrder(input)))
  const lines = found.map(row => input.columns.map(column => cellOf(wireItem(row), column)))
  return {
    name: `items-${localNow(now, who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(input.columns.map(headOf), lines)),
  }
}
