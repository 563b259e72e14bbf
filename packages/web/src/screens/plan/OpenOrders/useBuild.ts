import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import type { OrderRow } from './orderList.tsx'

/** Builds one shipment of the chosen orders, and says what became of it. @returns whether there is one now */
export function useBuild(): (rows: readonly OrderRow[]) => Promise<boolean> {
  const { mutateAsync } = useChange(BuildFromOrders, [GetOrders, GetOrder, GetShipmentList, GetShipmentCount])
  return async rows => {
    try {
      const orders = rows.map(({ orderId, version }) => ({ orderId, version }))
      const { BOLNumber: bol, shipmentStatus } = await mutateAsync({ body: { orders } })
      if (shipmentStatus === 'Q') notify.done(text('orders.built', { bol }))
      else notify.warn(text('orders.builtIncomplete', { bol }))
      return true
    } catch (error) {
      notify.failed(explainShort(error))
      return false
    }
  }
}
