import type { SaveCustomerOrders } from '@waybill/contract/calls/Shipment/SaveCustomerOrders.ts'
import { customerOrderSums, type Shipment } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

export const saveCustomerOrders: Handler<typeof SaveCustomerOrders> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const tied = await tx
    .selectFrom('allocation')
    .select('allocation_id')
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', before.shipmentId)
    .where('state', '<>', 'released')
    .limit(1)
    .executeTakeFirst()
  if (tied !== undefined) throw new Refusal('OrdersSayIt', { bol: before.bolNumber })
  const customerOrders = input.CustomerOrders.map(({ OrderNumber, PO_Number, packages, Weight, palletized }) => ({
    ...{ number: OrderNumber.trim(), customerPo: PO_Number.trim(), packages, weightLb: Weight, palletized },
  }))
  const { customerOrders: _, ...rest } = before.shipment
  const shipment: Shipment = customerOrders.length === 0 ? rest : { ...rest, customerOrders }
  const { record } = await editShipment(app, tx, { who, requestId: request.id, at: now }, before, {
    ...{ shipment, action: 'orders on the bill named', check: 'touched', placeOf: inBody },
    problems: customerOrderSums(customerOrders, before.shipment),
  })
  return stateOf(record)
}
