import type { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { queueAgain } from '../../mail/queueAgain.ts'
import { Refusal } from '../../refusal.ts'
import { tenderAgain } from '../booking/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { privatePurposes } from './privatePurposes.ts'

const resendable: readonly string[] = ['failed', 'bounced', 'unknown']

export const resendMail: Handler<typeof ResendMail> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const mails = tx
    .selectFrom('mail')
    .where('client_id', '=', clientId)
    .where('mail_id', '=', input.mailId)
    .where('purpose', 'not in', privatePurposes)
  const about = await mails.select(['shipment_id', 'tender_id', 'purpose']).executeTakeFirst()
  if (!about) throw new Refusal('NotFound')
  if (about.shipment_id !== null) await lockShipment(tx, clientId, about.shipment_id)
  const { state, subject } = await mails.select(['state', 'subject']).forUpdate().executeTakeFirstOrThrow()
  const doer = { who, requestId: request.id, at: now }
  if (about.purpose === 'tender' && about.shipment_id !== null && resendable.includes(state)) {
    const { shipment_id: shipmentId, tender_id: tenderId } = about
    await tenderAgain(app, tx, doer, { shipmentId, tenderId, mailId: input.mailId })
  }
  if (!resendable.includes(state)) throw new Refusal('MailNotResendable', { state })
  await queueAgain(app, tx, clientId, input.mailId, now)
  const entity = about.shipment_id === null ? 'mail' : 'shipment'
  const entityId = about.shipment_id ?? input.mailId
  await recordChange(tx, doer, { entity, entityId, action: 'resent', after: { mailId: input.mailId, subject } })
  const data = { mailId: input.mailId, shipmentId: about.shipment_id }
  await app.realtime.tell({ clientId, topic: 'mail', data }, tx)
  return { Status: 'Success' }
}
