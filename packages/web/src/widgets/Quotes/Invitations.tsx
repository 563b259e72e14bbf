import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import type { ReactNode } from 'react'
import { useText } from '../../texts/texts.ts'
import { formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { Clock } from './Clock.tsx'
import classes from './Quotes.module.css'
import { carrierOf, invitationSaid, isUnreached, noBidText } from './quoteWords.ts'
import { useCompanyTime } from './useCompanyTime.ts'

type Offer = WireInvitation['offers'][number]

/** An amount as it was quoted, and where that is another currency what it comes to. */
export function quotedAmount({ CurrAmount, currency, converted }: Offer, compared: string): string {
  const quoted = formatMoney(CurrAmount, currency)
  return currency === compared || converted === null ? quoted : `${quoted} ≈ ${formatMoney(converted, compared)}`
}

/** The carriers of a question with where each stands and what it said. */
export function Invitations({
  quote,
  ahead,
  acts,
}: {
  quote: WireSpotQuote
  /** See `aheadBy`. */
  ahead: number
  /** What can be done about a carrier. */
  acts?: (invitation: WireInvitation) => ReactNode
}) {
  return (
    <ul className={classes.carriers}>
      {quote.invitations.map(invitation => (
        <li key={invitation.invitationId} className={classes.carrier}>
          <Standing invitation={invitation} quote={quote} ahead={ahead} />
          <Said invitation={invitation} quote={quote} />
          {invitation.offers.map(offer => (
            <div key={offer.PriceSheetID} className={classes.option}>
              <strong className={classes.amount}>{quotedAmount(offer, quote.currency)}</strong>
              <OptionFacts offer={offer} />
            </div>
          ))}
          {acts?.(invitation)}
        </li>
      ))}
    </ul>
  )
}

function Standing({ invitation, quote, ahead }: { invitation: WireInvitation; quote: WireSpotQuote; ahead: number }) {
  const t = useText()
  const { words, tone } = invitationSaid(invitation)
  const { CarrierSCAC, answerBy, round, standing } = invitation
  const hasOwnClock = round > 1 && answerBy !== quote.QuoteDeadline
  const isOpen = standing === 'open' || standing === 'endingSoon'
  return (
    <div className={classes.standing}>
      <span className={classes.name}>
        {carrierOf(invitation)}
        {CarrierSCAC !== '' && CarrierSCAC !== carrierOf(invitation) && ` (${CarrierSCAC})`}
      </span>
      <Badge tone={tone}>{words}</Badge>
      {isUnreached(invitation) && <Badge tone="bad">{t('quotes.mailFailed')}</Badge>}
      {hasOwnClock && isOpen && (
        <Clock until={answerBy} ahead={ahead} say={left => t('quotes.until', { left })} over={null} />
      )}
    </div>
  )
}

/** When it answered and who said so; its words and its reason. */
export function Said({ invitation, quote }: { invitation: WireInvitation; quote: WireSpotQuote }) {
  const t = useText()
  const { answeredAt, answeredBy, takenBy, noBidReason, notes, counterNote, counterTarget, remindedAt, email } =
    invitation
  const when = useCompanyTime()
  const at = answeredAt === null ? '' : when(answeredAt)
  const who = { at, name: answeredBy, clerk: takenBy }
  const answered =
    answeredAt === null
      ? ''
      : takenBy !== ''
        ? t('quotes.takenBy', who)
        : t(answeredBy === '' ? 'quotes.answeredAt' : 'quotes.answeredBy', who)
  const countered =
    counterTarget === null ? '' : t('quotes.counterOf', { amount: formatMoney(counterTarget, quote.currency) })
  const facts = [
    email,
    answered,
    remindedAt !== null && answeredAt === null ? t('quotes.remindedAt', { at: when(remindedAt) }) : '',
    noBidReason === '' ? '' : noBidText(noBidReason),
    countered,
    counterNote,
  ]
  return (
    <>
      <Hint small>{facts.filter(fact => fact !== '').join(' · ')}</Hint>
      {notes !== '' && <p className={classes.words}>{notes}</p>}
    </>
  )
}

/** What one option says beside its amount. */
export function OptionFacts({ offer }: { offer: Offer }) {
  const t = useText()
  const when = useCompanyTime()
  const facts = [
    offer.service,
    offer.ServiceDays === null ? '' : t('rates.days', { count: offer.ServiceDays }),
    offer.perMile === null
      ? ''
      : t('quotes.perMile', {
          amount: (offer.perMile / 10_000).toFixed(4).replace(/0{1,2}$/, ''),
          currency: offer.currency,
        }),
    offer.validUntil === '' ? '' : t('quotes.bookable', { at: when(offer.validUntil) }),
  ]
  return (
    <Hint inline small>
      {facts.filter(fact => fact !== '').join(' · ')}
    </Hint>
  )
}
