import type { BookedOrder, CarrierDocument } from '@waybill/carriers'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import { judgeFile, storeFile } from '../files/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { carrierDoer, type Tender } from './tenders.ts'
import { wireCallAbout } from './wireOrder.ts'

const DOCUMENTS_DEADLINE_MS = 30_000

/** What a carrier's papers are filed as. Its bill of lading stands beside ours, which is the one that was printed. */
const kinds = { pod: 'pod', bol: 'carrier-bol' } as const
type FiledKind = (typeof kinds)[keyof typeof kinds]

const filedAs = ({ kind }: CarrierDocument): FiledKind | null => (kind === 'pod' || kind === 'bol' ? kinds[kind] : null)

/** Which of them need not be looked for: on file, or a bill that somebody took away again. */
async function kindsOnFile(app: App, { clientId, shipmentId }: Tender): Promise<ReadonlySet<string>> {
  const rows = await app.db
    .forClient(clientId)
    .read(
      app.db.query
        .selectFrom('file')
        .select(['kind', 'deleted_at'])
        .where('client_id', '=', clientId)
        .where('shipment_id', '=', shipmentId)
        .where('kind', 'in', Object.values(kinds)),
    )
  const kept = rows.filter(row => row.deleted_at === null || row.kind !== kinds.pod)
  return new Set(kept.map(({ kind }) => kind))
}

/** Files a paper; false when it is no file that may be kept, which is logged and looked for again. */
async function keepPaper(app: App, tender: Tender, kind: FiledKind, { name, bytes: given }: CarrierDocument) {
  const { clientId, shipmentId, tenderId } = tender
  const bytes = Buffer.from(given)
  const judged = judgeFile(name, bytes)
  if (judged.kind === 'refused') {
    app.log.warn({ tenderId, shipmentId, name, kind, size: bytes.length }, 'a paper of a carrier could not be kept')
    return false
  }
  const doer = carrierDoer(app, tender)
  await app.db.forClient(clientId).transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    const file = { clientId, shipmentId, kind, name, mime: judged.mime, bytes } as const
    const fileId = await storeFile(app, tx, { ...file, by: null, at: doer.at })
    await recordChange(tx, doer, { entity: 'file', entityId: fileId, action: 'filed', after: { shipmentId, name } })
    await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  })
  return true
}

/**
 * Looks for the carrier's papers and files each kind once; true when the proof of delivery is on file, after which nothing
 * is looked for any more.
 */
export async function fetchPapers(
  app: App,
  tender: Tender,
  account: NamedAccount,
  order: BookedOrder,
): Promise<boolean> {
  const onFile = new Set(await kindsOnFile(app, tender))
  if (onFile.has(kinds.pod)) return true
  const { wireCall, keep } = wireCallAbout(app, tender, account, DOCUMENTS_DEADLINE_MS)
  const found = await able(account, 'documents')(order, wireCall)
  await keep()
  for (const paper of found.kind === 'documents' ? found.documents : []) {
    const kind = filedAs(paper)
    if (kind !== null && !onFile.has(kind) && (await keepPaper(app, tender, kind, paper))) onFile.add(kind)
  }
  return onFile.has(kinds.pod)
}
