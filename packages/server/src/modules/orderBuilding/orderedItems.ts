import { hazmatFromWire, type WireHazmat } from '@waybill/contract/wire/shipment.ts'
import type { ItemLevel, OrderedItem } from '@waybill/domain'
import { levelsAsPacked } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { CountedOrderLine } from '../salesOrders/index.ts'
import { itemLevels } from '../setup/index.ts'

/** What the item master says of the items of ordered lines, found by SKU and else by the customer's code, letters of either case. */
export async function itemsOrdered(
  tx: Tx,
  clientId: number,
  lines: readonly Pick<CountedOrderLine, 'sku' | 'itemCode'>[],
): Promise<(line: Pick<CountedOrderLine, 'sku' | 'itemCode'>) => OrderedItem | null> {
  const codes = [...new Set(lines.flatMap(({ sku, itemCode }) => [sku, itemCode]).filter(code => code !== ''))]
  const rows =
    codes.length === 0
      ? []
      : await tx
          .selectFrom('item')
          .select(['sku', 'description', 'nmfc', 'freight_class', 'stackable', 'handling_unit', 'hazmat'])
          .select(itemLevels.as('levels'))
          .where('client_id', '=', clientId)
          .where(eb => eb(eb.fn('lower', ['sku']), 'in', [...new Set(codes.map(code => code.toLowerCase()))]))
          .execute()
  const bySku = new Map(
    rows.map(row => [
      row.sku.toLowerCase(),
      {
        ...{ sku: row.sku, description: row.description, nmfc: row.nmfc, freightClass: row.freight_class },
        ...{ stackable: row.stackable, handlingUnit: row.handling_unit },
        hazmat: row.hazmat === null ? null : hazmatFromWire(row.hazmat as unknown as WireHazmat),
        levels: levelsAsPacked(row.levels as readonly ItemLevel[], row.handling_unit),
      },
    ]),
  )
  return ({ sku, itemCode }) => bySku.get(sku.toLowerCase()) ?? bySku.get(itemCode.toLowerCase()) ?? null
}
