import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import type { Selectable } from 'kysely'
import type { Item } from '../../db/schema.generated.ts'

/** An item of the database as the calls spell it. */
export const wireItem = (row: Omit<Selectable<Item>, 'updated_at' | 'client_id'>): WireMasterItem => ({
  itemId: row.item_id,
  version: row.version,
  SKU: row.sku,
  Description: row.description,
  NMFC: row.nmfc,
  Class: row.freight_class,
  Stackable: row.stackable,
  HandlingUnit: row.handling_unit,
  HTS: row.hts,
  Hazmat: row.hazmat as unknown as WireMasterItem['Hazmat'],
  UnitsPerPallet: row.units_per_pallet,
  UnitsPerCarton: row.units_per_carton,
  Length: row.length_in,
  Width: row.width_in,
  Height: row.height_in,
  Weight: row.weight_lb,
})
