import type { BodyOf, ReplyOf } from '@waybill/contract/call.ts'
import type { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import type { WireShipment } from '@waybill/contract/wire/shipment.ts'
import { fetchFile } from '../../api/call.ts'
import { type Paper, type PaperKind, PRINT_TIMEOUT_MS, paperKinds } from './printDocuments.ts'

/** Papers that can be given again: our own, and labels of a carrier. */
export const reprintKinds = [...paperKinds, 'parcel-label'] as const
export type ReprintKind = (typeof reprintKinds)[number]

/** What was printed of one shipment. */
export type ReprintRow = ReplyOf<typeof GetReprintDocumentDetails>['documents'][number]

/** Papers as they were issued, in one file. They count as printed. */
export const fetchReprint = (body: BodyOf<typeof SaveandReprint>): Promise<Paper> =>
  fetchFile(SaveandReprint, { query: { Flag: 'asIssued' }, body, timeoutMs: PRINT_TIMEOUT_MS })

/** What is printed of an edit. */
export interface RevisedPapers {
  readonly documents: readonly PaperKind[]
  /** Copies of the bill. */
  readonly copies: number
}

/** Saves an edit of a shipment, and gives its papers as they are then. */
export const fetchRevised = (edit: {
  readonly shipmentId: number
  readonly version: number
  readonly shipment: WireShipment
  readonly papers: RevisedPapers
}): Promise<Paper> => {
  const { shipmentId, version, shipment, papers } = edit
  const { documents, copies } = papers
  const body = { shipmentIds: [shipmentId], version, shipment, documents: [...documents], copies }
  return fetchFile(SaveandReprint, { query: { Flag: 'revised' }, body, timeoutMs: PRINT_TIMEOUT_MS })
}
