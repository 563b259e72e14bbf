import { hazmatFromWire, type WireHazmat } from '@waybill/contract/wire/shipment.ts'
import type { ItemLevel, OrderedItem } from '@waybill/domain'
import { levelsAsPacked } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { CountedOrderLine } from '../salesOrders/index.ts'
import { itemLevels } from '../setup/index.ts'

type Coded = Pick<CountedOrderLine, 'sku' | 'itemCode'>

/**
 * What the item master says of the items of ordered lines, letters of either case: by SKU, by an SKU that stands as the
 * customer's code, then by the customer's code of the master where it names one item alone.
 */
export async function itemsOrdered(
  tx: Tx,
  clientId: number,
  lines: readonly Coded[],
): Promise<(line: Coded) => OrderedItem | null> {
  const codes = [...new Set(lines.flatMap(({ sku, itemCode }) => [sku, itemCode]).map(code => code.toLowerCase()))]
  const named = codes.filter(code => code !== '')
  const rows =
    named.length === 0
      ? []
      : await tx
          .selectFrom('item')
          .select(['sku', 'item_code', 'description', 'nmfc', 'freight_class', 'stackable', 'handling_unit', 'hazmat'])
          .select(itemLevels.as('levels'))
          .where('client_id', '=', clientId)
          .where(eb =>
            eb.or([
              eb(eb.fn('lower', ['sku']), 'in', named),
              eb.and([eb('item_code', '<>', ''), eb(eb.fn('lower', ['item_code']), 'in', named)]),
            ]),
          )
          .execute()
  const items = rows.map(row => ({
    code: row.item_code.toLowerCase(),
    item: {
      ...{ sku: row.sku, description: row.description, nmfc: row.nmfc, freightClass: row.freight_class },
      ...{ stackable: row.stackable, handlingUnit: row.handling_unit },
      hazmat: row.hazmat === null ? null : hazmatFromWire(row.hazmat as unknown as WireHazmat),
      levels: levelsAsPacked(row.levels as readonly ItemLevel[], row.handling_unit),
    },
  }))
  const bySku = new Map(items.map(({ item }) => [item.sku.toLowerCase(), item]))
  const byCode = Map.groupBy(items, ({ code }) => code)
  const called = (code: string): OrderedItem | null => {
    const [one, ...others] = code === '' ? [] : (byCode.get(code.toLowerCase()) ?? [])
    return one !== undefined && others.length === 0 ? one.item : null
  }
  return ({ sku, itemCode }) =>
    bySku.get(sku.toLowerCase()) ?? bySku.get(itemCode.toLowerCase()) ?? called(itemCode) ?? called(sku)
}
