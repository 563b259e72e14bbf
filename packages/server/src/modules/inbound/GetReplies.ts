import type { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import type { WireReply } from '@waybill/contract/wire/reply.ts'
import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { InboundMail } from '../../db/schema.generated.ts'
import type { Handler } from '../../handler.ts'
import { withoutKeys } from '../../mail/withoutKeys.ts'
import { loadShipment } from '../shipments/index.ts'

const kindOf = (kind: string): WireReply['kind'] => (kind === 'bounce' || kind === 'automatic' ? kind : 'reply')

const priceOf = (row: Selectable<InboundMail>): WireReply['proposedPrice'] =>
  row.price_amount === null || row.price_currency === null
    ? null
    : { amount: row.price_amount, currency: row.price_currency, words: row.price_words ?? '' }

const wireReplyOf = ({ settings }: Pick<App, 'settings'>, row: Selectable<InboundMail>): WireReply => ({
  ...{ replyId: row.inbound_id, shipmentId: row.shipment_id, mailId: row.mail_id, kind: kindOf(row.kind) },
  ...{ from: row.sender, fromName: row.sender_name, verified: row.verified, subject: row.subject },
  // What is answered to is often quoted whole, its link with it.
  ...{ text: withoutKeys(settings, row.body_text), quoted: withoutKeys(settings, row.quoted_text) },
  leftOut: row.left_out,
  attachments: row.attachments as unknown as WireReply['attachments'],
  proposedPrice: priceOf(row),
  receivedAt: row.received_at,
})

export const getReplies: Handler<typeof GetReplies> = async ({ app, db, who, input }) => {
  const { shipmentId, pageSize, pageIndex } = input
  await loadShipment(db, who.clientId, shipmentId)
  const its = app.db.query
    .selectFrom('inbound_mail')
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', shipmentId)
  const page = its
    .selectAll()
    .orderBy('inbound_id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [rows, count] = await Promise.all([
    db.read(page),
    db.readOne(its.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  return { replies: rows.map(row => wireReplyOf(app, row)), total: count?.n ?? 0 }
}
