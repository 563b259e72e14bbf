import { Skeleton } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { use, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useOpenEdit } from '../../ui/form/openEdits.ts'
import { PersonContext } from '../../ui/form/person.ts'
import { StopsEditor } from './StopsEditor.tsx'
import { keepsRoute } from './useKeptRoute.ts'

/** The way to the stops of an order: it is saved first, so that stops and units have their numbers. */
export function StopsPart({
  saved,
  prepare,
  onSaved,
  onSettled,
  onShown,
}: {
  /** The shipment that is shown; null: it is not saved yet. Stops of it that this tab keeps are opened again. */
  saved: number | null
  /** Saves what was typed; null when that was refused. */
  prepare: () => Promise<number | null>
  onSaved: (shipmentId: number) => void
  /** The stops were saved by what the page does next; false when something has to be chosen before it goes on. */
  onSettled: () => Promise<boolean>
  /** Whether the stops stand here, with their map; the same function all along. */
  onShown: (isShown: boolean) => void
}) {
  const t = useText()
  const person = use(PersonContext)
  const [kept] = useState(() => (saved !== null && keepsRoute(person, saved) ? saved : null))
  const [shipmentId, setShipmentId] = useState<number | null>(kept)
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<WireShipmentDetails | null>(null)
  const { data, error, refetch, isFetching } = useCall(
    ShipmentDetails,
    { body: { shipmentId: shipmentId ?? 0 } },
    { enabled: shipmentId !== null, freshFor: 0, keepOld: false },
  )
  const isShown = opened !== null
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [onShown, isShown])
  // Until they stand here again, no price is of the way that was meant.
  useOpenEdit('stopsKept', {
    isDirty: kept !== null && shipmentId === kept && opened === null,
    settle: async () => false,
  })
  if (shipmentId === null) {
    return (
      <p>
        <ActionButton
          variant="default"
          size="compact-sm"
          ref={opener}
          onAct={async () => {
            setShipmentId(await prepare())
          }}
        >
          {t('stops.edit')}
        </ActionButton>
      </p>
    )
  }
  // What is edited goes on from what it began with: news of the shipment, such as a note, must not take its place.
  if (opened === null && data?.shipmentId === shipmentId && !isFetching) setOpened(data)
  if (error !== null && opened === null)
    return <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void refetch()} />
  if (opened === null) return <Skeleton height={120} />
  const shut = (): void => {
    setOpened(null)
    setShipmentId(null)
  }
  const close = (): void => {
    shut()
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <StopsEditor
      details={opened}
      onSaved={() => onSaved(shipmentId)}
      onSettled={() => {
        shut()
        return onSettled()
      }}
      onClose={close}
    />
  )
}
