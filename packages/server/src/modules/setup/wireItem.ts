import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { flatOf, levelsToWire } from '@waybill/contract/wire/itemLevel.ts'
import type { ItemLevel } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Item } from '../../db/schema.generated.ts'

/** An item with its packaging levels as the calls spell it. */
export const wireItem = (
  row: Omit<Selectable<Item>, 'updated_at' | 'client_id' | 'handling_level'> & {
    readonly levels: readonly ItemLevel[]
  },
): WireMasterItem => ({
  itemId: row.item_id,
  version: row.version,
  SKU: row.sku,
  Description: row.description,
  NMFC: row.nmfc,
  Class: row.freight_class,
  Stackable: row.stackable,
  HandlingUnit: row.handling_unit,
  HTS: row.hts,
  ItemCode: row.item_code,
  Hazmat: row.hazmat as unknown as WireMasterItem['Hazmat'],
  ...flatOf(row.levels, row.handling_unit),
  Levels: levelsToWire(row.levels),
})
