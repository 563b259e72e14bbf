import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import { bolReadiness, type Problem } from '@waybill/domain'
import { hazmatTable } from '../../hazmatTable.ts'
import { invoiceProblems } from './invoiceModel.ts'
import type { Printing } from './models.ts'

type Judged = Omit<Printing, 'names' | 'implied'>

export type PrintedDocument = 'bol' | 'label' | 'packing-list' | 'commercial-invoice'

/** Once it is booked, the bill of lading that was issued is the valid one, whatever a draft would lack today. */
export const isIssued = ({ record }: Judged): boolean =>
  record.bolRevision > 0 && record.status !== 'Q' && record.status !== 'O'

/** The next revision is due: none was issued since booking, or a change made the last one wrong. */
export const isRevisionDue = ({ record, due }: Judged): boolean =>
  (record.status === 'T' || record.status === 'A' || record.status === 'D') && (record.bolRevision === 0 || due !== '')

/** What keeps a document from being printed. A packer may start before carrier and pickup are known. */
export function missingFor(document: PrintedDocument, printing: Judged): readonly Problem[] {
  if (document === 'bol' && isIssued(printing) && !isRevisionDue(printing)) return []
  if (document === 'commercial-invoice') return invoiceProblems(printing.record)
  const problems = bolReadiness(printing.record.shipment, printing.carrier, hazmatTable)
  return document === 'bol' ? problems : problems.filter(({ at }) => /^(origin|destination|items)\b/.test(at))
}

export const wireProblem = ({ at, code, params }: Problem) => ({ at: shipmentFieldToWire(at), code, params })
