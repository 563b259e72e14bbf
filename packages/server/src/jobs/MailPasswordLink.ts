import type { App } from '../app.ts'
import { createAccessLink } from '../identity/accessLinks.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { postMail } from '../mail/post.ts'
import type { JobData } from './jobs.ts'

const LIFE_MS = 24 * 3_600_000

/** Mails the link that sets a password; an address nobody has is left without an answer. */
export async function mailPasswordLink(app: App, { email }: JobData['MailPasswordLink']): Promise<void> {
  const user = await app.db.identity
    .selectFrom('identity.app_user')
    .select(['user_id', 'client_id', 'first_name', 'password_hash'])
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!user) return
  const now = app.clock.now()
  const paragraphs = (link: string) => [
    `Hello ${user.first_name || email},`,
    user.password_hash === null
      ? 'Your company has set up Waybill for you. Choose your password here; the link works once, for 24 hours:'
      : 'Somebody asked for a new password for your Waybill account. Choose it here; the link works once, for 24 hours:',
    link,
    'If you did not expect this mail, leave it: nothing changes until the link is used.',
  ]
  await app.db.forClient(user.client_id).transaction(async tx => {
    const accessId = await createAccessLink(tx, {
      kind: 'password',
      clientId: user.client_id,
      subjectId: user.user_id,
      now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    const letter = paragraphs(`${app.publicUrl()}/PasswordSetup?accessid=${accessId}`)
    await postMail(app, tx, user.client_id, {
      purpose: 'password',
      to: [email],
      subject: 'Set your Waybill password',
      text: letterText(letter),
      html: letterHtml(letter),
    })
  })
}
