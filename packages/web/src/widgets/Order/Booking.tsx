import { Button, Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { CollectTender } from '@waybill/contract/calls/Shipment/CollectTender.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireCarrierWarning } from '@waybill/contract/wire/carrierChoice.ts'
import { impliedIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import { type CalendarPlace, type LoadReview as LoadReviewed, textLimits } from '@waybill/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useIsHeld } from '../../api/useSession.ts'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { leaveGuards } from '../../ui/form/leaveGuard.ts'
import { useGuard } from '../../ui/form/useGuard.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import { notify } from '../../ui/notify.ts'
import { Fact } from '../../ui/Panel.tsx'
import { arrivalOf } from '../LoadReview/arrival.ts'
import { LoadReview } from '../LoadReview/LoadReview.tsx'
import { PriceRemarks } from '../LoadReview/PriceRemarks.tsx'
import { isUninsured } from '../RateList/words.ts'
import { worstCase } from '../RateList/worstCase.ts'
import { closedOn, closedWords } from '../ShipmentActions/closedOn.ts'
import { useAnotherLoad } from './AnotherLoad.tsx'
import { AskApproval, asksApproval } from './AskApproval.tsx'
import type { Saved } from './keptOrder.ts'
import classes from './Order.module.css'
import { OverrideReason, useOverride } from './OverrideReason.tsx'

/** With whom an order is placed, and at which price. */
export interface Offer {
  readonly CarrierName: string
  readonly CarrierSCAC: string
  /** 0: freight that others pay, without a price of ours. */
  readonly PricesheetID: number
  readonly isAPI: boolean
  readonly CurrAmount: number | null
  readonly currency: string
  readonly title: string
  /** When it arrives; left out where there is no price of ours. */
  readonly deliveryDate?: string
  readonly ServiceDays?: number | null
  /** Codes of services that are not in the price; none where there is no price of ours. */
  readonly missing?: readonly string[]
  /** How it came about. */
  readonly trace?: WireRate['trace']
  /** What may come on top of it. */
  readonly warnings?: WireRate['warnings']
  /** What stands against its carrier, whatever the price. */
  readonly carrierWarnings: readonly WireCarrierWarning[]
  /** What the routing guide says of the carrier. */
  readonly guide?: WireRate['guide']
}

interface Problem {
  readonly of: Offer
  /** Blank once approval was asked. */
  readonly message: string
  readonly requestId: string
  /** The shipment whose price somebody else may approve; null: that would not help. */
  readonly approvalOf: number | null
  /** Somebody is asked to approve it. */
  readonly isAsked?: boolean
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.PricesheetID === other.PricesheetID && one.CarrierSCAC === other.CarrierSCAC

/**
 * Asks once more, in place: who, how much, when, and how the tender goes. Then books, once. What was typed stays when the
 * offer changes under it.
 */
export function Booking({
  offer,
  isCollect = false,
  guideCarrier = '',
  load,
  pickupPlace,
  takesFocus = true,
  prepare,
  onBooked,
  onConflict,
  onClose,
}: {
  offer: Offer
  /** Freight that the consignee pays goes by an order of its own. */
  isCollect?: boolean
  /** Whom the routing guide selected instead; empty: nobody else. */
  guideCarrier?: string
  /** What goes, as it stands on the screen. */
  load: LoadReviewed
  /** Where the truck comes: its calendar says on which days carriers do. */
  pickupPlace: CalendarPlace
  /** False: whoever chooses the carrier is not done with choosing. */
  takesFocus?: boolean
  /** Saves what was typed since; null when that was refused. */
  prepare: () => Promise<Saved | null>
  onBooked: (saved: Saved) => void
  onConflict: () => void
  onClose: () => void
}) {
  const t = useText()
  const isHeld = useIsHeld()
  const { missing = [], warnings = [], trace = [], CurrAmount, currency } = offer
  const { deliveryDate = '', ServiceDays = null } = offer
  const atWorst = CurrAmount === null ? null : worstCase({ CurrAmount, currency, warnings: [...warnings] })
  const [way, setWay] = useState<'book' | 'call'>('book')
  const [spokeWith, setSpokeWith] = useState('')
  const [comments, setComments] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [needsName, setNeedsName] = useState(false)
  const pickupDay = load.stops[0]?.date ?? ''
  const closed = closedOn(pickupDay, pickupPlace)
  /** The closed day that is meant. */
  const [meantDay, setMeantDay] = useState('')
  const [needsDay, setNeedsDay] = useState(false)
  const dayMeant = useRef<HTMLInputElement>(null)
  const override = useOverride(guideCarrier !== '' || offer.guide?.says === 'doNotUse')
  const another = useAnotherLoad()
  const panel = useRef<HTMLElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000 })
  const { mutateAsync } = useChange(Pickup, [ShipmentDetails, GetShipmentList, GetShipmentCount])
  const { mutateAsync: tenderCollect } = useChange(CollectTender, [ShipmentDetails, GetShipmentList, GetShipmentCount])
  const carrier = data?.carriers.find(one => one.SCAC === offer.CarrierSCAC)
  const tender = carrier?.TenderEmail ?? ''
  const canSend = offer.isAPI || tender !== ''
  const isCall = way === 'call' || (carrier !== undefined && !canSend)
  const sent = offer.isAPI ? t('booking.byApi') : t('booking.byMail', { email: tender })

  const guard = useGuard([spokeWith, comments, override.words].some(typed => typed.trim() !== ''))
  useEscape(true, () => leaveGuards.ask(onClose, undefined, [guard]))
  const isKnown = carrier !== undefined
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    if (takesFocus) panel.current?.querySelector<HTMLButtonElement>('[data-book]')?.focus()
  }, [takesFocus])
  // What is taller than the window ends in sight: with the button that has the focus, also once the carrier is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the carrier makes it taller
  useEffect(() => {
    const button = panel.current?.querySelector('[data-book]')
    if (button !== null && button === document.activeElement) button?.scrollIntoView({ block: 'nearest' })
  }, [isKnown])

  const book = async (): Promise<void> => {
    if (isCall && spokeWith.trim() === '') {
      setNeedsName(true)
      name.current?.focus()
      return
    }
    if (closed !== null && meantDay !== pickupDay) {
      setNeedsDay(true)
      dayMeant.current?.focus()
      return
    }
    if (!override.isGiven()) return
    setProblem(null)
    let saved: Saved | null = null
    try {
      saved = await prepare()
      if (saved === null) return
      const { shipmentId, version } = saved
      const query = { flag: isCall ? 'call' : 'book' } as const
      const said = { shipmentId, version, ...(isCall ? { spokeWith: spokeWith.trim(), comments } : {}) }
      const named = offer.PricesheetID === 0 ? { SCAC: offer.CarrierSCAC } : {}
      const reply = await (isCollect
        ? tenderCollect({ query, body: { ...said, CollectCarrier: offer.CarrierSCAC } })
        : mutateAsync({ query, body: { ...said, PricesheetID: offer.PricesheetID, ...named, ...override.sent() } }))
      onBooked({ ...saved, version: reply.version, status: reply.shipmentStatus })
    } catch (error) {
      if (error instanceof CallProblem && error.code === 'ChangedMeanwhile') return onConflict()
      if (saved !== null && error instanceof CallProblem && error.code === 'AlreadyBooked') {
        // Somebody was faster: its booking is shown, as far as it can be loaded.
        const details = await makeCall(ShipmentDetails, { body: { shipmentId: saved.shipmentId } }).catch(() => null)
        if (details !== null) {
          notify.warn(explainShort(error))
          return onBooked({ ...saved, version: details.version, status: details.shipmentStatus })
        }
      }
      if (override.isAskedBy(error)) return
      another.note(error)
      setProblem({
        of: offer,
        message: explainShort(error),
        requestId: error instanceof CallProblem && !error.isQuestion ? error.requestId : '',
        approvalOf:
          saved !== null && error instanceof CallProblem && asksApproval(error.code) ? saved.shipmentId : null,
      })
    }
  }

  const shown = problem !== null && isSame(problem.of, offer) ? problem : null
  return (
    <section
      ref={panel}
      className={classes.booking}
      aria-labelledby={titleId}
      // Asking for prices anew would take away what is confirmed here, and what was typed for it; and the key that opened this,
      // held down, buys nothing.
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.repeat)) event.preventDefault()
      }}
    >
      <h3 id={titleId}>{t('booking.title', { carrier: offer.CarrierName })}</h3>
      <dl>
        <Fact name={t('booking.price')}>
          {offer.CurrAmount === null ? (
            offer.PricesheetID === 0 ? (
              t('carrierOrders.noPriceOfOurs')
            ) : (
              `${t('booking.priceNotShown')} ${served(offer.title)}`
            )
          ) : (
            <>
              <strong>{formatMoney(offer.CurrAmount, offer.currency)}</strong> {served(offer.title)}
              {atWorst !== null && ` · ${t('rates.mayBecome', { amount: formatMoney(atWorst, currency) })}`}
              {load.terms !== 'prepaid' && (
                <Hint>
                  {t(load.terms === 'collect' ? 'shipment.paidBy_C' : 'shipment.paidBy_T')}. {t('shipment.moneyOthers')}
                </Hint>
              )}
            </>
          )}
        </Fact>
        <LoadReview
          load={load}
          arrival={offer.PricesheetID === 0 ? null : arrivalOf({ deliveryDate, ServiceDays, trace: [...trace] })}
          implied={impliedIn({ trace: [...trace], warnings: [...warnings] })}
        />
        <Fact name={t('booking.tender')}>{isCall ? t('booking.byPhone', { phone: carrier?.Phone ?? '' }) : sent}</Fact>
      </dl>
      <PriceRemarks
        carrier={offer.CarrierName}
        missing={[...missing]}
        warnings={warnings}
        carrierWarnings={offer.carrierWarnings}
        className={classes.remark}
      />
      {isHeld && !isCall && <p className={classes.remark}>{t('booking.heldBook', { carrier: offer.CarrierName })}</p>}
      {carrier !== undefined && !canSend && <p className={classes.remark}>{t('booking.noMail')}</p>}
      {canSend && (
        <SegmentedControl
          size="xs"
          aria-label={t('booking.way')}
          value={way}
          onChange={value => setWay(value === 'call' ? 'call' : 'book')}
          data={[
            { value: 'book', label: t(offer.isAPI ? 'booking.wayApi' : 'booking.wayMail') },
            { value: 'call', label: t('booking.wayPhone') },
          ]}
        />
      )}
      {isCall && (
        <div className={classes.call}>
          <TextInput
            ref={name}
            label={t('booking.spokeWith')}
            withAsterisk
            maxLength={textLimits.spokeWith}
            value={spokeWith}
            error={needsName && spokeWith.trim() === '' ? t('issues.required') : undefined}
            onChange={event => setSpokeWith(event.currentTarget.value)}
          />
          <Textarea
            label={t('booking.comments')}
            maxLength={textLimits.comments}
            rows={2}
            value={comments}
            onChange={event => setComments(event.currentTarget.value)}
          />
        </div>
      )}
      {closed !== null && (
        <div className={classes.remark}>
          <p role="status">{closedWords(closed)}</p>
          <Checkbox
            ref={dayMeant}
            size="xs"
            label={t('shipment.pickupClosedMeant', { day: formatDate(pickupDay) })}
            checked={meantDay === pickupDay}
            error={needsDay && meantDay !== pickupDay ? t('issues.closed_pickup') : undefined}
            onChange={event => setMeantDay(event.currentTarget.checked ? pickupDay : '')}
          />
        </div>
      )}
      <OverrideReason override={override} guideCarrier={guideCarrier} isForbidden={offer.guide?.says === 'doNotUse'} />
      <FormProblem problem={shown?.message ? shown : null} />
      {shown !== null && another.part(book)}
      {shown !== null && shown.approvalOf !== null && (
        <AskApproval
          shipmentId={shown.approvalOf}
          PricesheetID={offer.PricesheetID}
          onAsked={() => setProblem({ ...shown, message: '', isAsked: true })}
        />
      )}
      <ButtonRow>
        <ActionButton
          data-book
          onAct={book}
          variant={shown?.isAsked === true ? 'default' : 'filled'}
          disabled={isUninsured(offer.carrierWarnings)}
        >
          {t(isCall ? 'booking.record' : offer.isAPI ? 'booking.place' : 'booking.send', { scac: offer.CarrierSCAC })}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </section>
  )
}
