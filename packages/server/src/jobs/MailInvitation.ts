import type { App } from '../app.ts'
import { createInvitation } from '../identity/invitations.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { keepLetter } from '../mail/keepLetter.ts'
import type { Letter, Transport } from '../mail/transport.ts'
import type { JobData } from './jobs.ts'

/** What stands in the kept mail where the link stood in the one that left. */
const NOT_KEPT = '(The link is only in the e-mail itself.)'

async function findInvited(app: App, { clientId, userId }: JobData['MailInvitation']) {
  return app.db.identity
    .selectFrom('identity.membership as m')
    .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
    .innerJoin('identity.client as c', 'c.client_id', 'm.client_id')
    .leftJoin('identity.person as i', 'i.user_id', 'm.invited_by')
    .select(['p.email', 'p.first_name', 'c.name as company', 'i.first_name as by_first', 'i.last_name as by_last'])
    .where('m.user_id', '=', userId)
    .where('m.client_id', '=', clientId)
    .where('m.active', '=', true)
    .where('m.accepted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Mails the link of an invitation. As with passwords the mail leaves from here and is kept without its link; tried again, it
 * carries a new one and the one before ends. An invitation that was withdrawn or accepted meanwhile is left alone.
 */
export async function mailInvitation(app: App, transport: Transport, member: JobData['MailInvitation']): Promise<void> {
  const invited = await findInvited(app, member)
  if (invited === undefined) return
  const accessId = await app.db
    .forClient(member.clientId)
    .transaction(tx => createInvitation(tx, member, app.clock.now()))
  const by = `${invited.by_first ?? ''} ${invited.by_last ?? ''}`.trim() || 'A colleague'
  const letterWith = (link: string): Letter => {
    const words = [
      `Hello ${invited.first_name || invited.email},`,
      `${by} invites you to work for ${invited.company} in Waybill. Accept it here; the link works once, for 7 days:`,
      link,
      'If you did not expect this e-mail, ignore it: nothing changes until the link is used.',
    ]
    const heading = { messageId: `<${crypto.randomUUID()}@waybill>`, to: [invited.email], cc: [], replyTo: '' }
    const subject = `${invited.company} invites you to Waybill`
    return { ...heading, attachments: [], letterhead: null, subject, text: letterText(words), html: letterHtml(words) }
  }
  const letter = letterWith(`${app.publicUrl()}/PasswordSetup?accessid=${accessId}`)
  const outcome = await transport(letter)
  await keepLetter(app, member.clientId, 'password', { ...letterWith(NOT_KEPT), messageId: letter.messageId }, outcome)
  if (outcome.kind === 'later') throw new Error(`the mail server asks to wait: ${outcome.reason}`)
}
