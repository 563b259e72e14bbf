import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { isDate, isTime, type PickupWindow, textLimits } from '@waybill/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { formatDate, formatMoney, formatTime } from '../../ui/format.ts'
import { useEscape } from '../../ui/keys/escapeStack.ts'
import { notify } from '../../ui/notify.ts'
import { Fact } from '../../ui/Panel.tsx'
import { missingNames } from '../RateList/words.ts'
import type { Saved } from './keptOrder.ts'
import classes from './Order.module.css'

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
  /** Codes of services that are not in the price; none where there is no price of ours. */
  readonly missing?: readonly string[]
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.PricesheetID === other.PricesheetID && one.CarrierSCAC === other.CarrierSCAC

/**
 * Asks once more, in place: who, how much, when, and how the tender goes. Then books, once. What was typed stays when the
 * offer changes under it.
 */
export function Booking({
  offer,
  pickup,
  prepare,
  onBooked,
  onConflict,
  onClose,
}: {
  offer: Offer
  pickup: PickupWindow
  /** Saves what was typed since; null when that was refused. */
  prepare: () => Promise<Saved | null>
  onBooked: (saved: Saved) => void
  onConflict: () => void
  onClose: () => void
}) {
  const t = useText()
  const { missing = [] } = offer
  const [way, setWay] = useState<'book' | 'call'>('book')
  const [spokeWith, setSpokeWith] = useState('')
  const [comments, setComments] = useState('')
  const [problem, setProblem] = useState<{ of: Offer; message: string; requestId: string } | null>(null)
  const [needsName, setNeedsName] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000 })
  const { mutateAsync } = useChange(Pickup, [ShipmentDetails, GetShipmentList, GetShipmentCount])
  const carrier = data?.carriers.find(one => one.SCAC === offer.CarrierSCAC)
  const tender = carrier?.TenderEmail ?? ''
  const canSend = offer.isAPI || tender !== ''
  const isCall = way === 'call' || (carrier !== undefined && !canSend)
  const sent = offer.isAPI ? t('booking.byApi') : t('booking.byMail', { email: tender })

  useEscape(true, onClose)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.querySelector<HTMLButtonElement>('[data-book]')?.focus()
  }, [])

  const book = async (): Promise<void> => {
    if (isCall && spokeWith.trim() === '') {
      setNeedsName(true)
      name.current?.focus()
      return
    }
    setProblem(null)
    let saved: Saved | null = null
    try {
      saved = await prepare()
      if (saved === null) return
      const { shipmentId, version } = saved
      const reply = await mutateAsync({
        query: { flag: isCall ? 'call' : 'book' },
        body: {
          shipmentId,
          version,
          PricesheetID: offer.PricesheetID,
          ...(offer.PricesheetID === 0 ? { SCAC: offer.CarrierSCAC } : {}),
          ...(isCall ? { spokeWith: spokeWith.trim(), comments } : {}),
        },
      })
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
      const issues = error instanceof CallProblem ? error.issues.map(issue => issue.at).join(', ') : ''
      const message = [explainShort(error), issues].filter(Boolean).join(' ')
      setProblem({ of: offer, message, requestId: error instanceof CallProblem ? error.requestId : '' })
    }
  }

  return (
    <section ref={panel} className={classes.booking} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('booking.title', { carrier: offer.CarrierName })}</h3>
      <dl>
        <Fact name={t('booking.price')}>
          {offer.CurrAmount === null ? (
            t('carrierOrders.noPriceOfOurs')
          ) : (
            <>
              <strong>{formatMoney(offer.CurrAmount, offer.currency)}</strong> {served(offer.title)}
            </>
          )}
        </Fact>
        <Fact name={t('booking.pickup')}>
          {isDate(pickup.date) && formatDate(pickup.date)} {isTime(pickup.from) && formatTime(pickup.from)}–
          {isTime(pickup.to) && formatTime(pickup.to)}
        </Fact>
        <Fact name={t('booking.tender')}>{isCall ? t('booking.byPhone', { phone: carrier?.Phone ?? '' }) : sent}</Fact>
      </dl>
      {missing.length > 0 && (
        <p className={classes.remark}>{t('rates.lacksLong', { names: missingNames({ missing: [...missing] }) })}</p>
      )}
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
      <FormProblem problem={problem !== null && isSame(problem.of, offer) ? problem : null} />
      <ButtonRow>
        <ActionButton data-book onAct={book}>
          {t(isCall ? 'booking.record' : offer.isAPI ? 'booking.place' : 'booking.send', { scac: offer.CarrierSCAC })}
        </ActionButton>
        <Button variant="default" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </section>
  )
}
