import type { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import { within } from '../../db/open.ts'
import type { FileReply, Given } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { changeEntered, contentNow, saveShipment } from '../shipments/index.ts'
import { checkBOLandDownload, printingsFor, refuseUnprintable } from './CheckBOLandDownload.ts'
import { isIssued, type PrintedDocument } from './readiness.ts'
import { billToSend } from './revisions.ts'

type ReprintRequest = Given<typeof SaveandReprint>

const needed = (at: string): Refusal => new Refusal('InvalidInput', {}, [{ at, code: 'required', params: {} }])

/**
 * Saves an edit of one shipment and gives its papers as they are then: both or neither. A bill that would say anything else
 * than the one in force becomes the next revision.
 * @throws {Refusal} what an edit is refused for, NotReady
 */
export async function reprintRevised(asked: ReprintRequest): Promise<FileReply> {
  const { app, db, who, input, request, now } = asked
  const { shipment, version, copies, labels } = input
  const [shipmentId, ...others] = input.shipmentIds
  if (shipmentId === undefined || others.length > 0) throw needed('body.shipmentIds')
  if (shipment === undefined) throw needed('body.shipment')
  if (version === undefined) throw needed('body.version')
  const documents = input.documents.filter((document): document is PrintedDocument => document !== 'parcel-label')
  if (documents.length === 0) throw needed('body.documents')
  const doer = { who, requestId: request.id, at: now }
  await db.transaction(async tx => {
    const { record } = await changeEntered({ app, tx, who, request, now, input: { shipment, version } }, shipmentId)
    const printings = await printingsFor(app, within(tx), who, documents, [record])
    refuseUnprintable({ documents, copies }, printings)
    const [printing] = printings
    if (printing === undefined || printing.carrier === null || !isIssued(printing) || !documents.includes('bol')) return
    const { contentNo } = await contentNow(tx, record, now)
    const issue = { record, carrier: printing.carrier, reason: printing.due, sample: who.isDemo, contentNo }
    const { isNew, revision } = await billToSend(app, tx, doer, issue)
    if (!isNew) return
    const facts = { bolRevision: revision }
    await saveShipment(app, tx, doer, record, { action: 'revised', facts, note: printing.due })
  })
  const asks = { shipmentIds: [shipmentId], documents, copies, labels, preview: false }
  return checkBOLandDownload({ ...asked, query: {}, input: asks })
}
