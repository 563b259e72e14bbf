import { paper } from '../paper.ts'
import type { SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no, text, yes } from './said.ts'
import { serviceOf } from './services.ts'

/** The ends of the days of this network's accounts; a label is closed once. */
export function openCloses(all: () => readonly SoldLabel[]) {
  const closed = new Set<string>()
  return async (body: Json): Promise<Reply> => {
    const account = text(objectOf(body.accountNumber).value)
    if (body.closeReqType !== 'GCDR' || body.groundServiceCategory !== 'GROUND') {
      return no(400, 'CLOSE.REQTYPE.INVALID', 'Close request type is invalid.')
    }
    const due = all().filter(
      ({ entry, voided, serviceCode, trackingNumber }) =>
        entry.account === account &&
        !voided &&
        !closed.has(trackingNumber) &&
        serviceOf(serviceCode).carrier === 'FDXG',
    )
    if (due.length === 0) return no(400, 'CLOSE.SHIPMENTS.NOTFOUND', 'There are no shipments to close.')
    for (const { trackingNumber } of due) closed.add(trackingNumber)
    const lines = due.map(({ trackingNumber, weightLb, to }) => `${trackingNumber}  ${to.zip}  ${weightLb} lb`)
    const page = await paper('FedEx Ground manifest', [`Account ${account}, ${textOf(body.closeDate)}`, ...lines])
    const { closeDocumentTypes } = objectOf(body.closeDocumentSpecification)
    return yes({
      closeDocuments: listOf(closeDocumentTypes).map(type => ({
        type,
        shippingCycle: String(1_003_000_000 + closed.size),
        shippingDocumentDisposition: 'RETURNED',
        resolution: 200,
        copiesToPrint: 1,
        parts: [{ documentPartSequenceNumber: 1, image: page.toString('base64') }],
      })),
    })
  }
}
