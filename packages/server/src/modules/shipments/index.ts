import type { ModuleWork } from '../../jobs/work.ts'
import { matchSites } from './sites.ts'
import { sweepArchive } from './sweepArchive.ts'

export { archiveShipment } from './ArchiveShipment.ts'
export { nextShipmentNumber } from './bolSerial.ts'
export { changeEntered } from './changeEntered.ts'
export { agreedIn, agreedTotal, chargedIn, isPricedAt, tenderInForce } from './chargeSql.ts'
export { type Content, contentNow, contentOf, contentRow, readContent, recordAt } from './contents.ts'
export { exportShipments } from './ExportShipments.ts'
export { editShipment, inBody, offeredAmong, stateOf } from './editShipment.ts'
export { expectedByNow } from './expectedDay.ts'
export { addressFieldNames, changeName, fieldNames } from './fieldNames.ts'
export { insertShipments } from './insertShipments.ts'
export { keepWorstException } from './keepWorstException.ts'
export { laneText } from './laneText.ts'
export { listQuestion } from './listQuestion.ts'
export { type ListRow, listQuery } from './listSql.ts'
export { moveUnbooked } from './moveUnbooked.ts'
export { endingPattern, endingsSql, isTracked, namesSql, numbersSql, trackedSql } from './numbersSql.ts'
export { numbersOf } from './references.ts'
export { selectQuote } from './selectQuote.ts'
export { gapsOn, isComplete, passWhenComplete } from './setItems.ts'
export {
  addShipment,
  chargeShipment,
  insertShipment,
  loadShipment,
  loadShipments,
  lockShipment,
  type ShipmentChange,
  type ShipmentFacts,
  type ShipmentRecord,
  saveShipment,
} from './shipmentStore.ts'
export { type Dock, type DockRow, dockAt, dockOf, docksQuery } from './sites.ts'
export { pickupDay } from './sortedBy.ts'
export { updateSchedule } from './UpdateSchedule.ts'
export { labelledUnits, type UnitLabels, unitLabels } from './unitLabels.ts'

export const shipmentWork: Pick<ModuleWork, 'sites' | 'sweepArchive'> = { sites: matchSites, sweepArchive }
