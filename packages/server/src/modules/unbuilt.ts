import { Refusal } from '../refusal.ts'

const unbuilt = async (): Promise<never> => {
  throw new Refusal('NotFound')
}

/** Calls that are being built right now; this file is gone when they stand. */
export const unbuiltHandlers = {
  BuildShipment: unbuilt,
  DeleteDraft: unbuilt,
  ExportShipments: unbuilt,
  GenericShipmentsList: unbuilt,
  GetDemoOutbox: unbuilt,
  GetDrafts: unbuilt,
  GetMails: unbuilt,
  GetScheduleShipmentCount: unbuilt,
  GetSelectedServices: unbuilt,
  GlobalSearch: unbuilt,
  Pickup: unbuilt,
  ResendMail: unbuilt,
  SaveDraft: unbuilt,
  SaveItemDetails: unbuilt,
  ShipmentDetails: unbuilt,
  UpdateSchedule: unbuilt,
  UpdateServices: unbuilt,
  UpdateStatusCode: unbuilt,
  Void: unbuilt,
}
