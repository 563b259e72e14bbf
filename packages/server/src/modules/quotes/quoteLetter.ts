import { formatMoney } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { createInvitedLink } from '../../identity/invitedLinks.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { type Post, postMail } from '../../mail/post.ts'
import { momentWords } from '../../places/localNow.ts'
import { companyOf, laneWords, loadParagraphs } from '../booking/index.ts'
import type { Content } from '../shipments/index.ts'
import { asAsked, type InvitationRow, type SpotRow } from './rows.ts'

/** What a letter about a quote is for. */
export type QuoteWord = 'asked' | 'reminded' | 'countered' | 'withdrawn' | 'lost' | 'over'

interface Letter {
  readonly spot: SpotRow
  readonly invitation: InvitationRow
  readonly content: Content
  /** Who wrote, and who hears the answer; blank: the product by itself. */
  readonly clerk: { readonly name: string; readonly email: string }
  readonly timeZone: string
}

const targetWords = (amount: number | null, currency: string): readonly string[] =>
  amount === null ? [] : [`Target: ${formatMoney(amount, currency)}`]

const subjects: Readonly<Record<QuoteWord, string>> = {
  asked: 'Quote request',
  reminded: 'Reminder: quote request',
  countered: 'Counter: quote request',
  withdrawn: 'Withdrawn: quote request',
  lost: 'Quote request closed',
  over: 'Quote request closed',
}

function paragraphs(word: QuoteWord, letter: Letter, company: string, link: string): readonly string[] {
  const { spot, invitation, content, timeZone, clerk } = letter
  const until = momentWords(new Date(invitation.answer_by), timeZone)
  const hello = `Hello ${invitation.carrier_name || 'there'},`
  const close = clerk.name === '' ? company : `${clerk.name}, ${company}\n${clerk.email}`
  switch (word) {
    case 'withdrawn':
      return [hello, `${company} has withdrawn its quote request: ${laneWords(content.shipment)}.`, close]
    case 'lost': {
      const rank = invitation.rank === null ? '' : ` Your quote ranked number ${invitation.rank}.`
      return [
        hello,
        `Thank you for your quote for ${laneWords(content.shipment)}. The freight goes with another carrier.${rank}`,
        close,
      ]
    }
    case 'over':
      return [
        hello,
        `The freight for ${laneWords(content.shipment)} goes with another carrier. ${company} needs no quote any more.`,
        close,
      ]
    case 'countered':
      return [
        hello,
        `${company} counters your quote for ${laneWords(content.shipment)}. Please respond by ${until}.`,
        ...(invitation.counter_note === '' ? [] : [invitation.counter_note]),
        ...targetWords(invitation.counter_target, spot.currency),
        'Your quote stays in force unless you send a new one:',
        link,
        close,
      ]
    default:
      return [
        hello,
        word === 'reminded'
          ? `${company} still waits for your quote. Please respond by ${until}.`
          : `${company} requests a quote from you. Please respond by ${until}.`,
        ...loadParagraphs(asAsked(content.shipment, spot), spot.equipment),
        ...(spot.notes === '' ? [] : [spot.notes]),
        ...(spot.target_shown ? targetWords(spot.target, spot.currency) : []),
        'Answer here, no sign-in needed:',
        link,
        close,
      ]
  }
}

/** Whether what is written asks for an answer. */
const asks = (word: QuoteWord): boolean => word === 'asked' || word === 'reminded' || word === 'countered'

/**
 * Writes a carrier about a quote, in the transaction that gives cause for it. A mail that asks has a link of its own: of
 * links only a hash is kept, so a reminder can't repeat the first one.
 */
export async function mailQuote(app: App, tx: Tx, word: QuoteWord, letter: Letter): Promise<void> {
  const { spot, invitation, content, clerk } = letter
  const { client_id: clientId } = spot
  const company = await companyOf(tx, clientId)
  const answerBy = new Date(invitation.answer_by)
  const QuoteID = invitation.invitation_id
  const now = app.clock.now()
  const AccessID = asks(word)
    ? await createInvitedLink(tx, { to: 'quote', clientId, subjectId: QuoteID, now, answerBy })
    : ''
  const link = `${app.publicUrl()}/QuoteResponse?QuoteID=${QuoteID}&AccessID=${AccessID}`
  const text = [
    ...(company.isDemo ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []),
    ...paragraphs(word, letter, company.name, link),
  ]
  const sample = company.isDemo ? 'SAMPLE: ' : ''
  const post: Post = {
    purpose: 'quote',
    to: [invitation.email],
    subject: `${sample}${subjects[word]} ${QuoteID}: ${laneWords(content.shipment)}, ${company.name}`,
    text: letterText(text),
    html: letterHtml(text),
    shipmentId: spot.shipment_id,
    ...(asks(word) ? { invitationId: QuoteID } : {}),
    ...(clerk.email === '' ? {} : { replyTo: clerk.email }),
  }
  await postMail(app, tx, clientId, post)
}
