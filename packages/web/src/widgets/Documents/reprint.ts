import type { BodyOf, ReplyOf } from '@waybill/contract/call.ts'
import type { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import type { WireShipment } from '@waybill/contract/wire/shipment.ts'
import { fetchFile } from '../../api/call.ts'
import { type Paper, PRINT_TIMEOUT_MS, paperKinds } from './printDocuments.ts'

/** Papers that can be given again: our own, and labels of a carrier. */
export const reprintKinds = [...paperKinds, 'parcel-label'] as const
export type ReprintKind = (typeof reprintKinds)[number]

/** What was printed of one shipment. */
export type ReprintRow = ReplyOf<typeof GetReprintDocumentDetails>['documents'][number]

/** Papers as they were issued, in one file. They count as printed. */
export const fetchReprint = (body: BodyOf<typeof SaveandReprint>): Promise<Paper> =>
  fetchFile(SaveandReprint, { query: { Flag: 'asIssued' }, body, timeoutMs: PRINT_TIMEOUT_MS })

/** Saves an edit of a shipment, and gives its bill of lading as it is then. */
export const fetchRevised = (edit: {
  readonly shipmentId: number
  readonly version: number
  readonly shipment: WireShipment
  readonly copies: number
}): Promise<Paper> => {
  const { shipmentId, ...rest } = edit
  const body = { shipmentIds: [shipmentId], ...rest }
  return fetchFile(SaveandReprint, { query: { Flag: 'revised' }, body, timeoutMs: PRINT_TIMEOUT_MS })
}
