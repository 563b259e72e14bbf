import type { Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { archiveShipment } from './ArchiveShipment.ts'
import { buildShipment } from './BuildShipment.ts'
import { exportShipments } from './ExportShipments.ts'
import { genericShipmentsList } from './GenericShipmentsList.ts'
import { getScheduleShipmentCount } from './GetScheduleShipmentCount.ts'
import { getSelectedServices } from './GetSelectedServices.ts'
import { getShipmentCount } from './GetShipmentCount.ts'
import { getShipmentList } from './GetShipmentList.ts'
import { getShipmentsPerWeek } from './GetShipmentsPerWeek.ts'
import { multiRouting } from './MultiRouting.ts'
import { saveCustomerOrders } from './SaveCustomerOrders.ts'
import { saveItemDetails } from './SaveItemDetails.ts'
import { matchSites } from './sites.ts'
import { updateSchedule } from './UpdateSchedule.ts'
import { updateServices } from './UpdateServices.ts'

export { nextShipmentNumber } from './bolSerial.ts'
export { type Content, contentNow, contentOf, contentRow, readContent, recordAt } from './contents.ts'
export { editShipment, inBody, offeredAmong, stateOf } from './editShipment.ts'
export { addressFieldNames, changeName, fieldNames } from './fieldNames.ts'
export { insertShipments } from './insertShipments.ts'
export { laneText } from './laneText.ts'
export { listQuestion } from './listQuestion.ts'
export { agreedIn, agreedTotal, chargedIn, isPricedAt, type ListRow, listQuery } from './listSql.ts'
export { moveUnbooked } from './moveUnbooked.ts'
export { namesSql, numbersSql } from './numbersSql.ts'
export { selectQuote } from './selectQuote.ts'
export { gapsOn, isComplete, passWhenComplete } from './setItems.ts'
export {
  addShipment,
  insertShipment,
  loadShipment,
  loadShipments,
  lockShipment,
  type ShipmentChange,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from './shipmentStore.ts'
export { type Dock, dockAt, dockOf, docksQuery } from './sites.ts'
export { labelledUnits, type UnitLabels, unitLabels } from './unitLabels.ts'

export const shipmentWork: Pick<ModuleWork, 'sites'> = { sites: matchSites }

export const shipmentHandlers = {
  ArchiveShipment: archiveShipment,
  BuildShipment: buildShipment,
  GetSelectedServices: getSelectedServices,
  MultiRouting: multiRouting,
  GetShipmentCount: getShipmentCount,
  GetShipmentList: getShipmentList,
  GetShipmentsPerWeek: getShipmentsPerWeek,
  SaveCustomerOrders: saveCustomerOrders,
  SaveItemDetails: saveItemDetails,
  UpdateSchedule: updateSchedule,
  UpdateServices: updateServices,
  ExportShipments: exportShipments,
  GenericShipmentsList: genericShipmentsList,
  GetScheduleShipmentCount: getScheduleShipmentCount,
} satisfies Partial<Handlers>
