import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { ReactNode } from 'react'
import { useIsHeld } from '../../../api/useSession.ts'
import { served } from '../../../texts/names.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatInstant, formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { agreedCharge } from '../../../widgets/ShipmentActions/charge.ts'
import { bookedPrice } from '../../../widgets/ShipmentActions/newPrices.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Notice } from './Notice.tsx'
import type { TellWay } from './tellForm.ts'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** What the carrier of a booked shipment does not know yet, what became of the last word to it, and how to tell it. */
export function CarrierKnows({ details, onPanel }: Props) {
  const t = useText()
  const isHeld = useIsHeld()
  const { booking, carrier: contact } = details
  const { CarrierName: carrier, tellWays, notification, unknownToCarrier } = booking
  if (booking.state !== 'booked') return null
  if (notification !== null && notification.state === 'delivered' && unknownToCarrier.length === 0) return null
  if (tellWays.length === 0) {
    // Nothing is told to a carrier that has delivered; what it was never told still explains its invoice.
    if (unknownToCarrier.length === 0) return null
    return <Notice title={t('carrierOrders.knowsNot', { carrier, fields: unknownToCarrier.map(served).join(', ') })} />
  }
  const isWaiting = notification?.state === 'waiting'
  const isOnItsWay = isWaiting && !notification.isOutdated
  const ways = nextWays(booking)
  const difference =
    notification === null
      ? t('carrierOrders.knowsNothing', { carrier })
      : t('carrierOrders.knowsNot', { carrier, fields: unknownToCarrier.map(served).join(', ') })
  const price = bookedPrice(details)
  const phone = contact?.phone || carrier
  return (
    <Notice
      tone={isOnItsWay && !isHeld ? 'busy' : 'warn'}
      title={unknownToCarrier.length > 0 || notification === null ? difference : ''}
    >
      {notification !== null && notification.state !== 'delivered' && (
        <p>
          {t(
            `carrierOrders.${isOnItsWay && isHeld ? 'held' : isWaiting && !isOnItsWay ? 'outdated' : notification.state}`,
            {
              carrier,
              phone,
              way: t(`carrierOrders.inWay_${notification.way}`),
              at: formatInstant(notification.at),
            },
          )}{' '}
          {notification.note !== '' && t('carrierOrders.answer', { answer: said(notification.note) })}
        </p>
      )}
      {price !== undefined && !price.current && (
        <p>
          {t('carrierOrders.bookedAt', {
            amount: formatMoney(agreedCharge(details) ?? price.CurrAmount, price.currency),
          })}
        </p>
      )}
      <ButtonRow>
        {ways.map((way, i) => (
          <ChangeButton
            key={way}
            variant={i === 0 && !isOnItsWay ? 'filled' : 'default'}
            onClick={() => onPanel({ kind: 'tell', way, withRates: false })}
          >
            {t(`carrierOrders.tell_${way}`)}
          </ChangeButton>
        ))}
        {price !== undefined && !price.current && (
          <ChangeButton
            variant="default"
            onClick={() => onPanel({ kind: 'tell', way: ways[0] ?? 'call', withRates: true })}
          >
            {t('shipment.newRates')}
          </ChangeButton>
        )}
      </ButtonRow>
    </Notice>
  )
}

/** The ways in the order they are offered: one that failed comes last, one that is under way is not taken twice. */
function nextWays({ tellWays, notification }: WireShipmentDetails['booking']): readonly TellWay[] {
  if (notification === null || notification.state === 'delivered') return tellWays
  if (notification.state === 'waiting' && notification.isOutdated) return tellWays
  const others = tellWays.filter(way => way !== notification.way)
  return notification.state === 'waiting' || !tellWays.includes(notification.way)
    ? others
    : [...others, notification.way]
}

const toldTones = {
  waiting: 'busy',
  held: 'warn',
  delivered: 'good',
  kept: 'quiet',
  refused: 'bad',
  bounced: 'bad',
  unknown: 'warn',
} as const satisfies Record<
  NonNullable<WireShipmentDetails['booking']['notification']>['state'] | 'kept' | 'held',
  Tone
>

/** When and how the carrier was told last, what became of it, and its words. */
export function Told({ details }: { details: WireShipmentDetails }): ReactNode {
  const t = useText()
  const isHeld = useIsHeld()
  const { notification } = details.booking
  if (notification === null) return t('carrierOrders.toldNothing')
  // Without a mail server a word by mail counts as delivered, and never left the machine.
  const isKept =
    notification.way === 'mail' &&
    notification.state === 'delivered' &&
    details.mails.some(mail => mail.state === 'kept')
  const state = isKept ? 'kept' : isHeld && notification.state === 'waiting' ? 'held' : notification.state
  return (
    <>
      <Badge tone={toldTones[state]}>{t(`carrierOrders.told_${state}`)}</Badge>{' '}
      {t(`carrierOrders.inWay_${notification.way}`)}, <InstantText at={notification.at} />
      {notification.note !== '' && ` · ${said(notification.note)}`}
    </>
  )
}
