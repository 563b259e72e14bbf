import { memo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { clockIn, formatDate, formatTime, formatWeight } from '../../../ui/format.ts'
import { useLookOnly } from '../../../ui/lookOnly.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import classes from './DockView.module.css'
import { DoorForm } from './DoorForm.tsx'
import type { Pickup } from './dockBoard.ts'
import { StateMark } from './StateMark.tsx'
import { windowText } from './windowText.ts'

/** What a card can do; the same functions for all of them, so that one that changed is drawn alone. */
export interface CardActs {
  readonly onDoor: (pickup: Pickup, door: string) => void
  /** To the column beside it. */
  readonly onBeside: (pickup: Pickup, step: -1 | 1) => void
  readonly onReady: (pickup: Pickup, isReady: boolean) => void
  readonly onLeft: (pickup: Pickup) => void
  /** The door that could not be given is not wanted any more. */
  readonly onForget: (pickup: Pickup) => void
  /** Null where orders are not open to this person. */
  readonly onAddOrders: ((pickup: Pickup) => void) | null
  readonly canOpen: boolean
}

/** One pickup: when, what, with whom, where to, and what is done with it here. Plain buttons, for there are hundreds. */
export const PickupCard = memo(function PickupCard({
  pickup,
  date,
  doors,
  tried,
  acts,
}: {
  pickup: Pickup
  /** The day that is shown. */
  date: string
  doors: readonly string[]
  /** A door that could not be given to it. */
  tried: string | undefined
  acts: CardActs
}) {
  const t = useText()
  const isLookOnly = useLookOnly()
  const [isAsked, setAsked] = useState(false)
  const isChoosing = isAsked || tried !== undefined
  const opener = useRef<HTMLButtonElement>(null)
  const { shipmentId, state, shipmentStatus, Door, CarrierName, CarrierSCAC, TrailerNumber, readyAt, leftAt } = pickup
  const name = shipmentName(pickup)
  /** A button's own word, and of which shipment it is: hundreds read the same. */
  const of = (label: string): string => t('dock.of', { label, name })
  const doorLabel = Door === '' ? t('dock.chooseDoor') : t('dock.changeDoor', { door: Door })
  const readyLabel = t(readyAt === null ? 'dock.markReady' : 'dock.notReady')
  const isHere = state !== 'gone'
  const isUnbooked = shipmentStatus === 'O' || shipmentStatus === 'Q'
  /** On the wall of the dock, with the day where that is another one. */
  const timeAt = (at: string): string => {
    const wall = clockIn(pickup.zone || 'UTC', new Date(at))
    return wall.date === date ? formatTime(wall.time) : `${formatDate(wall.date)}, ${formatTime(wall.time)}`
  }
  const hear = (event: React.KeyboardEvent): void => {
    if (isLookOnly || !event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    acts.onBeside(pickup, event.key === 'ArrowLeft' ? -1 : 1)
  }
  const close = (): void => {
    setAsked(false)
    if (tried !== undefined) acts.onForget(pickup)
    opener.current?.focus()
  }
  return (
    <li
      className={classes.card}
      data-state={state}
      data-pickup={shipmentId}
      draggable={!isChoosing && !isLookOnly}
      onKeyDown={hear}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', String(shipmentId))
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <p className={classes.first}>
        <span>{windowText(pickup, t('dock.anyTime'))}</span>
        <StateMark state={state} />
      </p>
      <p className={classes.name}>
        {acts.canOpen ? <Link to={`/ShipmentDetails/${shipmentId}`}>{name}</Link> : <strong>{name}</strong>}
        {isUnbooked && <span className={classes.unbooked}>{t('dock.unbooked')}</span>}
      </p>
      <p>
        {CarrierName === '' ? t('dock.noCarrier') : `${CarrierName} (${CarrierSCAC})`}
        {TrailerNumber !== '' && ` · ${t('dock.trailer', { number: TrailerNumber })}`}
      </p>
      <p className={classes.to}>
        {[pickup.consignee, [pickup.consigneeCity, pickup.consigneeState].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {t('dock.load', {
          units: t('dock.units', { count: pickup.TotalQuantity }),
          weight: formatWeight(pickup.Totalweight),
        })}
      </p>
      {state === 'gone' && leftAt !== null && <p>{t('dock.leftAt', { time: timeAt(leftAt) })}</p>}
      {isHere && readyAt !== null && <p>{t('dock.readyBy', { time: timeAt(readyAt), who: pickup.readyBy })}</p>}
      {!isLookOnly && (
        <p className={classes.acts}>
          <button
            ref={opener}
            type="button"
            aria-expanded={isChoosing}
            aria-label={of(doorLabel)}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
            onClick={() => (isChoosing ? close() : setAsked(true))}
          >
            {doorLabel}
          </button>
          {isHere && (
            <button type="button" aria-label={of(readyLabel)} onClick={() => acts.onReady(pickup, readyAt === null)}>
              {readyLabel}
            </button>
          )}
          {shipmentStatus === 'T' && (
            <button type="button" aria-label={of(t('dock.left'))} onClick={() => acts.onLeft(pickup)}>
              {t('dock.left')}
            </button>
          )}
          {isUnbooked && acts.onAddOrders !== null && (
            <button type="button" aria-label={of(t('dock.addOrders'))} onClick={() => acts.onAddOrders?.(pickup)}>
              {t('dock.addOrders')}
            </button>
          )}
        </p>
      )}
      {isChoosing && (
        <DoorForm
          name={name}
          door={Door}
          doors={doors}
          tried={tried ?? ''}
          onChoose={door => {
            close()
            acts.onDoor(pickup, door)
          }}
          onClose={close}
        />
      )}
    </li>
  )
})
