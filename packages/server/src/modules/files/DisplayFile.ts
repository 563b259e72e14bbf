import type { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** Strangers see the proof of delivery and what came through links; the company's own papers stay inside. */
const isForStranger = (
  file: { readonly shipment_id: number | null; readonly kind: string; readonly uploaded_by: number | null },
  shipmentId: number,
): boolean =>
  file.shipment_id === shipmentId && (file.kind === 'pod' || (file.kind === 'attachment' && file.uploaded_by === null))

export const displayFile: Handler<typeof DisplayFile> = async ({ app, db, who, input }) => {
  const file = await db.readOne(
    app.db.query
      .selectFrom('file')
      .select(['sha256', 'name', 'mime', 'shipment_id', 'kind', 'uploaded_by'])
      .where('client_id', '=', who.clientId)
      .where('file_id', '=', input.fileId)
      .where('carrier_id', 'is', null)
      // Reports and confirmations of orders are shown by calls of their own pages.
      .where('shipment_id', 'is not', null)
      .where('deleted_at', 'is', null),
  )
  const isLink = 'kind' in who
  if (file === null || (isLink && !isForStranger(file, who.shipmentId)))
    throw new Refusal(isLink ? 'BadLink' : 'NotFound')
  // What a carrier sent with its offer may say its price.
  if (!isLink && file.kind === 'quote' && !who.seesPrices) throw new Refusal('PricesNotShown')
  return { name: file.name, mime: file.mime, body: await app.files.stream(who.clientId, file.sha256) }
}
