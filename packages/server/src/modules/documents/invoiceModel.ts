import type { CommercialInvoice } from '@waybill/documents'
import {
  type CustomsLine,
  crossesBorder,
  destinationOf,
  type ExportReason,
  isMilitary,
  minorDigits,
  needsOf,
  originOf,
  type Problem,
  packagesOf,
  pickupOf,
  problem,
  type Shipment,
  usualExport,
} from '@waybill/domain'
import type { ShipmentRecord } from '../shipments/index.ts'
import { partyOf } from './party.ts'

const reasons: Readonly<Record<ExportReason, string>> = {
  sale: 'Sale',
  gift: 'Gift',
  sample: 'Sample',
  return: 'Return',
  repair: 'Repair',
  personal: 'Personal effects',
}

/** Whether customs asks for an invoice: mail of military post offices has its form alone. */
export function hasInvoice(shipment: Shipment): boolean {
  const ends = [originOf(shipment), destinationOf(shipment)] as const
  return crossesBorder(...ends) && !ends.some(isMilitary)
}

/** What keeps an invoice from being drawn: a line that customs is told nothing of, or that nothing goes abroad. */
export function invoiceProblems({ shipment }: Pick<ShipmentRecord, 'shipment'>): readonly Problem[] {
  const isSilent = !hasInvoice(shipment)
  return shipment.lines.flatMap(({ customs }, index) =>
    isSilent || customs === undefined ? [problem(`items.${index}.customs.value`, 'customsNeeded')] : [],
  )
}

/** Minor units written out; what one of several is worth takes up to six decimals. */
function written(minor: number, currency: string, most = minorDigits(currency)): string {
  const digits = minorDigits(currency)
  const how = { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, most) }
  return new Intl.NumberFormat('en-US', how).format(minor / 10 ** digits)
}

const eachOf = ({ value, pieces, currency }: CustomsLine): string => written(value / Math.max(1, pieces), currency, 6)

/** A shipment that nothing of `invoiceProblems` keeps from it, as its commercial invoice. */
export function invoiceModel({ bolNumber, shipment }: ShipmentRecord, sample: boolean): CommercialInvoice {
  const { reason, terms, invoiceNumber, filing } = needsOf(shipment).export ?? usualExport
  const lines = shipment.lines.flatMap(line => (line.customs === undefined ? [] : [{ ...line, customs: line.customs }]))
  const currency = lines[0]?.customs.currency ?? shipment.currency
  const packages = packagesOf(shipment)
  const weight = packages.reduce((sum, { weightLb }) => sum + weightLb, 0)
  return {
    ...{ number: invoiceNumber || bolNumber, date: pickupOf(shipment).date, shipmentNumber: bolNumber },
    ...{ shipper: partyOf(originOf(shipment)), consignee: partyOf(destinationOf(shipment)) },
    ...(shipment.billTo === null ? {} : { soldTo: partyOf(shipment.billTo) }),
    ...{ reason: reasons[reason], terms, currency, filing },
    ...{ packages: packages.length, weightLb: Math.round(weight * 100) / 100 },
    lines: lines.map(({ description, itemCode, customs }) => ({
      ...{ pieces: customs.pieces, description, itemCode },
      ...{ origin: customs.originCountry, htsCode: customs.htsCode },
      ...{ each: eachOf(customs), total: written(customs.value, currency) },
    })),
    total: written(
      lines.reduce((sum, { customs }) => sum + customs.value, 0),
      currency,
    ),
    ...(sample ? { sample } : {}),
  }
}
