import { GetCrossover } from '@waybill/contract/calls/Shipment/GetCrossover.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { shipmentFromWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import { useMemo, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Crossovers } from '../../../widgets/Compare/Crossovers.tsx'
import { tellable } from '../../../widgets/Compare/tellable.ts'
import { historyLane } from '../../../widgets/LaneHistory/historyLane.ts'
import { OptionFacts, Said } from '../../../widgets/Quotes/Invitations.tsx'
import { invitationSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { RateList } from '../../../widgets/RateList/RateList.tsx'
import type { Mark } from '../../../widgets/RateList/RateRow.tsx'
import { BookHere } from './BookHere.tsx'
import { isUnbooked } from './bookingStage.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Part } from './Part.tsx'
import classes from './Prices.module.css'
import { CarrierActs, PastRound, RoundHead, WithoutRow } from './SpotRound.tsx'
import { useSpotRounds } from './useSpotRounds.ts'
import { verdictOn } from './verdict.ts'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/**
 * Every price of a shipment in one list: rates, quotes by e-mail and by phone, and who has still to answer. One of them is booked
 * here; once it is, the list says why that one.
 */
export function Prices({ details, onPanel }: Props) {
  const t = useText()
  const { problem, refetch, ahead, current, earlier, offers } = useSpotRounds(details)
  const [choice, setChoice] = useState<number | null>(null)
  const { PriceSheets: rates, refusals, selectedPricesheetid } = details
  const { currency } = details.shipment
  const lane = useMemo(() => historyLane(shipmentFromWire(details.shipment)), [details.shipment])
  const takesPrices = isUnbooked(details)
  const isKnown = (id: number | null): boolean => rates.some(({ PricesheetID }) => PricesheetID === id)
  // Where there is but one, nobody has to choose it first.
  const given = selectedPricesheetid ?? (rates.length === 1 ? (rates[0]?.PricesheetID ?? null) : null)
  const open = isKnown(choice) ? choice : given
  const chosen = takesPrices ? open : selectedPricesheetid
  const spot = chosen === null ? undefined : offers.get(chosen)
  const listed = new Set(rates.map(({ PricesheetID }) => PricesheetID))
  const about = (rate: WireRate) => {
    const spot = offers.get(rate.PricesheetID)
    if (spot === undefined) return null
    return (
      <span className={classes.about}>
        <OptionFacts offer={spot.offer} />
        <Said invitation={spot.invitation} quote={spot.quote} />
        {spot.quote.state === 'open' && (
          <CarrierActs quote={spot.quote} invitation={spot.invitation} onPanel={onPanel} />
        )}
      </span>
    )
  }
  // A quote that a clerk entered was given by phone.
  const sourceOf = ({ PricesheetID }: WireRate): string =>
    offers.get(PricesheetID)?.invitation.takenBy ? t('quotes.byPhone') : ''
  const markOf = ({ PricesheetID }: WireRate): Mark | null => {
    if (!takesPrices && PricesheetID === selectedPricesheetid) return { words: t('shipment.chosen'), tone: 'good' }
    const state = offers.get(PricesheetID)?.invitation
    return state?.state === 'lost' ? invitationSaid(state) : null
  }
  const rounds = { details, ahead, onPanel }
  return (
    <Part
      title={t('shipment.prices')}
      action={
        takesPrices &&
        !modes[details.shipment.shipMode].isLabelled && (
          <ChangeButton
            variant="default"
            size="compact-md"
            onClick={() => onPanel({ kind: 'spot', spot: { does: 'ask' } })}
          >
            {t('shipment.askQuotes')}
          </ChangeButton>
        )
      }
    >
      {problem !== null && <ErrorState {...explain(problem, 'quotes.loadFailed')} onRetry={() => void refetch()} />}
      {current.map(quote => (
        <RoundHead key={quote.spotId} quote={quote} {...rounds} />
      ))}
      {rates.length === 0 && refusals.length === 0 && current.length === 0 && (
        <>
          <p>{t('shipment.noQuotes')}</p>
          <Hint>{t('shipment.noQuotesWhy')}</Hint>
        </>
      )}
      {(rates.length > 0 || refusals.length > 0) && (
        <RateList
          rates={rates}
          refusals={refusals}
          lane={lane}
          currency={currency}
          isWaiting={false}
          chosen={chosen}
          selected={selectedPricesheetid}
          because={verdictOn(details) ?? ''}
          isStale={false}
          markOf={markOf}
          sourceOf={sourceOf}
          aboutOf={about}
          marksOutdated={takesPrices}
          onChoose={takesPrices ? setChoice : undefined}
          onBook={() => document.getElementById(BOOK_HERE)?.click()}
        />
      )}
      {current.map(quote => (
        <WithoutRow key={quote.spotId} quote={quote} listed={listed} {...rounds} />
      ))}
      {takesPrices && (
        <BookHere
          key={chosen}
          id={BOOK_HERE}
          details={details}
          rate={rates.find(({ PricesheetID }) => PricesheetID === chosen)}
          onSpot={
            spot?.isBookable === true
              ? () => onPanel({ kind: 'spot', spot: { does: 'award', invitation: spot.invitation, offer: spot.offer } })
              : null
          }
        />
      )}
      {rates.length > 0 && <CrossingModes key={details.version} details={details} />}
      {earlier.length > 0 && (
        <details>
          <summary className={classes.earlier}>{t('quotes.earlier', { count: earlier.length })}</summary>
          {earlier.map(quote => (
            <PastRound key={quote.spotId} quote={quote} {...rounds} />
          ))}
        </details>
      )}
    </Part>
  )
}

/** Id of the button that books: Enter on a price presses it. */
const BOOK_HERE = 'book-here'

/** From which size on another mode costs less; silent where nobody can say. */
function CrossingModes({ details }: { details: WireShipmentDetails }) {
  const { data } = useCall(GetCrossover, { body: { shipmentId: details.shipmentId } })
  const onPallets = details.shipment.Items.every(({ packageType }) => packageType === 'PLT')
  const booked = details.booking.state === 'booked' ? details.selectedPricesheetid : null
  return <Crossovers crossovers={tellable(data?.crossovers ?? [], details.PriceSheets, booked)} onPallets={onPallets} />
}
