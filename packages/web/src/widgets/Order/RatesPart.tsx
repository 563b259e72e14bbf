import { ActionIcon } from '@mantine/core'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { modes, shipmentOfPlain } from '@waybill/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { explain } from '../../api/explain.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatMoney } from '../../ui/format.ts'
import { IconChevronDown, IconChevronUp } from '../../ui/icons.generated.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { useStandIn } from '../../ui/useStandIn.ts'
import { historyLane } from '../LaneHistory/historyLane.ts'
import { RateList } from '../RateList/RateList.tsx'
import { missingNames } from '../RateList/words.ts'
import { AskCarriers } from './AskCarriers.tsx'
import { Booking } from './Booking.tsx'
import { CollectPart } from './CollectPart.tsx'
import type { Saved } from './keptOrder.ts'
import { NobodyToRate } from './NobodyToRate.tsx'
import classes from './Order.module.css'
import { OtherWay } from './OtherWay.tsx'
import { inMode } from './parcelForm.ts'
import { lowestOf } from './useRates.ts'
import type { Order } from './useWholeOrder.ts'
import { WithoutPrice } from './WithoutPrice.tsx'

const reasons: Readonly<Record<string, TextKey>> = {
  cheapest: 'rates.becauseCheapest',
  preferred: 'rates.becausePreferred',
  appointed: 'rates.becauseAppointed',
  appointedService: 'rates.becauseOrdered',
  appointedOtherService: 'rates.becauseOtherService',
  cheapestInTime: 'rates.becauseInTime',
  fastestTooLate: 'rates.becauseTooLate',
  cheapestDayUnknown: 'rates.becauseDayUnknown',
  collectCarrier: 'rates.becauseCollect',
  noOffers: 'rates.noneOffers',
  allDoNotUse: 'rates.noneAllowed',
  noneWhole: 'rates.noneWhole',
  otherCurrency: 'rates.noneCurrency',
  doesNotFit: 'rates.noneFits',
  collectCarrierMissing: 'rates.noneCollect',
}

/** Why nothing was selected although there are prices. */
const noChoice: ReadonlySet<string> = new Set([
  'noneWhole',
  'otherCurrency',
  'doesNotFit',
  'allDoNotUse',
  'collectCarrierMissing',
])

/** Prices under the form, and the booking of the chosen one. A changed form needs new prices first. */
export function RatesPart({
  order,
  asks,
  onRate,
  onRefused,
  onBooked,
  onConflict,
}: {
  order: Order
  /** What leads to the question for quotes stands out. */
  asks: boolean
  onRate: () => Promise<unknown>
  /** Something has to be mended first; it stands at the fields. */
  onRefused: () => void
  onBooked: (saved: Saved) => void
  onConflict: () => void
}) {
  const t = useText()
  const focusNext = useFocusNext()
  /** One question at a time: the booking of the chosen price, or the one without a price. */
  const [open, setOpen] = useState<'booking' | 'withoutPrice' | null>(null)
  const isBooking = open === 'booking'
  /** Where the prices lie over the foot of the form they can be folded to the chosen one. */
  const [isFolded, setFolded] = useState(false)
  const { rates, isStale, chosen } = order
  const { shipment } = order
  const lane = useMemo(() => (isStale ? null : historyLane(shipmentOfPlain(shipment))), [isStale, shipment])
  const section = useRef<HTMLElement>(null)
  const isWaiting = rates.isWaiting
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (isWaiting) {
      section.current?.scrollIntoView({ block: 'nearest' })
      setFolded(false)
      // A review is of the price it was opened for: no other takes its place by itself.
      setOpen(now => (now === 'booking' ? null : now))
    } else if (wasWaiting.current && chosen !== null && !isStale) document.getElementById(`rate-${chosen}`)?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting, chosen, isStale])
  const Unpriced = order.shipment.terms === 'collect' ? CollectPart : WithoutPrice
  const withoutPrice = order.shipment.terms !== 'prepaid' && (
    <Unpriced
      order={order}
      isOpen={open === 'withoutPrice'}
      onOpen={isOpen => setOpen(isOpen ? 'withoutPrice' : null)}
      onRefused={onRefused}
      onBooked={onBooked}
      onConflict={onConflict}
    />
  )
  if (rates.askedFor === '') {
    return (
      <div className={classes.dock}>
        <FirstRates onRate={onRate} order={order} asks={asks} onRefused={onRefused} />
        {withoutPrice}
      </div>
    )
  }
  const rate = rates.rates.find(one => one.PricesheetID === chosen)
  const isExpired = rate !== undefined && Date.parse(rate.expiresAt) <= Date.now()
  const canBook = rate !== undefined && !isStale && !isExpired && !rates.isWaiting
  const reason = reasons[rates.because]
  const { isLabelled } = modes[order.shipment.mode]
  const isLateUnder = rates.late !== null && chosen !== rates.late
  const openBooking = (): void => {
    if (rate === undefined || !canBook) return
    if (!order.isDeclared()) {
      onRefused()
      return
    }
    // What the question is about stays chosen, whatever comes in meanwhile.
    order.choose(rate.PricesheetID)
    setOpen('booking')
  }
  const nothingChosen = rate === undefined && !rates.isWaiting && rates.rates.length > 0 && noChoice.has(rates.because)
  const isEmpty = !rates.isWaiting && rates.rates.length === 0 && rates.problem === null
  // Who could give no price says why: where nobody says anything, there was nobody.
  const nobodyRates = isEmpty && rates.because === 'noOffers' && rates.refusals.length === 0
  return (
    <section
      ref={section}
      className={classes.dock}
      data-sheet={isFolded ? 'folded' : 'open'}
      aria-labelledby="rates-title"
      aria-busy={rates.isWaiting}
    >
      <div className={classes.dockHead} data-keep-clear>
        <h2 id="rates-title">{t('rates.title')}</h2>
        <ActionIcon
          className={classes.fold}
          variant="subtle"
          aria-expanded={!isFolded}
          aria-label={t(isFolded ? 'rates.unfold' : 'rates.fold')}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
      </div>
      <div className={classes.prices}>
        {rates.problem !== null && (
          <ErrorState {...explain(rates.problem, 'rates.failed')} onRetry={() => void onRate()} />
        )}
        {isStale && (
          <div className={classes.stale} role="status">
            {t(order.isOpen ? 'rates.staleOpen' : 'rates.stale')}
            <RetryButton size="compact-sm" onRetry={() => void onRate()}>
              {t('order.getRates')}
            </RetryButton>
          </div>
        )}
        {nobodyRates && <NobodyToRate isParcel={isLabelled} />}
        {isEmpty && !nobodyRates && <p>{t(reason ?? 'rates.noneOffers')}</p>}
        {order.saved !== null && rates.runId !== '' && !rates.isWaiting && !isStale && !isBooking && (
          <OtherWay
            shipmentId={order.saved.shipmentId}
            runId={rates.runId}
            currency={order.shipment.currency}
            lowest={lowestOf(rates.rates, order.shipment.currency)?.CurrAmount ?? null}
            onTake={mode => {
              flushSync(() => order.change(form => inMode(form, mode)))
              void onRate()
            }}
          />
        )}
        {!nobodyRates && (
          <RateList
            rates={rates.rates}
            refusals={rates.refusals}
            lane={lane}
            currency={order.shipment.currency}
            marksBest={isLabelled && !rates.isWaiting}
            isWaiting={rates.isWaiting}
            chosen={chosen}
            selected={rates.late ?? rates.selected}
            because={isLateUnder ? t('rates.becauseLate') : reason === undefined ? '' : t(reason)}
            isStale={isStale}
            onChoose={order.choose}
            onBook={openBooking}
          />
        )}
      </div>
      {rate !== undefined && !isBooking && (
        <div className={classes.book} data-keep-clear>
          <ChangeButton disabled={!canBook} rightSection={<KeyHint keys="⏎" />} onClick={openBooking}>
            {t(isLabelled ? 'booking.buyWith' : 'booking.bookWith', { scac: rate.CarrierSCAC })}
          </ChangeButton>
          <span>
            {rate.CarrierName} {rate.CurrAmount !== null && formatMoney(rate.CurrAmount, rate.currency)}
          </span>
        </div>
      )}
      <div className={classes.prices}>
        {rate !== undefined && rate.missing.length > 0 && !isBooking && (
          <p className={classes.remark} role="status">
            {t('rates.lacksLong', { names: missingNames(rate) })}
          </p>
        )}
        {nothingChosen && <p role="status">{t(reason ?? 'rates.noneOffers')}</p>}
        {rate !== undefined && isBooking && canBook && (
          <Booking
            offer={rate}
            guideCarrier={guideCarrierOf(rates, rate)}
            load={order.load}
            pickupPlace={order.shipment.origin}
            prepare={order.saveNotes}
            onBooked={onBooked}
            onConflict={onConflict}
            onClose={() => {
              setOpen(null)
              focusNext(() => document.getElementById(`rate-${rate.PricesheetID}`))
            }}
          />
        )}
        <ButtonRow>{!nobodyRates && <AskCarriers order={order} isMain={asks} onRefused={onRefused} />}</ButtonRow>
        {withoutPrice}
      </div>
    </section>
  )
}

/** The carrier that the routing guide selected, when it is another than the chosen one; empty where no reason is needed. */
function guideCarrierOf({ isGuided, rates, selected }: Order['rates'], chosen: WireRate): string {
  const own = isGuided ? rates.find(one => one.PricesheetID === selected) : undefined
  return own === undefined || own.CarrierSCAC === chosen.CarrierSCAC ? '' : own.CarrierName
}

/** Stands where the prices will, until they are asked for. */
function FirstRates({
  onRate,
  order,
  asks,
  onRefused,
}: {
  onRate: () => Promise<unknown>
  order: Order
  asks: boolean
  onRefused: () => void
}) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useStandIn(button)
  return (
    <ButtonRow>
      <ActionButton ref={button} variant="default" onAct={onRate} rightSection={<KeyHint keys="Ctrl+⏎" />}>
        {t('order.getRates')}
      </ActionButton>
      <AskCarriers order={order} isMain={asks} onRefused={onRefused} />
    </ButtonRow>
  )
}
