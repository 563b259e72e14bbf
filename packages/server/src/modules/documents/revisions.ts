import type { BolCarrier } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { storeFile } from '../files/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { bolModels } from './models.ts'

export interface Revision {
  readonly revision: number
  /** The first bill. */
  readonly fileId: number
  readonly name: string
  /** Every bill, as a mail takes it. */
  readonly attachments: readonly { readonly fileId: number; readonly name: string }[]
}

export interface Issue {
  /** As it will be printed: content and carrier already the new ones. The caller holds its lock. */
  readonly record: ShipmentRecord
  readonly carrier: BolCarrier
  /** Why: shown beside the revision. */
  readonly reason: string
  readonly sample: boolean
}

/**
 * Draws the next revision of every bill of lading of a shipment and files it, in the transaction of what made it
 * necessary. The caller writes `bolRevision` and clears `revisionDue` in the change it saves (rules of the trade: bill of
 * lading revisions).
 */
export async function issueRevision(
  app: App,
  tx: Tx,
  doer: Doer,
  { record, carrier, reason, sample }: Issue,
): Promise<Revision> {
  const revision = record.bolRevision + 1
  const { bolPdf } = await import('@waybill/documents')
  const attachments: { fileId: number; name: string }[] = []
  for (const [index, model] of bolModels({ record, carrier, sample }, revision).entries()) {
    const bytes = Buffer.from(await bolPdf(model))
    const name = revision === 1 ? `BOL-${model.number}.pdf` : `BOL-${model.number}-revision-${revision}.pdf`
    const { clientId, shipmentId } = record
    const { userId } = doer.who
    const file = { clientId, shipmentId, kind: 'bol', name, mime: 'application/pdf', bytes, by: userId } as const
    const fileId = await storeFile(app, tx, { ...file, at: doer.at })
    await tx
      .insertInto('bol_revision')
      .values({
        client_id: clientId,
        shipment_id: shipmentId,
        bill_id: record.shipment.bills[index]?.billId ?? 0,
        revision,
        reason,
        file_id: fileId,
        issued_at: doer.at.toISOString(),
        issued_by: userId,
      })
      .execute()
    attachments.push({ fileId, name })
  }
  const [first] = attachments
  if (first === undefined) throw new Error(`shipment ${record.shipmentId} has no bill of lading`)
  return { ...first, revision, attachments }
}
