import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { type TextKey, useText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Instead of a copy that would lack the stops between the first and the last. */
export function NoCopy({ title, shipmentId }: { title: TextKey; shipmentId: number }) {
  const t = useText()
  return (
    <>
      <PageHeader title={t(title)} />
      <EmptyState
        title={t('order.noCopyTitle')}
        why={t('order.noCopyWhy')}
        action={
          <Button component={Link} to={`/ShipmentDetails/${shipmentId}`} variant="default">
            {t('track.openShipment')}
          </Button>
        }
      />
    </>
  )
}
