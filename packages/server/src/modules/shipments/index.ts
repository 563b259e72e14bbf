import type { Handlers } from '../../handler.ts'
import { getShipmentCount } from './GetShipmentCount.ts'
import { getShipmentList } from './GetShipmentList.ts'

export {
  loadShipment,
  loadShipments,
  lockShipment,
  type ShipmentChange,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from './shipmentStore.ts'

export const shipmentHandlers = {
  GetShipmentCount: getShipmentCount,
  GetShipmentList: getShipmentList,
} satisfies Partial<Handlers>
