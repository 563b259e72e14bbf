import '../../../texts/address.ts'
import '../../../texts/hazmat.ts'
import '../../../texts/order.ts'
import '../../../texts/way.ts'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { signedInUser } from '../../../api/session.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { useEscape } from '../../../ui/keys/escapeStack.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { SameDay } from '../../../widgets/Consolidation/SameDay.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { ByItems } from './ByItems.tsx'
import { ByPallets } from './ByPallets.tsx'
import classes from './MultipleOrders.module.css'

/** Whether the person sets items by pallets rather than by items (user details, IsPalletItemGrid). */
const startsByPallets = (): boolean => signedInUser()?.IsPalletItemGrid === 'true'

/**
 * What is on one shipment that orders became: its items, cartons and pallets, with what nobody knows of them yet.
 * @param isOfSheet closing leads back to a result sheet
 * @param onNext to the shipment after it; null: it is the last one shown
 */
export function SetItems({
  shipmentId,
  isOfSheet,
  onNext,
  onClose,
}: {
  shipmentId: number
  isOfSheet: boolean
  onNext: (() => void) | null
  onClose: () => void
}) {
  const t = useText()
  const [grid, setGrid] = useState<'items' | 'pallets'>(() => (startsByPallets() ? 'pallets' : 'items'))
  const shipment = useCall(ShipmentDetails, { body: { shipmentId } }, { keepOld: false })
  const pallets = useCall(getPalletConfigData, {}, { freshFor: 60_000 })
  useLive(shipment.data?.UniqueName ?? null, [ShipmentDetails], news => news.topic === 'shipment')
  const close = (): void => leaveGuards.ask(onClose)
  useEscape(true, close)
  const error = shipment.error ?? pallets.error
  const details = shipment.data
  const isThere = details !== undefined && pallets.data !== undefined
  const next = onNext === null ? null : () => leaveGuards.ask(onNext)
  return (
    <section className={classes.set} aria-label={t('multipleOrders.setTitle')}>
      <header className={classes.setHead}>
        <Button variant="default" onClick={close}>
          {t(isOfSheet ? 'sheet.back' : 'multipleOrders.backToList')}
        </Button>
        {details !== undefined && (
          <h2>
            {shipmentName(details)} → {details.shipment.Destination.CompanyName}, {details.shipment.Destination.City}
          </h2>
        )}
        <SegmentedControl
          size="xs"
          aria-label={t('multipleOrders.grid')}
          value={grid}
          onChange={value => leaveGuards.ask(() => setGrid(value === 'pallets' ? 'pallets' : 'items'))}
          data={[
            { value: 'items', label: t('multipleOrders.byItems') },
            { value: 'pallets', label: t('multipleOrders.byPallets') },
          ]}
        />
        {next !== null && (
          <Button variant="default" onClick={next}>
            {t('multipleOrders.next')}
          </Button>
        )}
      </header>
      {!isThere && error !== null && (
        <ErrorState
          {...explain(error, 'orders.readFailed')}
          onRetry={() => void Promise.all([shipment.refetch(), pallets.refetch()])}
        />
      )}
      {!isThere && error === null && <Skeleton height={240} radius={2} />}
      {details !== undefined && <SameDay shipment={details} />}
      {isThere && details.shipmentStatus !== 'O' && (
        <p className={classes.moved} role="status">
          {t('multipleOrders.movedOn')} <StatusBadge status={details.shipmentStatus} />
        </p>
      )}
      {isThere &&
        details.shipmentStatus === 'O' &&
        (grid === 'items' ? (
          <ByItems key={details.shipmentId} details={details} onNext={onNext} onClose={onClose} />
        ) : (
          <ByPallets
            key={details.shipmentId}
            details={details}
            pallets={pallets.data.palletConfig}
            onNext={onNext}
            onClose={onClose}
          />
        ))}
    </section>
  )
}
