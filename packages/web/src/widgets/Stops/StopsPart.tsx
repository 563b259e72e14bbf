import { Skeleton } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import type { WireStop } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { PickupWindow } from '@waybill/domain'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useOpenEdit } from '../../ui/form/openEdits.ts'
import { PersonContext } from '../../ui/form/person.ts'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { PlannedStops } from './PlannedStops.tsx'
import { StopsEditor } from './StopsEditor.tsx'
import { keepsRoute } from './useKeptRoute.ts'

/**
 * The way to the stops of an order. One that is whole is saved first, so that stops and units have their numbers; of one that is
 * not, stops are planned, and added once it is. They open whatever the order can't be saved for: that may be one of them.
 */
export function StopsPart({
  saved,
  isWhole,
  planned,
  pickup,
  errors,
  onPlanned,
  onBrought,
  prepare,
  onSaved,
  onSettled,
  onShown,
}: {
  /** The shipment that is shown; null: it is not saved yet. Stops of it that this tab keeps are opened again. */
  saved: number | null
  /** Nothing is missing of the order but its stops. */
  isWhole: boolean
  planned: readonly WireStop[]
  /** The pickup as it is typed. */
  pickup: PickupWindow
  /** What the order could not be saved for, by its field. */
  errors: Readonly<Record<string, string>>
  /** The same function all along. */
  onPlanned: (next: (stops: readonly WireStop[]) => readonly WireStop[]) => void
  /** An entry of the address book was chosen for a stop. */
  onBrought: (entry: WireBookAddress) => void
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
  const [isPlanning, setPlanning] = useState(false)
  /** The order could not be saved first: the stops are those of the shipment as it was saved before. */
  const [isRefused, setRefused] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
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
  const assign = async (): Promise<void> => {
    const next = await prepare()
    setRefused(next === null)
    if (next === null && saved === null) setPlanning(true)
    setShipmentId(next ?? saved)
  }
  useOpenEdit('stopsPlanned', {
    isDirty: planned.length > 0 && shipmentId === null,
    settle: async () => {
      await assign()
      return false
    },
  })
  const added = useCallback(() => onPlanned(() => []), [onPlanned])
  if (shipmentId === null && (isPlanning || planned.length > 0)) {
    return <PlannedStops pickup={pickup} stops={planned} onChange={onPlanned} onBrought={onBrought} onAssign={assign} />
  }
  if (shipmentId === null) {
    return (
      <p>
        <ActionButton
          id="stops"
          variant="default"
          size="compact-sm"
          ref={opener}
          onAct={async () => {
            if (saved === null && !isWhole) setPlanning(true)
            else await assign()
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
    focusNext(() => opener.current)
  }
  const settle = (): Promise<boolean> => {
    shut()
    return onSettled()
  }
  return (
    <StopsEditor
      details={opened}
      refused={isRefused ? { errors, pickup } : null}
      planned={planned}
      onPlanned={added}
      onBrought={onBrought}
      // What is typed and not saved yet stays typed.
      onSaved={() => (isRefused ? void settle() : onSaved(shipmentId))}
      onSettled={settle}
      onClose={close}
    />
  )
}
