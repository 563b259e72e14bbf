import type { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const downloadPod: Handler<typeof DownloadPOD> = async ({ app, db, who, query }) => {
  const shipment = await db.readOne(
    app.db.query
      .selectFrom('shipment')
      .select('shipment_id')
      .where('client_id', '=', who.clientId)
      .where('unique_name', '=', query.UniqueName),
  )
  if (shipment === null) throw new Refusal('NotFound')
  const pod = await db.readOne(
    app.db.query
      .selectFrom('file')
      .select(['sha256', 'name', 'mime'])
      .where('client_id', '=', who.clientId)
      .where('shipment_id', '=', shipment.shipment_id)
      .where('kind', '=', 'pod')
      .where('deleted_at', 'is', null)
      .orderBy('file_id', 'desc')
      .limit(1),
  )
  if (pod === null) throw new Refusal('NoPod')
  return { name: pod.name, mime: pod.mime, body: await app.files.stream(who.clientId, pod.sha256) }
}
