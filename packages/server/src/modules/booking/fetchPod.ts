import type { BookedOrder, CarrierDocument } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import { judgeFile, storeFile } from '../files/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { carrierDoer, type Tender } from './tenders.ts'
import { wireCallAbout } from './wireOrder.ts'

const DOCUMENTS_DEADLINE_MS = 30_000

async function hasPod(app: App, { clientId, shipmentId }: Tender): Promise<boolean> {
  const row = await app.db
    .forClient(clientId)
    .readOne(
      app.db.query
        .selectFrom('file')
        .select('file_id')
        .where('client_id', '=', clientId)
        .where('shipment_id', '=', shipmentId)
        .where('kind', '=', 'pod')
        .where('deleted_at', 'is', null),
    )
  return row !== null
}

/** Files a proof of delivery; false when it is no file that may be kept, which is logged and looked for again. */
async function keepPod(app: App, tender: Tender, { name, bytes: given }: CarrierDocument): Promise<boolean> {
  const { clientId, shipmentId, tenderId } = tender
  const bytes = Buffer.from(given)
  const judged = judgeFile(name, bytes)
  if (judged.kind === 'refused') {
    app.log.warn({ tenderId, shipmentId, name, size: bytes.length }, 'a proof of delivery could not be kept')
    return false
  }
  const doer = carrierDoer(app, tender)
  await app.db.forClient(clientId).transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    const file = { clientId, shipmentId, kind: 'pod', name, mime: judged.mime, bytes } as const
    const fileId = await storeFile(app, tx, { ...file, by: null, at: doer.at })
    await recordChange(tx, doer, { entity: 'file', entityId: fileId, action: 'filed', after: { shipmentId, name } })
    await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  })
  return true
}

/** Looks for the proof of delivery; true when it is on file. */
export async function fetchPod(app: App, tender: Tender, account: NamedAccount, order: BookedOrder): Promise<boolean> {
  if (await hasPod(app, tender)) return true
  const { wireCall, keep } = wireCallAbout(app, tender, account, DOCUMENTS_DEADLINE_MS)
  const found = await able(account, 'documents')(order, wireCall)
  await keep()
  const pod = found.kind === 'documents' ? found.documents.find(({ kind }) => kind === 'pod') : undefined
  return pod !== undefined && keepPod(app, tender, pod)
}
