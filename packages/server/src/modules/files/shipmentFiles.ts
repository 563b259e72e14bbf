import { FILES_PER_SHIPMENT_MAX } from '@waybill/contract'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/**
 * Locks the shipment a file is for, so that two uploads at once can't both be the last that fits.
 * @throws {Refusal} NotFound; TooManyFiles
 */
export async function makeRoomForFile(tx: Tx, clientId: number, shipmentId: number): Promise<{ uniqueName: string }> {
  const shipment = await tx
    .selectFrom('shipment')
    .select('unique_name')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .forUpdate()
    .executeTakeFirst()
  if (!shipment) throw new Refusal('NotFound')
  const { n } = await tx
    .selectFrom('file')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (n >= FILES_PER_SHIPMENT_MAX) throw new Refusal('TooManyFiles', { max: FILES_PER_SHIPMENT_MAX })
  return { uniqueName: shipment.unique_name }
}
