import { wireReceives } from '@waybill/contract/wire/bookAddress.ts'
import { hazmatToWire } from '@waybill/contract/wire/shipment.ts'
import { levelOfPackaging } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { demoItems, levelsOf } from './items.ts'
import { consignees, type DemoPlace, ownPlaces } from './places.ts'

const addressRow = (clientId: number, { address, receives }: DemoPlace, isOurs: boolean) => ({
  client_id: clientId,
  company: address.company,
  street: address.street,
  street2: address.street2,
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: address.country,
  contact_name: address.contactName,
  contact_phone: address.contactPhone,
  contact_email: address.contactEmail,
  receives: JSON.stringify(wireReceives.parse(receives)),
  is_ours: isOurs,
})

/** Address book and item master. */
export async function seedBook(tx: Tx, clientId: number): Promise<void> {
  const own = ownPlaces.map(place => addressRow(clientId, place, true))
  const others = consignees.map(place => addressRow(clientId, place, false))
  await tx
    .insertInto('address')
    .values([...own, ...others])
    .execute()
  const rows = await tx
    .insertInto('item')
    .values(
      demoItems.map(item => ({
        client_id: clientId,
        sku: item.sku,
        description: item.description,
        nmfc: item.nmfc,
        freight_class: item.freightClass,
        stackable: item.stackable,
        handling_unit: item.unit,
        handling_level: levelOfPackaging(item.unit),
        hazmat: item.hazmat === null ? null : JSON.stringify(hazmatToWire(item.hazmat)),
      })),
    )
    .returning(['item_id', 'sku'])
    .execute()
  const idOf = new Map(rows.map(row => [row.sku, row.item_id]))
  await tx
    .insertInto('item_level')
    .values(
      demoItems.flatMap(item =>
        levelsOf(item).map(({ level, packaging, weightLb, lengthIn, widthIn, heightIn, count }) => ({
          ...{ client_id: clientId, item_id: idOf.get(item.sku) ?? 0, level, packaging, count },
          ...{ weight_lb: weightLb, length_in: lengthIn, width_in: widthIn, height_in: heightIn },
        })),
      ),
    )
    .execute()
}
