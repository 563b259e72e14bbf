import type { App } from '../app.ts'
import { findAccessLink, spendAccessLink } from '../identity/accessLinks.ts'
import { signInMember } from '../identity/memberships.ts'
import { addPasswordLink } from '../identity/passwordLinks.ts'
import { letterHtml, letterText } from '../mail/html.ts'
import { keepLetter } from '../mail/keepLetter.ts'
import type { Letter, Transport } from '../mail/transport.ts'
import type { JobData } from './jobs.ts'

/** What stands in a kept mail where the link stood in the one that left. */
const NOT_KEPT = '(The link is only in the e-mail itself.)'

/** Where no mail leaves the house, in a demonstration, the kept mail is the only one there is (GetDemoOutbox). */
const keepsLink = ({ settings }: App): boolean => !settings.production && settings.SMTP_URL === undefined

async function findPerson(app: App, email: string) {
  const row = await signInMember(app.db.identity, { email })
  if (row === undefined) return null
  const { user_id: userId, client_id: clientId, first_name: firstName, password_hash } = row
  return { userId, clientId, firstName, isNew: password_hash === null }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const paragraphs = ({ firstName, isNew }: Person, email: string, link: string): readonly string[] => [
  `Hello ${firstName || email},`,
  isNew
    ? 'Your company has set up Waybill for you. Choose your password here; the link works once, for 24 hours:'
    : 'Somebody asked for a new password for your Waybill account. Choose it here; the link works once, for 24 hours:',
  link,
  'If you did not expect this e-mail, ignore it: nothing changes until the link is used.',
]

async function endUnsent({ db, clock }: App, accessId: string): Promise<void> {
  const link = await findAccessLink(db, clock, 'password', accessId)
  if (link !== null) await db.identity.transaction().execute(tx => spendAccessLink(tx, clock, link.linkId))
}

/**
 * Mails the link that sets a password; an address nobody has is left without an answer. The mail leaves from here and is
 * kept afterwards, so that its link never lies in the database. Tried again, it carries a new link, and the one that did not leave ends.
 */
export async function mailPasswordLink(
  app: App,
  transport: Transport,
  { email }: JobData['MailPasswordLink'],
): Promise<void> {
  const person = await findPerson(app, email)
  if (person === null) return
  const accessId = await app.db
    .forClient(person.clientId)
    .transaction(tx => addPasswordLink(tx, person, app.clock.now()))
  const letterWith = (link: string): Letter => {
    const words = paragraphs(person, email, link)
    const heading = {
      messageId: `<${crypto.randomUUID()}@waybill>`,
      to: [email],
      cc: [],
      replyTo: '',
      attachments: [],
      letterhead: null,
    }
    return { ...heading, subject: 'Set your Waybill password', text: letterText(words), html: letterHtml(words) }
  }
  const letter = letterWith(`${app.publicUrl()}/PasswordSetup?accessid=${accessId}`)
  const outcome = await transport(letter)
  const kept = keepsLink(app) ? letter : { ...letterWith(NOT_KEPT), messageId: letter.messageId }
  await keepLetter(app, person.clientId, 'password', kept, outcome)
  if (outcome.kind === 'later') {
    await endUnsent(app, accessId)
    throw new Error(`the mail server asks to wait: ${outcome.reason}`)
  }
}
