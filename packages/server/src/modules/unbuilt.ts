import { Refusal } from '../refusal.ts'

const unbuilt = async (): Promise<never> => {
  throw new Refusal('NotFound')
}

/** Calls that are being built right now; this file is gone when they stand. */
export const unbuiltHandlers = {
  ExportShipments: unbuilt,
  GETLTLRates: unbuilt,
  GenericShipmentsList: unbuilt,
  GetDemoOutbox: unbuilt,
  GetMails: unbuilt,
  GetScheduleShipmentCount: unbuilt,
  GlobalSearch: unbuilt,
  Pickup: unbuilt,
  ResendMail: unbuilt,
  ShipmentDetails: unbuilt,
  Void: unbuilt,
}
