import type { ResendMail } from '@waybill/contract/calls/Mail/ResendMail.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { queueAgain } from '../../mail/queueAgain.ts'
import { Refusal } from '../../refusal.ts'
import { mayUse } from '../../who.ts'
import { sayAgain } from '../booking/index.ts'
import { stillMailed } from '../reportRuns/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { privatePurposes } from './privatePurposes.ts'

const resendable: readonly string[] = ['failed', 'bounced', 'unknown']

/** @throws {Refusal} MailNotResendable */
function refuseUnless(state: string): void {
  if (!resendable.includes(state)) throw new Refusal('MailNotResendable', { state })
}

export const resendMail: Handler<typeof ResendMail> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const { mailId } = input
  const mails = tx
    .selectFrom('mail')
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .where('purpose', 'not in', privatePurposes)
  const mail = await mails
    .select(['state', 'subject', 'shipment_id', 'tender_id', 'invitation_id', 'purpose', 'recipients'])
    .executeTakeFirst()
  if (!mail) throw new Refusal('NotFound')
  const {
    subject,
    shipment_id: shipmentId,
    tender_id: tenderId,
    invitation_id: invitationId,
    purpose,
    recipients,
  } = mail
  // A report goes out again by who may see it, as long as it is not called back.
  if (purpose === 'report' && !(mayUse(who, ['Reports']) && (await stillMailed(tx, clientId, mailId)))) {
    throw new Refusal('NotFound')
  }
  const doer = { who, requestId: request.id, at: now }
  refuseUnless(mail.state)
  const record = shipmentId === null ? null : await lockShipment(tx, clientId, shipmentId)
  // Read again: whoever held the shipment may have sent it again already.
  refuseUnless((await mails.select('state').forUpdate().executeTakeFirstOrThrow()).state)
  if (record !== null) {
    const about = { clientId, mailId, shipmentId, tenderId, invitationId, purpose, recipients }
    await sayAgain(app, tx, doer, record, about)
  }
  await queueAgain(app, tx, clientId, mailId, now)
  const entity = shipmentId === null ? 'mail' : 'shipment'
  const entityId = shipmentId ?? mailId
  await recordChange(tx, doer, { entity, entityId, action: 'resent', after: { mailId, subject } })
  const data = { mailId, shipmentId }
  await app.realtime.tell({ clientId, topic: 'mail', data }, tx)
  return { Status: 'Success' }
}
