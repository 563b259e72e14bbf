import { Readable } from 'node:stream'
import type { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { packagingName } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { itemLevels, itemOrder, itemsFound } from './itemList.ts'
import { wireItem } from './wireItem.ts'

type Column = Given<typeof DownloadExtraInfoDetails>['input']['columns'][number]

const heads: Readonly<Record<Column, string>> = {
  SKU: 'SKU',
  Description: 'Description',
  NMFC: 'NMFC',
  Class: 'Class',
  Stackable: 'Stackable',
  HandlingUnit: 'Handling unit',
  HTS: 'HTS code',
  Hazmat: 'UN number',
  UnitsPerPallet: 'Units per pallet',
  UnitsPerCarton: 'Units per carton',
  Length: 'Length (in)',
  Width: 'Width (in)',
  Height: 'Height (in)',
  Weight: 'Weight (lb)',
}

function cellOf(item: WireMasterItem, column: Column): Cell {
  if (column === 'Hazmat') return item.Hazmat?.UNNumber ?? ''
  if (column === 'Stackable') return item.Stackable ? 'Yes' : 'No'
  if (column === 'HandlingUnit') return packagingName(item.HandlingUnit, 1)
  return item[column]
}

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
    body: Readable.from(
      csv(
        input.columns.map(column => heads[column]),
        lines,
      ),
    ),
  }
}
