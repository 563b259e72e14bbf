import type { Handlers } from '../../handler.ts'
import { buildShipment } from './BuildShipment.ts'
import { exportShipments } from './ExportShipments.ts'
import { genericShipmentsList } from './GenericShipmentsList.ts'
import { getScheduleShipmentCount } from './GetScheduleShipmentCount.ts'
import { getSelectedServices } from './GetSelectedServices.ts'
import { getShipmentCount } from './GetShipmentCount.ts'
import { getShipmentList } from './GetShipmentList.ts'
import { saveItemDetails } from './SaveItemDetails.ts'
import { shipmentDetails } from './ShipmentDetails.ts'
import { updateSchedule } from './UpdateSchedule.ts'
import { updateServices } from './UpdateServices.ts'
import { updateStatusCode } from './UpdateStatusCode.ts'
import { voidShipment } from './Void.ts'

export { namesSql, numbersSql } from './numbersSql.ts'
export {
  insertShipment,
  loadShipment,
  loadShipments,
  lockShipment,
  type ShipmentChange,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from './shipmentStore.ts'

export const shipmentHandlers = {
  BuildShipment: buildShipment,
  GetSelectedServices: getSelectedServices,
  GetShipmentCount: getShipmentCount,
  GetShipmentList: getShipmentList,
  SaveItemDetails: saveItemDetails,
  UpdateSchedule: updateSchedule,
  UpdateServices: updateServices,
  UpdateStatusCode: updateStatusCode,
  ExportShipments: exportShipments,
  GenericShipmentsList: genericShipmentsList,
  GetScheduleShipmentCount: getScheduleShipmentCount,
  Void: voidShipment,
  ShipmentDetails: shipmentDetails,
} satisfies Partial<Handlers>
