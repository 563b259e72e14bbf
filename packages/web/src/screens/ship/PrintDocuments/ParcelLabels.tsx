import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LabelCard } from '../../../widgets/Labels/LabelCard.tsx'
import { WaitingRows } from './WaitingRows.tsx'

/** The labels of one shipment, each with its picture. */
export function ParcelLabels({ shipmentId }: { shipmentId: number }) {
  const { data, error, refetch } = useCall(ShipmentDetails, { body: { shipmentId } })
  useLive('', [ShipmentDetails], news => news.topic === 'booking')
  if (data !== undefined) return <LabelCard {...{ shipmentId }} labels={data.labels} currency={data.currency} />
  if (error === null) return <WaitingRows count={1} />
  return <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={() => void refetch()} />
}
