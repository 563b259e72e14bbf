import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { Clock } from '../../../widgets/Quotes/Clock.tsx'
import { Invitations } from '../../../widgets/Quotes/Invitations.tsx'
import { answeredCount, carrierOf, silentCarriers, spotSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { Remind } from '../../../widgets/Quotes/Remind.tsx'
import { useCompanyTime } from '../../../widgets/Quotes/useCompanyTime.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import classes from './SpotRound.module.css'

interface Props {
  readonly details: WireShipmentDetails
  readonly quote: WireSpotQuote
  /** See `aheadBy`. */
  readonly ahead: number
  readonly onPanel: (panel: OpenPanel) => void
}

/** A question for quotes: until when, who has said something, and what can be done about it; its prices stand in the list. */
export function RoundHead({ quote, ahead, onPanel }: Props) {
  const t = useText()
  const when = useCompanyTime()
  const { words, tone } = spotSaid(quote)
  const isOpen = quote.state === 'open'
  return (
    <div className={classes.round}>
      <p className={classes.head}>
        <Badge tone={tone}>{words}</Badge>
        <span>{t('quotes.answeredOf', { answered: answeredCount(quote), count: quote.invitations.length })}</span>
        {isOpen && (
          <strong>
            <Clock
              until={quote.QuoteDeadline}
              ahead={ahead}
              say={left => t('quotes.until', { left })}
              over={t('quotes.ended', { at: when(quote.QuoteDeadline) })}
            />
          </strong>
        )}
        <Hint inline small>
          {factsOf(quote, t, when).join(' · ')}
        </Hint>
      </p>
      {quote.notes !== '' && <p className={classes.notes}>{quote.notes}</p>}
      {isOpen && quote.isOutdated && <p role="status">{t('quotes.outdated')}</p>}
      {isOpen && (
        <ButtonRow flush>
          {silentCarriers(quote).length > 0 && <Remind spotId={quote.spotId} />}
          <ChangeButton
            variant="default"
            size="compact-md"
            onClick={() => onPanel({ kind: 'spot', spot: { does: 'takeBack', spotId: quote.spotId } })}
          >
            {t('quotes.takeBack')}
          </ChangeButton>
        </ButtonRow>
      )}
    </div>
  )
}

/** Carriers of a question whose word is no row of the list: asked, silent, No Bid, or an offer that can't be taken any more. */
export function WithoutRow({ quote, ahead, listed, onPanel }: Props & { listed: ReadonlySet<number> }) {
  const without = quote.invitations.filter(
    ({ offers }) => !offers.some(({ bookableId }) => bookableId !== null && listed.has(bookableId)),
  )
  if (without.length === 0) return null
  return (
    <Invitations
      quote={{ ...quote, invitations: without }}
      ahead={ahead}
      {...(quote.state === 'open'
        ? { acts: invitation => <CarrierActs quote={quote} invitation={invitation} onPanel={onPanel} /> }
        : {})}
    />
  )
}

/** A question that is over, whole. */
export function PastRound(props: Props) {
  return (
    <>
      <RoundHead {...props} />
      <Invitations quote={props.quote} ahead={props.ahead} />
    </>
  )
}

function factsOf(
  quote: WireSpotQuote,
  t: ReturnType<typeof useText>,
  when: (instant: string) => string,
): readonly string[] {
  const target = quote.target === null ? '' : formatMoney(quote.target, quote.currency)
  return [
    t('quotes.by', { at: when(quote.requestedAt), name: quote.requestedBy }),
    quote.EquipmentType,
    target === '' ? '' : t(quote.targetShown ? 'quotes.targetIsShown' : 'quotes.targetIs', { amount: target }),
    quote.state === 'open' ? t('quotes.answersBy', { at: when(quote.QuoteDeadline) }) : '',
    quote.state !== 'open' || quote.remindAt === null ? '' : t('quotes.remindsAt', { at: when(quote.remindAt) }),
  ].filter(fact => fact !== '')
}

/** What can be done about one carrier of an open question: it is taken down by telephone, or asked once more. */
export function CarrierActs({
  quote,
  invitation,
  onPanel,
}: {
  quote: WireSpotQuote
  invitation: WireInvitation
  onPanel: Props['onPanel']
}) {
  const t = useText()
  const carrier = carrierOf(invitation)
  const { state, round, invitationId } = invitation
  if (state === 'asked') {
    return (
      <a
        href={`/QuoteResponse?QuoteID=${invitationId}&userEdit=true`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('quotes.phoneOf', { carrier })}
      >
        {t('quotes.phone')}
      </a>
    )
  }
  if ((state !== 'answered' && state !== 'noBid') || round > 1) return null
  return (
    <ToChange>
      <LinkButton
        aria-label={t('quotes.againOf', { carrier })}
        onClick={() => onPanel({ kind: 'spot', spot: { does: 'again', invitation, currency: quote.currency } })}
      >
        {t('quotes.again')}
      </LinkButton>
    </ToChange>
  )
}
