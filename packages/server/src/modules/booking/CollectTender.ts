import type { CollectTender } from '@waybill/contract/calls/Shipment/CollectTender.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { pickup } from './Pickup.ts'
import { collectCarrierOf } from './tenderCarrier.ts'

/**
 * The order without a price that collect freight goes by. Whom it goes to: the carrier that was named, that of the
 * shipment, or the flagged one of the company.
 * @throws {Refusal} NotCollect, NoCollectCarrier, and what Pickup refuses
 */
export const collectTender: Handler<typeof CollectTender> = async asked => {
  const { tx, who, query, input } = asked
  const { shipment } = await lockShipment(tx, who.clientId, input.shipmentId)
  if (shipment.terms !== 'collect') throw new Refusal('NotCollect')
  const SCAC = input.CollectCarrier || (await collectCarrierOf(tx, who.clientId, shipment))
  if (SCAC === null) throw new Refusal('NoCollectCarrier')
  const { shipmentId, version, spokeWith, comments } = input
  const order = { shipmentId, version, spokeWith, comments, PricesheetID: 0, SCAC }
  return { ...(await pickup({ ...asked, query, input: order })), CarrierSCAC: SCAC }
}
