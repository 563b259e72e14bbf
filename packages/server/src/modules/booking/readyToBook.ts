import { bolReadiness, modes, validateShipment } from '@waybill/domain'
import { hazmatTable } from '../../hazmatTable.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { wireProblem } from '../documents/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/**
 * Everything that keeps the shipment from being booked or its bill of lading from being printed, at once.
 * @throws {Refusal} NotReady
 */
export function refuseUnready(
  now: Date,
  { shipment, originZone, shipmentId }: ShipmentRecord,
  carrier: { readonly name: string; readonly scac: string },
): void {
  const problems = [
    ...validateShipment(shipment, localNow(now, originZone).date, hazmatTable),
    // Packages travel under labels: there is no bill of lading to be printed.
    ...(modes[shipment.mode].isLabelled
      ? []
      : bolReadiness(shipment, { name: carrier.name, scac: carrier.scac }, hazmatTable)),
  ].map(wireProblem)
  const each = new Map(problems.map(problem => [`${problem.at} ${problem.code}`, problem]))
  const issues = [...each.values()].map(problem => ({ ...problem, at: `shipments.${shipmentId}.${problem.at}` }))
  if (issues.length > 0) throw new Refusal('NotReady', {}, issues)
}
