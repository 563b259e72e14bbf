import { Button } from '@mantine/core'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { aheadBy, Clock } from '../../../widgets/Quotes/Clock.tsx'
import { Invitations, quotedAmount } from '../../../widgets/Quotes/Invitations.tsx'
import { answeredCount, carrierOf, silentCarriers, spotSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { Remind } from '../../../widgets/Quotes/Remind.tsx'
import { useCompanyTime } from '../../../widgets/Quotes/useCompanyTime.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Part } from './Part.tsx'
import classes from './SpotQuotes.module.css'
import { isUnbooked, takesAward } from './useSpotOffers.ts'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** Whom this shipment's questions for quotes went to and what each said; as it comes. */
export function SpotQuotes({ details, onPanel }: Props) {
  const t = useText()
  const { shipmentId } = details
  const { data, error, dataUpdatedAt, refetch } = useCall(GetSpotQuotes, { body: { shipmentId } })
  useLive(
    '',
    [GetSpotQuotes, GetTenderRounds, ShipmentDetails],
    news => news.topic === 'quote' && news.shipmentId === shipmentId,
  )
  const quotes = data?.quotes ?? []
  const ahead = aheadBy(data?.now, dataUpdatedAt)
  const current = quotes.filter(({ state }) => state === 'open' || state === 'awarded')
  const earlier = quotes.filter(quote => !current.includes(quote))
  const isWaiting = data === undefined && error === null
  if (isWaiting || (quotes.length === 0 && error === null && !isUnbooked(details))) return null
  return (
    <Part
      title={t('quotes.part')}
      why={t('quotes.partWhy')}
      action={
        isUnbooked(details) && (
          <Button variant="default" size="compact-md" onClick={() => onPanel({ kind: 'spot', spot: { does: 'ask' } })}>
            {t('shipment.askQuotes')}
          </Button>
        )
      }
    >
      {error !== null && data === undefined && (
        <ErrorState {...explain(error, 'quotes.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && quotes.length === 0 && <p>{t('quotes.none')}</p>}
      {current.map(quote => (
        <Question key={quote.spotId} details={details} quote={quote} ahead={ahead} onPanel={onPanel} />
      ))}
      {earlier.length > 0 && (
        <details>
          <summary className={classes.earlier}>{t('quotes.earlier', { count: earlier.length })}</summary>
          {earlier.map(quote => (
            <Question key={quote.spotId} details={details} quote={quote} ahead={ahead} onPanel={onPanel} />
          ))}
        </details>
      )}
    </Part>
  )
}

function Question({ details, quote, ahead, onPanel }: Props & { quote: WireSpotQuote; ahead: number }) {
  const t = useText()
  const when = useCompanyTime()
  const { words, tone } = spotSaid(quote)
  const isOpen = quote.state === 'open'
  const canBook = takesAward(quote, details)
  return (
    <div className={classes.question}>
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
      </p>
      <Hint small>{factsOf(quote, t, when).join(' · ')}</Hint>
      {quote.notes !== '' && <p className={classes.notes}>{quote.notes}</p>}
      {isOpen && quote.isOutdated && <p role="status">{t('quotes.outdated')}</p>}
      {isOpen && (
        <ButtonRow flush>
          {silentCarriers(quote).length > 0 && <Remind spotId={quote.spotId} />}
          <Button
            variant="default"
            size="compact-md"
            onClick={() => onPanel({ kind: 'spot', spot: { does: 'takeBack', spotId: quote.spotId } })}
          >
            {t('quotes.takeBack')}
          </Button>
        </ButtonRow>
      )}
      <Invitations
        quote={quote}
        ahead={ahead}
        {...(canBook
          ? {
              offerAct: (offer, invitation) =>
                offer.bookableId !== null && (
                  <LinkButton
                    aria-label={t('quotes.awardOf', {
                      carrier: carrierOf(invitation),
                      amount: quotedAmount(offer, quote.currency),
                    })}
                    onClick={() => onPanel({ kind: 'spot', spot: { does: 'award', invitation, offer } })}
                  >
                    {t('quotes.award')}
                  </LinkButton>
                ),
            }
          : {})}
        {...(isOpen
          ? { acts: invitation => <CarrierActs quote={quote} invitation={invitation} onPanel={onPanel} /> }
          : {})}
      />
    </div>
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
function CarrierActs({
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
    <LinkButton
      aria-label={t('quotes.againOf', { carrier })}
      onClick={() => onPanel({ kind: 'spot', spot: { does: 'again', invitation, currency: quote.currency } })}
    >
      {t('quotes.again')}
    </LinkButton>
  )
}
