import { sentence } from '@waybill/domain'
import type { BookedOrder, CarrierDocument, CarrierFailure, DocumentsOutcome, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { Answered } from '../kit/http.ts'
import { paperOf } from '../kit/papers.ts'
import { failureOf } from './errors.ts'
import { type Account, DOCUMENT_MAX, paths, type Send } from './send.ts'
import { groupOf } from './shipmentBody.ts'
import { images } from './wire.ts'

/** More than a shipment has; each may be large. */
const DOCUMENTS_MAX = 4

const kinds: ReadonlyMap<string, CarrierDocument['kind']> = new Map([
  ['DELIVERY_RECEIPT', 'pod'],
  ['BILL_OF_LADING', 'bol'],
])

const imagesBody = (account: Account, { bolNumber, confirmation }: BookedOrder) => ({
  capacityProviderAccountGroup: groupOf(account),
  shipmentIdentifiers: [
    { type: 'BILL_OF_LADING', value: bolNumber },
    ...(confirmation.proNumber === '' ? [] : [{ type: 'PRO', value: confirmation.proNumber }]),
  ],
  documentTypes: ['DELIVERY_RECEIPT', 'BILL_OF_LADING'],
})

/** Whether an answer holds nothing: that means none (specification §8). */
function isNone({ bytes }: Pick<Answered, 'bytes'>): boolean {
  const said = bytes.length > 16 ? null : bytes.toString('utf8').trim()
  return said === '' || said === '[]'
}

/** Papers the carrier scanned. One that cannot be had hides no other; it is a failure where nothing else is left. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<DocumentsOutcome> => {
    const wireCall = running(given)
    const body = imagesBody(account, order)
    const got = await send(account, { operation: 'documents', method: 'POST', path: paths.images, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    if (isNone(got)) return { kind: 'documents', documents: [] }
    const listed = images.safeParse(jsonOf(got)).data
    if (listed === undefined) return badAnswer(account.scac, sentence('unreadable'))
    const documents: CarrierDocument[] = []
    let failed: CarrierFailure | null = null
    for (const { documentType, imageUrl, fileName } of listed.images.slice(0, DOCUMENTS_MAX)) {
      // Our sign-in goes to its own host alone.
      if (!imageUrl.startsWith(`${account.baseUrl}/`)) {
        failed = badAnswer(account.scac, sentence('documentElsewhere'))
        continue
      }
      const path = imageUrl.slice(account.baseUrl.length)
      const file = await send(
        account,
        { operation: 'documents', method: 'GET', path, maxBytes: DOCUMENT_MAX },
        wireCall,
      )
      if (file.kind === 'lost' || file.status !== 200) {
        failed = failureOf(account.scac, file)
        continue
      }
      if (isNone(file)) continue
      const paper = paperOf(kinds.get(documentType) ?? 'other', fileName || documentType, file.bytes)
      if (paper === null) failed = badAnswer(account.scac, sentence('noDocument'))
      else documents.push(paper)
    }
    return documents.length === 0 && failed !== null ? failed : { kind: 'documents', documents }
  }
