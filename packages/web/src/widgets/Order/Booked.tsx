import { Button } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/useCall.ts'
import { useIsHeld } from '../../api/useSession.ts'
import { said } from '../../texts/said.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Fact } from '../../ui/Panel.tsx'
import { Badge, type Tone } from '../../ui/StatusBadge.tsx'
import { PrintBol } from '../Documents/PrintBol.tsx'
import { useReachable } from '../screens.ts'
import classes from './Order.module.css'

type BookingState = WireShipmentDetails['booking']['state']

const states: Readonly<Record<BookingState, { readonly tone: Tone; readonly title: TextKey; readonly why: TextKey }>> =
  {
    none: { tone: 'quiet', title: 'booking.noneTitle', why: 'booking.noneWhy' },
    reserved: { tone: 'busy', title: 'booking.reservedTitle', why: 'booking.reservedWhy' },
    booked: { tone: 'good', title: 'booking.bookedTitle', why: 'booking.bookedWhy' },
    refused: { tone: 'bad', title: 'booking.refusedTitle', why: 'booking.refusedWhy' },
    unknown: { tone: 'warn', title: 'booking.unknownTitle', why: 'booking.unknownWhy' },
    cancelled: { tone: 'bad', title: 'booking.cancelledTitle', why: 'booking.cancelledWhy' },
  }

/** An order over the carrier's interface is confirmed, refused or asked about by the carrier, not by a mail server. */
const orderStates: Partial<typeof states> = {
  reserved: { tone: 'busy', title: 'booking.apiReservedTitle', why: 'booking.apiReservedWhy' },
  booked: { tone: 'good', title: 'booking.bookedTitle', why: 'booking.apiBookedWhy' },
  refused: { tone: 'bad', title: 'booking.apiRefusedTitle', why: 'booking.apiRefusedWhy' },
  unknown: { tone: 'warn', title: 'booking.apiUnknownTitle', why: 'booking.apiUnknownWhy' },
}

/** Packages travel under the labels that were bought, and under no bill of lading. */
const labelStates: Partial<typeof states> = {
  ...orderStates,
  booked: { tone: 'good', title: 'booking.bookedTitle', why: 'booking.labelsBookedWhy' },
  unknown: { tone: 'warn', title: 'booking.apiUnknownTitle', why: 'booking.labelsUnknownWhy' },
}

/** From a copy of the database no tender leaves, by whatever way. */
const heldState = { tone: 'warn', title: 'booking.heldTitle', why: 'booking.heldWhy' } as const

/** What became of the booking, as far as it is known; it settles by itself. And what comes next. */
export function Booked({
  shipmentId,
  onNew,
  onAgain,
}: {
  shipmentId: number
  onNew: () => void
  /** Back to the prices, after a refusal. */
  onAgain: () => void
}) {
  const t = useText()
  const reachable = useReachable()
  const title = useRef<HTMLHeadingElement>(null)
  const { data } = useCall(ShipmentDetails, { body: { shipmentId } }, { freshFor: 0 })
  const print = useRef<HTMLButtonElement>(null)
  useEffect(() => title.current?.focus(), [])
  const state = data?.booking.state ?? 'reserved'
  const isLabelled = data !== undefined && modes[data.shipment.shipMode].isLabelled
  const waits = useIsHeld() && state === 'reserved'
  const known = (data?.booking.way === 'api' && (isLabelled ? labelStates : orderStates)[state]) || states[state]
  const words = waits ? heldState : known
  const mail = data?.mails.find(one => one.purpose === 'tender')
  // A refused shipment has no carrier any more: the one it was offered to was seen before.
  const seen = useRef({ name: '', phone: '' })
  if (data?.carrier) seen.current = { name: data.carrier.CarrierName, phone: data.carrier.phone }
  const { name, phone } = seen.current
  const isKept = state === 'booked' && mail?.state === 'kept'
  const isByPhone = data?.booking.way === 'call'
  const printsHere = state === 'booked' && !isLabelled && reachable('PrintDocuments')
  // Enter goes on to the paper; who has gone elsewhere meanwhile is left there.
  useEffect(() => {
    if (printsHere && document.activeElement === title.current) print.current?.focus()
  }, [printsHere])
  return (
    <section
      className={classes.booked}
      aria-labelledby="booked-title"
      aria-live="polite"
      // The key that bought, held down, prints nothing.
      onKeyDown={event => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
    >
      <h2 id="booked-title" ref={title} tabIndex={-1}>
        {t(isByPhone && state === 'booked' ? 'booking.phonedTitle' : words.title, {
          carrier: name || t('shipment.carrier'),
        })}
      </h2>
      <p>
        {t(isByPhone && state === 'booked' ? 'booking.phonedWhy' : isKept ? 'booking.keptWhy' : words.why, {
          email: mail?.to.join(', ') ?? data?.carrier?.TenderEmail ?? '',
          phone: phone || name || t('shipment.carrier'),
          answer: said(data?.booking.answer ?? ''),
        })}
      </p>
      {data && (
        <dl className={classes.facts}>
          <Fact name={t('track.bol')}>{data.BOLNumber}</Fact>
          <Fact name={t('track.consignee')}>
            {data.shipment.Destination.CompanyName}, {data.shipment.Destination.City} {data.shipment.Destination.State}
          </Fact>
          <Fact name={t('track.pickup')}>
            <DateText
              date={data.shipment.SheduleDateTime.PickupByDate}
              from={data.shipment.SheduleDateTime.PickupByFromTime}
              to={data.shipment.SheduleDateTime.PickupByToTime}
            />
          </Fact>
          {data.booking.pickupNumber !== '' && (
            <Fact name={t('booking.pickupNumber')}>{data.booking.pickupNumber}</Fact>
          )}
          {data.PRONumber !== '' && <Fact name={t('track.pro')}>{data.PRONumber}</Fact>}
          {data.TotalCharge !== null && (
            <Fact name={t('booking.price')}>{formatMoney(data.TotalCharge, data.currency)}</Fact>
          )}
          {data.shipment.PaymentType !== 'P' && (
            <Fact name={t('booking.price')}>
              {t(`shipment.paidBy_${data.shipment.PaymentType}`)}
              {data.otherCharge !== null &&
                ` · ${t('shipment.estimated', { amount: formatMoney(data.otherCharge, data.currency) })}`}
            </Fact>
          )}
          {mail && (
            <Fact name={t('booking.mail')}>
              {mail.to.join(', ')}{' '}
              <Badge tone={isKept ? 'quiet' : words.tone}>
                {t(waits && mail.state === 'queued' ? 'booking.mail_held' : `booking.mail_${mail.state}`)}
              </Badge>
            </Fact>
          )}
        </dl>
      )}
      <ButtonRow>
        {state === 'refused' && <Button onClick={onAgain}>{t('booking.again')}</Button>}
        {printsHere && <PrintBol shipmentId={shipmentId} button={print} />}
        {reachable('PrintDocuments') && (
          <Button
            component={Link}
            to={`/PrintDocuments?ids=${shipmentId}`}
            variant={state === 'refused' || printsHere ? 'default' : 'filled'}
          >
            {t(printsHere ? 'booking.allPapers' : isLabelled ? 'booking.printLabels' : 'booking.printBol')}
          </Button>
        )}
        {reachable('ShipmentDetails') && (
          <Button component={Link} to={`/ShipmentDetails/${shipmentId}`} variant="default">
            {t('track.openShipment')}
          </Button>
        )}
        <Button variant="default" onClick={onNew}>
          {t('track.newShipment')}
        </Button>
        <Button component={Link} to={`/Prepaid/${shipmentId}/copy`} variant="default">
          {t('booking.repeat')}
        </Button>
      </ButtonRow>
    </section>
  )
}
