import type { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import type { Handler } from '../../handler.ts'
import { addJob } from './addJob.ts'
import { chosenShipments } from './subjects.ts'

export const bulkSchedule: Handler<typeof BulkSchedule> = async asked => {
  const { tx, who, query, input } = asked
  const rows = input.shipments.map(({ shipmentId: id, version }) => ({ id, version }))
  const prices = Object.fromEntries(input.shipments.map(({ shipmentId, PricesheetID }) => [shipmentId, PricesheetID]))
  const collect = input.shipments.filter(({ PricesheetID }) => PricesheetID === 0)
  const carriers = Object.fromEntries(collect.map(({ shipmentId, CarrierSCAC }) => [shipmentId, CarrierSCAC]))
  const subjects = await chosenShipments(tx, who.clientId, rows)
  return addJob(asked, query.flag, { statusCode: '', comments: '', prices, carriers }, subjects)
}
