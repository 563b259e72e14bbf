import { sentence } from '@waybill/domain'
import type { BookedOrder, CarrierDocument, CarrierFailure, DocumentsOutcome, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { paperOf } from '../kit/papers.ts'
import { SCAC } from './codes.ts'
import { failureOf, restErrorOf } from './errors.ts'
import { type Account, DOCUMENT_MAX, paths, type Send } from './send.ts'
import { proOf } from './track.ts'
import { documentsAnswer } from './wire.ts'

/** Papers of a shipment by the names that the service knows them by: delivery receipt and bill of lading. */
const types: readonly { readonly type: string; readonly kind: CarrierDocument['kind'] }[] = [
  { type: 'DR', kind: 'pod' },
  { type: 'BOL', kind: 'bol' },
]

/** Papers that it scanned. One that cannot be had hides no other; it is a failure where nothing else is left. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<DocumentsOutcome> => {
    const wireCall = running(given)
    const pro = await proOf(send, account, order, 'documents', wireCall)
    if (typeof pro !== 'string') return pro
    const documents: CarrierDocument[] = []
    let failed: CarrierFailure | null = null
    for (const { type, kind } of types) {
      const request = { operation: 'documents', method: 'GET', path: paths.document(pro, type) } as const
      const got = await send.rest(account, { ...request, maxBytes: DOCUMENT_MAX }, wireCall)
      // Not there yet is no failure: paper comes after the truck.
      if (got.kind === 'answered' && got.status === 404 && restErrorOf(got)?.ok === false) continue
      const read =
        got.kind === 'answered' && got.status === 200 ? documentsAnswer.safeParse(jsonOf(got)).data : undefined
      if (read === undefined) {
        failed =
          got.kind === 'answered' && got.status === 200 ? badAnswer(SCAC, sentence('unreadable')) : failureOf(SCAC, got)
        continue
      }
      for (const { fileName, content } of read.documents.slice(0, 1)) {
        const paper = paperOf(kind, fileName || `${type}-${pro}`, Buffer.from(content, 'base64'))
        if (paper === null) failed = badAnswer(SCAC, sentence('noDocument'))
        else documents.push(paper)
      }
    }
    return documents.length === 0 && failed !== null ? failed : { kind: 'documents', documents }
  }
