import { Skeleton } from '@mantine/core'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TakeBackOffers } from '../../../widgets/Quotes/TakeBackOffers.tsx'
import { isOffered } from './bookingStage.ts'

/**
 * A form that changes what carriers are being offered: while they are, the offers are taken back first, and the form
 * follows.
 */
export function ChangeOffered({
  details,
  onClose,
  children,
}: {
  details: WireShipmentDetails
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  const { shipmentId } = details
  const isBeingOffered = isOffered(details)
  const { data, isFetching, refetch } = useCall(GetTenderRounds, { body: { shipmentId } }, { enabled: isBeingOffered })
  if (!isBeingOffered) return children
  const open = data?.rounds.find(({ state }) => state === 'open')
  if (open !== undefined) {
    // The shipment is loaded again with it, and is no longer offered by then.
    return <TakeBackOffers roundId={open.roundId} isFirst onDone={() => void refetch()} onClose={onClose} />
  }
  if (data !== undefined && !isFetching) return children
  return (
    <Panel title={t('offers.takeBackTitle')} onClose={onClose}>
      <Skeleton height={120} radius={2} />
    </Panel>
  )
}
