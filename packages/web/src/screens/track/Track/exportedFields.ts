import { exportColumns } from '@waybill/contract/wire/shipmentRow.ts'

type Exported = (typeof exportColumns)[number]

/** The fields of a row that a column of the list stands for; any other column is the field of its own name. */
const fieldsOf: Readonly<Record<string, readonly Exported[]>> = {
  consignee: ['consignee', 'consigneeCity', 'consigneeState'],
  pickup: ['pickupFrom', 'pickupTo'],
  carrier: ['CarrierName'],
  scac: ['CarrierSCAC'],
  reference: ['Reference1'],
  references: ['Reference2', 'Reference3'],
  from: ['shipperCity'],
  weight: ['Totalweight'],
  units: ['TotalQuantity'],
  terms: ['PaymentType'],
  mode: ['shipMode'],
  amount: ['TotalCharge', 'currency'],
  days: ['serviceDays'],
  status: ['shipmentStatus'],
  created: ['createdAt'],
}

/** Shown columns in shown order, as the export calls them. */
export function exportedFields(columnIds: readonly string[]): Exported[] {
  const fields = columnIds.flatMap(id => fieldsOf[id] ?? exportColumns.filter(name => name === id))
  return [...new Set(fields)]
}
