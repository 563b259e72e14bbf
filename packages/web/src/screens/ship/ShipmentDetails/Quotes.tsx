import type { WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useId, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { PriceBreakdown, PriceTrace } from '../../../widgets/PriceTrace/PriceTrace.tsx'
import { refusalText } from '../../../widgets/RateList/words.ts'
import { Part } from './Part.tsx'
import classes from './ShipmentDetails.module.css'
import { sortedQuotes, verdictOn } from './verdict.ts'

/** What was offered, which one was taken and why, and why each price is what it is. */
export function Quotes({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const verdict = verdictOn(details)
  const isBooked = details.booking.state === 'booked'
  return (
    <Part title={t('shipment.quotes')} why={t('shipment.quotesWhy')}>
      {details.PriceSheets.length === 0 && details.refusals.length === 0 && (
        <>
          <p>{t('shipment.noQuotes')}</p>
          <p className={classes.quiet}>{t('shipment.noQuotesWhy')}</p>
        </>
      )}
      {verdict !== null && <p className={classes.verdict}>{verdict}</p>}
      <ul className={classes.quotes}>
        {sortedQuotes(details.PriceSheets).map(rate => (
          <Quote
            key={rate.PricesheetID}
            rate={rate}
            isChosen={rate.PricesheetID === details.selectedPricesheetid}
            isBooked={isBooked}
          />
        ))}
      </ul>
      {details.refusals.length > 0 && (
        <ul className={classes.quotes}>
          {details.refusals.map(refusal => (
            <li key={`${refusal.CarrierSCAC} ${refusal.source} ${refusal.reason}`} className={classes.quiet}>
              {refusal.CarrierName}: {refusalText(refusal)}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Quote({ rate, isChosen, isBooked }: { rate: WireRate; isChosen: boolean; isBooked: boolean }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.quote} data-chosen={isChosen}>
      <div className={classes.quoteHead}>
        <span>
          {rate.CarrierName}{' '}
          {isChosen && <Badge tone="good">{t(isBooked ? 'shipment.chosen' : 'shipment.chosenOpen')}</Badge>}
          {!rate.allowed && <Badge tone="bad">{t('shipment.notAllowed')}</Badge>}
          {!rate.current && !isBooked && <Badge tone="quiet">{t('shipment.outdated')}</Badge>}
        </span>
        <span>{rate.title}</span>
        <span>{rate.ServiceDays === null ? '' : t('shipment.days', { count: rate.ServiceDays })}</span>
        <span>
          <DateText date={rate.deliveryDate} />
        </span>
        <span>
          <Money amount={rate.CurrAmount} currency={rate.currency} />
        </span>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t('shipment.whyPrice')}: ${rate.CarrierName} ${rate.title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('shipment.whyPrice')}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <div className={classes.quoteBody}>
          <PriceBreakdown rate={rate} />
          <div>
            <PriceTrace rate={rate} />
            {rate.guessedClass && <p className={classes.quiet}>{t('shipment.guessedClass')}</p>}
          </div>
        </div>
      </div>
    </li>
  )
}
