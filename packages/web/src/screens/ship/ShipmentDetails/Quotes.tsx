import { GetCrossover } from '@waybill/contract/calls/Shipment/GetCrossover.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useId, useState } from 'react'
import { useCall } from '../../../api/useCall.ts'
import { served } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { Compare } from '../../../widgets/Compare/Compare.tsx'
import { Crossovers } from '../../../widgets/Compare/Crossovers.tsx'
import { comparable, rateFacts } from '../../../widgets/Compare/rateFacts.ts'
import { SharedWarnings } from '../../../widgets/Compare/SharedWarnings.tsx'
import { tellable } from '../../../widgets/Compare/tellable.ts'
import { PriceTrace } from '../../../widgets/PriceTrace/PriceTrace.tsx'
import { quotedAmount } from '../../../widgets/Quotes/Invitations.tsx'
import { currencyText, missingNames, refusalText } from '../../../widgets/RateList/words.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'
import classes from './Quotes.module.css'
import { useSpotOffers } from './useSpotOffers.ts'
import { sortedQuotes, verdictOn } from './verdict.ts'

/** What was offered, side by side, which one was taken and why, and why each price is what it is. */
export function Quotes({ details, onPanel }: { details: WireShipmentDetails; onPanel: (panel: OpenPanel) => void }) {
  const t = useText()
  const id = useId()
  const [explained, setExplained] = useState<number | null>(null)
  const verdict = verdictOn(details)
  const spotOffers = useSpotOffers(details)
  const { currency } = details.shipment
  const rates = sortedQuotes(details.PriceSheets, currency)
  const counts = comparable(rates, currency)
  const isBooked = details.booking.state === 'booked'
  const shown = rates.find(rate => rate.PricesheetID === explained)
  const notes = (rate: WireRate, isChosen: boolean) => (
    <span className={classes.marks}>
      {spotOffers.has(rate.PricesheetID) && <Badge tone="busy">{t('quotes.mark')}</Badge>}
      {isChosen && <Badge tone="good">{t(isBooked ? 'shipment.chosen' : 'shipment.chosenOpen')}</Badge>}
      {rate.missing.length > 0 && <Badge tone="warn">{t('rates.lacks', { names: missingNames(rate) })}</Badge>}
      {!rate.allowed && <Badge tone="bad">{t('shipment.notAllowed')}</Badge>}
      {rate.currency !== currency && <Badge tone="quiet">{currencyText(rate, currency)}</Badge>}
      {!rate.current && !isBooked && <Badge tone="quiet">{t('shipment.outdated')}</Badge>}
    </span>
  )
  return (
    <Part title={t('shipment.quotes')} why={t('shipment.quotesWhy')}>
      {rates.length === 0 && details.refusals.length === 0 && (
        <>
          <p>{t('shipment.noQuotes')}</p>
          <Hint>{t('shipment.noQuotesWhy')}</Hint>
        </>
      )}
      {verdict !== null && <p className={partClasses.verdict}>{verdict}</p>}
      <SharedWarnings rates={rates} />
      {rates.length > 0 && (
        <Compare
          title={t('shipment.compared')}
          facts={rateFacts(rates, currency)}
          offers={rates.map((rate, i) => {
            const isChosen = rate.PricesheetID === details.selectedPricesheetid
            const isOpen = rate.PricesheetID === explained
            const spot = spotOffers.get(rate.PricesheetID)
            return {
              id: rate.PricesheetID,
              name: rate.CarrierName,
              isChosen,
              counts: counts[i] ?? false,
              note: notes(rate, isChosen),
              foot: (
                <>
                  <LinkButton
                    aria-expanded={isOpen}
                    aria-controls={id}
                    aria-label={`${t('shipment.whyPrice')}: ${rate.CarrierName} ${served(rate.title)}`}
                    onClick={() => setExplained(isOpen ? null : rate.PricesheetID)}
                  >
                    {t('shipment.whyPrice')}
                  </LinkButton>
                  {spot?.isBookable && (
                    <div>
                      <LinkButton
                        aria-label={t('quotes.awardOf', {
                          carrier: rate.CarrierName,
                          amount: quotedAmount(spot.offer, currency),
                        })}
                        onClick={() => {
                          const { invitation, offer } = spot
                          onPanel({ kind: 'spot', spot: { does: 'award', invitation, offer } })
                        }}
                      >
                        {t('quotes.award')}
                      </LinkButton>
                    </div>
                  )}
                </>
              ),
            }
          })}
        />
      )}
      {rates.length > 0 && <CrossingModes key={details.version} details={details} />}
      <div id={id}>
        {shown && (
          <>
            <h3 className={classes.whose}>{`${shown.CarrierName}, ${served(shown.title)}`}</h3>
            <PriceTrace rate={shown} />
            {shown.guessedClass && <Hint>{t('shipment.guessedClass')}</Hint>}
          </>
        )}
      </div>
      {details.refusals.length > 0 && (
        <ul className={partClasses.quotes}>
          {details.refusals.map(refusal => (
            <li key={`${refusal.CarrierSCAC} ${refusal.source} ${refusal.reason}`}>
              <Hint inline>
                {' '}
                {refusal.CarrierName}: {refusalText(refusal)}
              </Hint>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** From which size on another mode costs less; silent where nobody can say. */
function CrossingModes({ details }: { details: WireShipmentDetails }) {
  const { data } = useCall(GetCrossover, { body: { shipmentId: details.shipmentId } })
  const onPallets = details.shipment.Items.every(({ packageType }) => packageType === 'PLT')
  const booked = details.booking.state === 'booked' ? details.selectedPricesheetid : null
  return <Crossovers crossovers={tellable(data?.crossovers ?? [], details.PriceSheets, booked)} onPallets={onPallets} />
}
