import { Skeleton } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { useState } from 'react'
import { explain } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { StopsEditor } from './StopsEditor.tsx'

/** The way to the stops of an order: it is saved first, so that stops and units have their numbers. */
export function StopsPart({
  prepare,
  onSaved,
}: {
  /** Saves what was typed; null when that was refused. */
  prepare: () => Promise<number | null>
  onSaved: (shipmentId: number) => void
}) {
  const t = useText()
  const [shipmentId, setShipmentId] = useState<number | null>(null)
  const { data, error, refetch, isFetching } = useCall(
    ShipmentDetails,
    { body: { shipmentId: shipmentId ?? 0 } },
    { enabled: shipmentId !== null, freshFor: 0, keepOld: false },
  )
  if (shipmentId === null) {
    return (
      <p>
        <ActionButton
          variant="default"
          size="compact-sm"
          onAct={async () => {
            setShipmentId(await prepare())
          }}
        >
          {t('stops.edit')}
        </ActionButton>{' '}
        <Hint inline small>
          {t('stops.why')}
        </Hint>
      </p>
    )
  }
  if (error !== null) return <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void refetch()} />
  if (data === undefined || (isFetching && data.shipmentId !== shipmentId)) return <Skeleton height={120} />
  return (
    <StopsEditor
      key={data.version}
      details={data}
      onSaved={() => onSaved(shipmentId)}
      onClose={() => setShipmentId(null)}
    />
  )
}
