import type { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { destinationOf, modes } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { labelCounts } from '../labels/index.ts'
import { loadShipments } from '../shipments/index.ts'
import { carriersOf } from './carriers.ts'
import { missingFor, wireProblem } from './readiness.ts'
import { billsDue } from './revisions.ts'
import { shipmentsNamed } from './shipmentsNamed.ts'

export const printDocumentDetails: Handler<typeof PrintDocumentDetails> = async ({ app, db, who, input }) => {
  const { shipmentIds, orderNumbers = [], BackOrderCode } = input
  const asked = { clientId: who.clientId, numbers: orderNumbers, backOrder: BackOrderCode }
  const named = await shipmentsNamed(app, db, asked)
  const records = await loadShipments(db, who.clientId, [...new Set([...shipmentIds, ...named])])
  const carriers = await carriersOf(app, db, records)
  const due = await billsDue(app, db, records)
  const parcels = records.filter(({ shipment }) => modes[shipment.mode].isLabelled).map(one => one.shipmentId)
  const labels = await labelCounts(app, db, who.clientId, parcels)
  return {
    documents: records.map((record, index) => {
      const carrier = carriers[index] ?? null
      const missing = missingFor('bol', { record, carrier, due: due[index] ?? '', sample: who.isDemo })
      return {
        shipmentId: record.shipmentId,
        BOLNumber: record.bolNumber,
        bills: record.shipment.bills.map(bill => bill.number),
        PRONumber: record.proNumber,
        consignee: destinationOf(record.shipment).company,
        CarrierName: carrier?.name ?? '',
        shipmentStatus: record.status,
        handlingUnits: record.totalHandlingUnits,
        revision: record.bolRevision,
        ready: missing.length === 0,
        isLabelled: modes[record.shipment.mode].isLabelled,
        labels: labels.get(record.shipmentId) ?? 0,
        missing: missing.map(wireProblem),
      }
    }),
  }
}
