import type { Shipment } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { newParts, withPartIds } from './partIds.ts'
import { type HeadRow, rowOfHead } from './shipmentColumns.ts'
import { type NewHead, recordOf, type ShipmentRecord } from './shipmentStore.ts'
import { sitesOf } from './sites.ts'
import { summaryOf } from './summary.ts'
import { insertParts } from './writeParts.ts'

const newPartIds = async (tx: Tx, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: string }>`
    select nextval('shipment_part_id') as id from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => Number(id))
}

/**
 * Writes many new shipments of a company with their parts, as they are given (`insertShipment`): as many statements as for one.
 * @returns them in the order given
 */
export async function insertShipments(
  tx: Tx,
  clientId: number,
  given: readonly { readonly head: NewHead; readonly shipment: Shipment }[],
): Promise<readonly ShipmentRecord[]> {
  const shipments = given.map(({ shipment }) => shipment)
  const count = shipments.reduce((sum, shipment) => sum + newParts(shipment), 0)
  const [sites, ids] = await Promise.all([sitesOf(tx, clientId, shipments), newPartIds(tx, count)])
  const whole = given.map(({ head, shipment }, index) => ({
    ...{ head, site: sites[index] ?? null },
    shipment: withPartIds(shipment, ids.splice(0, newParts(shipment))),
  }))
  const rows = await tx
    .insertInto('shipment')
    .values(
      whole.map(({ head, site, shipment }) => ({
        ...{ ...rowOfHead(shipment), ...summaryOf(shipment), site_id: site },
        ...{ ...head, client_id: clientId },
      })),
    )
    .returningAll()
    .$castTo<HeadRow>()
    .execute()
  const rowOf = new Map(rows.map(row => [row.unique_name, row]))
  const records = whole.map(({ head, shipment }) => {
    const row = rowOf.get(head.unique_name)
    if (row === undefined) throw new Error(`shipment ${head.unique_name} was not written`)
    return recordOf(row, shipment)
  })
  await insertParts(tx, clientId, records)
  return records
}
