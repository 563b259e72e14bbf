import { Button, Group } from '@mantine/core'
import { DisplayTrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/DisplayTrackingDetails.ts'
import { SettleTrackingEvent } from '@waybill/contract/calls/NewTrackingAPI/SettleTrackingEvent.ts'
import { DownloadPOD } from '@waybill/contract/calls/Shipment/DownloadPOD.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { WireTrackingEvent } from '@waybill/contract/wire/tracking.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useLive } from '../../../api/useLive.ts'
import { trackingStatusName } from '../../../texts/names.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatDate, formatTime } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ToChange } from '../../../ui/lookOnly.tsx'
import { notify } from '../../../ui/notify.ts'
import { Badge, type Tone } from '../../../ui/StatusBadge.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { isOffered } from './bookingStage.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Part } from './Part.tsx'
import classes from './Tracking.module.css'

const PAGE = 8
const PAGE_MAX = 100
const ANCHOR = 'tracking'

/** Where the freight is, as carriers, colleagues and holders of a link told it. */
export function Tracking({ details, onPanel }: { details: WireShipmentDetails; onPanel: (panel: OpenPanel) => void }) {
  const t = useText()
  const [shown, setShown] = useState(PAGE)
  const { shipmentId, shipmentStatus } = details
  const tracked = useCall(DisplayTrackingDetails, { body: { shipmentId, pageSize: Math.min(shown, PAGE_MAX) } })
  useLive(details.UniqueName, [DisplayTrackingDetails], news => news.topic === 'tracking' || news.topic === 'shipment')
  const isLedTo = useLocation().hash === `#${ANCHOR}`
  const isThere = tracked.data !== undefined
  useEffect(() => {
    if (isLedTo && isThere) document.getElementById(ANCHOR)?.scrollIntoView({ block: 'start' })
  }, [isLedTo, isThere])
  // Nobody has it yet whom its way could be heard from.
  const isOnRoad = (shipmentStatus === 'T' && !isOffered(details)) || shipmentStatus === 'A' || shipmentStatus === 'D'
  if (!isOnRoad && (tracked.data?.total ?? 0) === 0) return null
  const { data, error } = tracked
  return (
    <Part
      title={t('tracking.title')}
      anchor={ANCHOR}
      action={
        <Group gap="xs">
          {data?.files.some(file => file.kind === 'pod') && <PodButton uniqueName={details.UniqueName} />}
          <ChangeButton variant="default" onClick={() => onPanel({ kind: 'link' })}>
            {t('shipment.sendTracking')}
          </ChangeButton>
          <ChangeButton variant="default" onClick={() => onPanel({ kind: 'event' })}>
            {t('shipment.addEvent')}
          </ChangeButton>
        </Group>
      }
    >
      {error && <ErrorState {...explain(error, 'tracking.failed')} onRetry={() => void tracked.refetch()} />}
      {data?.total === 0 && <Hint>{t(nothingHeard(details), { carrier: details.booking.CarrierName })}</Hint>}
      <ol className={classes.tracked}>
        {data?.events.map(event => (
          <li key={event.eventId} data-off={event.takenBack}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {data && data.events.length < data.total && shown < PAGE_MAX && (
        <Button variant="default" onClick={() => setShown(PAGE_MAX)}>
          {t('tracking.older')} ({t('tracking.shown', { count: data.events.length, total: data.total })})
        </Button>
      )}
      <ToChange>
        <LinkButton onClick={() => onPanel({ kind: 'notice' })}>{t('shipment.noticeOpen')}</LinkButton>
      </ToChange>
    </Part>
  )
}

/** Only a carrier that is asked over its wire tells by itself. */
function nothingHeard({ shipmentStatus, booking }: WireShipmentDetails): TextKey {
  if (shipmentStatus === 'D') return 'shipment.noEventsEver'
  return booking.way === 'api' ? 'shipment.noEventsYet' : 'shipment.noEventsByItself'
}

function PodButton({ uniqueName }: { uniqueName: string }) {
  const t = useText()
  const save = async (): Promise<void> => {
    try {
      const { blob, name } = await fetchFile(DownloadPOD, { query: { UniqueName: uniqueName } })
      saveFile(name, blob)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton looks variant="default" onAct={save}>
      {t('shipment.downloadPod')}
    </ActionButton>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  preparedPickup: 'quiet',
  pickup: 'busy',
  inTransit: 'busy',
  delivered: 'good',
  problem: 'warn',
}

function Event({ event }: { event: WireTrackingEvent }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const { status, description, notes, localTime, City, State, source, takenBack, accepted } = event
  const [date = '', time = ''] = localTime.split('T')
  const place = [City, State].filter(text => text !== '').join(', ')
  const from =
    source === 'link' ? t('tracking.sourceLinkStaff') : source === 'staff' ? event.enteredBy : event.enteredBy
  return (
    <>
      <div className={classes.trackedHead}>
        <Badge tone={tones[status ?? ''] ?? 'quiet'}>
          {status === null ? t('tracking.unmapped', { code: event.code }) : trackingStatusName(status)}
        </Badge>
        <time dateTime={localTime}>
          {formatDate(date)}, {formatTime(time)}
        </time>
        {place !== '' && <span>{place}</span>}
        <Hint inline>{from}</Hint>
        {!takenBack && (
          <span className={classes.trackedActs}>
            {!accepted && <AcceptButton eventId={event.eventId} />}
            <ToChange>
              <LinkButton onClick={() => setAsks(!asks)} aria-expanded={asks}>
                {t('shipment.takeBack')}
              </LinkButton>
            </ToChange>
          </span>
        )}
      </div>
      {description !== '' && <p>{description}</p>}
      {notes !== '' && <Hint>{notes}</Hint>}
      {!accepted && !takenBack && <Hint>{t('shipment.waitsForYou')}</Hint>}
      {takenBack && <Hint>{t('tracking.takenBack', { why: event.takenBackWhy })}</Hint>}
      {asks && !takenBack && <TakeBack eventId={event.eventId} onDone={() => setAsks(false)} />}
    </>
  )
}

function AcceptButton({ eventId }: { eventId: number }) {
  const t = useText()
  const { mutateAsync } = useChange(SettleTrackingEvent, [DisplayTrackingDetails, ...shipmentReads])
  const accept = async (): Promise<void> => {
    try {
      await mutateAsync({ query: { flag: 'accept' }, body: { eventId } })
      notify.done(t('shipment.eventAccepted'))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton size="compact-sm" onAct={accept}>
      {t('shipment.accept')}
    </ActionButton>
  )
}

/** Striking an event asks why; where it had moved the shipment, the shipment's own actions move it back. */
function TakeBack({ eventId, onDone }: { eventId: number; onDone: () => void }) {
  const t = useText()
  const [comments, setComments] = useState('')
  const [fault, setFault] = useState('')
  const { mutateAsync } = useChange(SettleTrackingEvent, [DisplayTrackingDetails, ...shipmentReads])
  const act = async (): Promise<void> => {
    if (comments.trim() === '') return setFault(t('issues.required'))
    try {
      await mutateAsync({ query: { flag: 'takeBack' }, body: { eventId, comments } })
      notify.done(t('shipment.eventTakenBack'))
      onDone()
    } catch (error) {
      setFault(explainShort(error))
    }
  }
  const id = `why-${eventId}`
  return (
    <div className={classes.takeBack}>
      <label htmlFor={id}>{t('shipment.takeBackWhy')}</label>
      <input
        id={id}
        value={comments}
        maxLength={500}
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={event => setComments(event.currentTarget.value)}
      />
      {fault !== '' && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault}
        </p>
      )}
      <Group gap="xs">
        <ActionButton size="compact-sm" onAct={act}>
          {t('shipment.takeBack')}
        </ActionButton>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {t('actions.cancel')}
        </Button>
      </Group>
    </div>
  )
}
