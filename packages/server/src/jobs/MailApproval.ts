import { formatMoney } from '@waybill/domain'
import type { App } from '../app.ts'
import { createInvitedLink } from '../identity/invitedLinks.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { keepLetter } from '../mail/keepLetter.ts'
import type { Letter, Transport } from '../mail/transport.ts'
import { momentWords } from '../places/localNow.ts'
import type { JobData } from './jobs.ts'

/** What stands in the kept mail where the link stood in the one that left: whoever holds it decides. */
const NOT_KEPT = '(The link is only in the e-mail itself.)'

/** What is asked, and whom; undefined once it was decided, or the approver left. */
const findAsk = (app: App, { clientId, askId }: JobData['MailApproval']) =>
  app.db.forClient(clientId).readOne(
    app.db.query
      .selectFrom('approval_ask as k')
      .innerJoin('approval as a', join =>
        join.onRef('a.client_id', '=', 'k.client_id').onRef('a.approval_id', '=', 'k.approval_id'),
      )
      .innerJoin('shipment as s', join =>
        join.onRef('s.client_id', '=', 'a.client_id').onRef('s.shipment_id', '=', 'a.shipment_id'),
      )
      .innerJoin('identity.member as m', join =>
        join.onRef('m.client_id', '=', 'k.client_id').onRef('m.user_id', '=', 'k.user_id'),
      )
      .innerJoin('identity.person as p', 'p.user_id', 'a.asked_by')
      .innerJoin('identity.client as c', 'c.client_id', 'k.client_id')
      .select(['a.approval_id', 'a.carrier_name', 'a.total', 'a.currency', 'a.limit_amount', 'a.limit_currency'])
      .select(['a.comments', 'a.expires_at', 's.bol_number', 's.consignee', 's.consignee_city', 's.consignee_state'])
      .select([
        'm.email',
        'm.first_name',
        'm.sees_prices',
        'p.first_name as by_first',
        'p.last_name as by_last',
        'p.email as by_email',
      ])
      .select('c.time_zone')
      .where('k.client_id', '=', clientId)
      .where('k.ask_id', '=', askId)
      .where('a.state', '=', 'asked')
      .where('a.expires_at', '>', app.clock.now().toISOString())
      .where('m.active', '=', true),
  )

/**
 * Mails an approver what is asked, with a link of his own that ends with the price. As with passwords the mail leaves from here
 * and is kept without its link: whoever asks reads the outbox, too.
 */
export async function mailApproval(app: App, transport: Transport, ask: JobData['MailApproval']): Promise<void> {
  const asked = await findAsk(app, ask)
  if (asked === null) return
  const { clientId, askId } = ask
  const now = app.clock.now()
  const answerBy = new Date(asked.expires_at)
  const accessId = await app.db
    .forClient(clientId)
    .transaction(tx => createInvitedLink(tx, { to: 'approval', clientId, subjectId: askId, now, answerBy }))
  const by = `${asked.by_first} ${asked.by_last}`.trim() || asked.by_email
  const amount = formatMoney(asked.total, asked.currency)
  const limit = formatMoney(asked.limit_amount, asked.limit_currency)
  const prices = asked.sees_prices ? ` at ${amount}. The limit of ${by} is ${limit}.` : '.'
  const letterWith = (link: string): Letter => {
    const words = [
      `Hello ${asked.first_name || asked.email},`,
      `${by} asks to book ${asked.bol_number} with ${asked.carrier_name}${prices}`,
      `To ${asked.consignee}, ${asked.consignee_city}, ${asked.consignee_state}.`,
      ...(asked.comments === '' ? [] : [asked.comments]),
      `The price holds until ${momentWords(answerBy, asked.time_zone)}. Accept or refuse here:`,
      link,
      'Opening the link decides nothing. Do not hand it on: it decides in your name.',
    ]
    const heading = {
      messageId: `<${crypto.randomUUID()}@waybill>`,
      to: [asked.email],
      cc: [],
      replyTo: asked.by_email,
    }
    const subject = `Approval asked: ${asked.carrier_name}, ${asked.bol_number}`
    return { ...heading, attachments: [], letterhead: null, subject, text: letterText(words), html: letterHtml(words) }
  }
  const letter = letterWith(`${app.publicUrl()}/Approval?ApprovalID=${asked.approval_id}&AccessID=${accessId}`)
  const outcome = await transport(letter)
  await keepLetter(app, clientId, 'approval', { ...letterWith(NOT_KEPT), messageId: letter.messageId }, outcome)
  if (outcome.kind === 'later') throw new Error(`the mail server asks to wait: ${outcome.reason}`)
}
