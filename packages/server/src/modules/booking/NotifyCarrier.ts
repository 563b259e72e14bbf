import type { NotifyCarrier } from '@waybill/contract/calls/Shipment/NotifyCarrier.ts'
import { inARow, sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { messageLetter } from './messageLetter.ts'
import { companyOf } from './people.ts'

type Asked = Given<typeof NotifyCarrier>

/**
 * Where the carrier reads mail about its freight: at its dispatch, else where it is asked for prices.
 * @throws {Refusal} NoCarrierYet, NoCarrierEmail, NoMailServer
 */
async function addressOf({ app, tx }: Asked, record: ShipmentRecord): Promise<string> {
  const { clientId, carrierScac, carrierName: carrier, shipment } = record
  if (carrierScac === '') throw new Refusal('NoCarrierYet')
  const row = await tx
    .selectFrom('carrier')
    .select(['tender_email', 'quote_email', 'phone'])
    .where('client_id', '=', clientId)
    .where('scac', '=', carrierScac)
    .where('mode', '=', shipment.mode)
    .executeTakeFirst()
  const phone = row?.phone || 'the carrier'
  const email = row?.tender_email.trim() || row?.quote_email.trim() || ''
  if (email === '') throw new Refusal('NoCarrierEmail', { carrier, phone })
  if (!app.settings.sendsMail) throw new Refusal('NoMailServer', { carrier, phone })
  return email
}

/** Writes to the carrier what the clerk says; the answer comes to the clerk. Kept in the history and in the outbox. */
export const notifyCarrier: Handler<typeof NotifyCarrier> = async asked => {
  const { app, tx, who, input, request, now } = asked
  const { clientId, name, email, isDemo: sample } = who
  const record = await lockShipment(tx, clientId, input.shipmentId)
  const { shipmentId } = record
  const to = await addressOf(asked, record)
  const company = (await companyOf(tx, clientId)).name
  const letter = messageLetter({ record, company, clerk: { name, email }, message: input.message, sample })
  const mailId = await postMail(app, tx, clientId, {
    ...{ purpose: 'message', to: [to], replyTo: email, shipmentId },
    subject: letter.subject,
    text: letterText(letter.paragraphs),
    html: letterHtml(letter.paragraphs),
  })
  const note = inARow([sentence('mailedTo', { to }), input.message])
  const entry = { entity: 'shipment', entityId: shipmentId, action: 'carrierNotified', after: { note } }
  await recordChange(tx, { who, requestId: request.id, at: now }, entry)
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId } }, tx)
  return { Status: 'Success', mailId, to }
}
